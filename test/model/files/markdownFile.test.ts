import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isMarkdown, withoutEnding } from '../../../src/model/files/markdownFile.ts';

describe('isMarkdown', () => {
  it('goes by the ending, in any case', () => {
    for (const path of ['a.md', 'b/c.mdx', 'b/_part.md', 'README.MD']) assert.equal(isMarkdown(path), true, path);
    for (const path of ['a.markdown', 'a.md.txt', 'md', 'a.mdxx']) assert.equal(isMarkdown(path), false, path);
  });
});

describe('withoutEnding', () => {
  it('takes the ending of Markdown away, and no other', () => {
    for (const [path, trunk] of [
      ['a/b.md', 'a/b'],
      ['README.MDX', 'README'],
      ['v1.2.md', 'v1.2'],
      ['a.md.md', 'a.md'],
      ['a.png', 'a.png'],
    ])
      assert.equal(withoutEnding(path ?? ''), trunk);
  });
});
