import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Stretch } from '../../../src/check/inspection/readStretches.ts';
import { piecesOf } from '../../../src/check/markup/markupPieces.ts';

/** The texts of the pieces of a stretch, which begins and ends where brackets stand in the text. */
function texts(kind: Stretch['kind'], marked: string) {
  const [before = '', inner = '', after = ''] = marked.split(/[⟦⟧]/);
  const stretch = { kind, start: before.length, end: before.length + inner.length };
  return piecesOf(stretch, before + inner + after).map((piece) => [piece.kind, piece.text, piece.from]);
}

describe('the pieces of a stretch', () => {
  it('are the first line of a fence, and its code', () => {
    assert.deepEqual(texts('fence', 'One\n\n⟦```js a\nx\ny\n```⟧\n'), [
      ['info', '```js a\n', 5],
      ['fence', 'x\ny', 13],
    ]);
    assert.deepEqual(texts('fence', '⟦    code⟧\n'), []);
  });

  it('are text with the signs around it, and code without', () => {
    assert.deepEqual(texts('text', 'a [⟦words⟧](/b) c'), [['text', '[words]', 2]]);
    assert.deepEqual(texts('code', 'a ⟦`b`⟧ c'), [['code', '`b`', 2]]);
    assert.deepEqual(texts('autolink', 'a ⟦https://a.example⟧ c'), []);
  });

  it('go up to the end of a comment of MDX, of the mark of a reviewer, and of an address with its size', () => {
    assert.deepEqual(texts('text', '⟦a {/* ⟧`b` */} c'), [['text', 'a {/* `b` */}', 0]]);
    assert.deepEqual(texts('text', '⟦a {++ ⟧`b` ++} c'), [['text', 'a {++ `b` ++}', 0]]);
    assert.deepEqual(texts('text', '⟦![a](⟧https://a.example =9x9) c'), [['text', '![a](https://a.example =9x9)', 0]]);
    assert.deepEqual(texts('text', '⟦a {/* ⟧`b`\n\nc */}'), [['text', 'a {/* `', 0]]);
  });
});
