import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasConstant, isBlockStart, tagsOf } from '../../../src/markdown/mdx/componentTags.ts';
import type { TreeNode } from '../../../src/markdown/tree.ts';

/** An element that begins at the first bracket of a text, and ends at the last. */
function elementIn(text: string): TreeNode {
  const point = (offset: number) => ({ line: 1, column: 1, offset });
  const name = /<([\w.]+)/.exec(text)?.[1] ?? '';
  return { type: '', name, position: { start: point(text.indexOf('<')), end: point(text.lastIndexOf('>') + 1) } };
}

const tagsIn = (text: string) => {
  const tags = tagsOf(elementIn(text), text);
  return tags && [tags.opening.text, tags.closing?.text, tags.closing?.offset];
};

describe('tagsOf', () => {
  it('reads the tags of an element, whatever its values hold', () => {
    assert.deepEqual(tagsIn('x <A>b</A> y'), ['<A>', '</A>', 6]);
    assert.deepEqual(tagsIn('<A b="c > d" e={{ f: 1 }}\n  g>h</A>'), ['<A b="c > d" e={{ f: 1 }}\n  g>', '</A>', 31]);
    assert.deepEqual(tagsIn('<A.B c />'), ['<A.B c />', undefined, undefined]);
  });

  it('reads none that are not clear', () => {
    for (const text of ['<A {...b}>c</A>', '<A>b</A >', '<A b={{ c: { d: {} } }}>e</A>'])
      assert.equal(tagsIn(text), undefined, text);
    assert.equal(tagsOf({ type: '', name: 'A' }, '<A>'), undefined);
  });
});

describe('isBlockStart', () => {
  it('holds for words that would begin a heading, an item, a quote or code', () => {
    for (const text of ['# a', '> a', ' - a', '1. a', '2) a', '::: a', '```js', '~~~', '[a]: b', '[^a]: b', 'import a'])
      assert.equal(isBlockStart(text), true, text);
    for (const text of ['a', '#a', '*a* b', '-5', '1.5', '[a](b)', 'a - b', 'important', '`a`'])
      assert.equal(isBlockStart(text), false, text);
  });
});

describe('hasConstant', () => {
  it('holds for a value in braces that is no text', () => {
    const at = (text: string) => hasConstant({ offset: 0, text }, ['a', 'b']);
    for (const text of ['<A a={B}>', '<A x="y" b = { B.c }>', '<A a={`${B}`}>']) assert.equal(at(text), true, text);
    for (const text of ['<A a="B">', '<A c={B}>', '<A a={"B"}>', '<A>']) assert.equal(at(text), false, text);
  });
});
