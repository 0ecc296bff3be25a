import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutBlock } from '../../../src/markdown/parse/withoutBlock.ts';
import { compileText, sourceOf } from '../../compileText.ts';

describe('withoutBlock', () => {
  it('leaves out a paragraph, and all else where it is', () => {
    const body = (text: string, line: number) => withoutBlock(sourceOf('a.mdx', text), line)?.body;
    assert.equal(body('# A\n\none\ntwo\n\nthree\n', 4), '# A\n\n   \n   \n\nthree\n');
    assert.equal(body('one\n\ntwo', 3), 'one\n\n   ');
    assert.equal(body('one\n \ntwo\n\t\nthree', 3), 'one\n \n   \n\t\nthree');
    for (const [text, line] of [
      ['one\n\ntwo', 2],
      ['one', 0],
      ['one', 9],
      ['one\n```js\na\n```', 1],
      [':::tip\na\n:::', 2],
      ['<Tabs>\na', 2],
    ] as const)
      assert.equal(body(text, line), undefined, text);
  });

  it('lets a page with a fault of MDX tell what else is wrong with it', () => {
    for (const parser of ['satteri', 'remark'] as const) {
      const { diagnostics, links, headings } = compileText(
        '[one](./a.md)\n\na < b and <foo\n\n## Part\n\n<Nope />\n\ntext {a b}\n\n[two](./b.md)\n',
        { path: 'page.mdx', parser },
      );
      assert.deepEqual(
        diagnostics.map(({ code, place }) => `${code} ${place?.line}`),
        ['mdx-syntax 3', 'unknown-component 7'],
        parser,
      );
      assert.deepEqual(
        links.map(({ url, place }) => `${url} ${place.line}`),
        ['./a.md 1', './b.md 11'],
      );
      assert.deepEqual(
        headings.map(({ slug }) => slug),
        ['part'],
      );
    }
  });
});
