import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shownFrontmatter } from '../../../src/check/markup/shownFrontmatter.ts';
import { sourceOf } from '../../compileText.ts';

const told = (frontmatter: string) =>
  shownFrontmatter(sourceOf('a.md', `---\n${frontmatter}\n---\n\nWords.\n`)).map(
    ({ code, message, place }) => `${code} ${place?.line} ${/`(.*?)` in/.exec(message)?.[1]}`,
  );

describe('shownFrontmatter', () => {
  it('tells of Markdown and tags in words that are shown as a text', () =>
    assert.deepEqual(told('title: The **whole** one\ndescription: See [Axios](https://a.example/b) for it'), [
      'unread-markup 2 **whole**',
      'unread-markup 3 [Axios](https://a.example/b)',
    ]));

  it('says nothing of code, of signs that are meant, and of keys that readers do not see', () => {
    for (const words of [
      '`**kwargs** and `',
      '2**3 and 3**2',
      'a[0](x) [beta]',
      'src/**/*.ts and **/*.md',
      '`Map<b>x</b>`',
    ])
      assert.deepEqual(told(`title: "${words}"`), [], words);
    assert.deepEqual(told('keywords: ["**a**"]'), []);
    assert.deepEqual(told('title: A <em>new</em> one'), ['unread-markup 2 <em>new</em>']);
  });
});
