import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { keyBlock } from '../../../src/content/frontmatter/keyBlock.ts';

/** The value of the key in a line, and the text without it. */
function taken(text: string, line: number) {
  const block = keyBlock('a.md', text, line);
  return block === undefined ? undefined : [block.value, correctText(text, [block.deletion]).text];
}

describe('keyBlock', () => {
  it('is a key with all lines that belong to it', () => {
    assert.deepEqual(taken('---\na: [x, y]\nb: 1\n---\n', 2), [['x', 'y'], '---\nb: 1\n---\n']);
    assert.deepEqual(taken('---\nb: 1\na:\n  - x\n\n  - y\n---\n', 3), [['x', 'y'], '---\nb: 1\n---\n']);
    assert.deepEqual(taken('---\nb: 1\na:\n- x\n- y # z\n---\ntext\n', 3), [['x', 'y'], '---\nb: 1\n---\ntext\n']);
    assert.deepEqual(taken('---\na:\n  - x\n# note\nb: 1\n---\n', 2), [['x'], '---\n# note\nb: 1\n---\n']);
  });

  it('may have spaces before the colon, or stand in quotes', () => {
    for (const key of ['a ', '"a"', "'a' "])
      assert.deepEqual(taken(`---\nb: 1\n${key}: x\n---\n`, 3), ['x', '---\nb: 1\n---\n'], key);
  });

  it('goes on behind a comment', () => {
    const list = 'a:\n- x\n# once\n- y\n\n# twice\n- z\n';
    assert.deepEqual(taken(`---\n${list}# of b\n\n# too\nb: 1\n---\n`, 2), [
      ['x', 'y', 'z'],
      '---\n# of b\n\n# too\nb: 1\n---\n',
    ]);
  });

  it('is read and deleted in every kind of file', () => {
    assert.deepEqual(taken('\ufeff---\r\na:\r\n  - x\r\nb: 1\r\n---\r\n', 2), [['x'], '\ufeff---\r\nb: 1\r\n---\r\n']);
  });

  it('is none where its lines are no key by themselves', () => {
    for (const text of ['---\na: [x,\n---\n', '---\n- a\n---\n', '---\na: *b\n---\n', '---\na: 1'])
      assert.equal(taken(text, 2), undefined, text);
  });
});
