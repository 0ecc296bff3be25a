import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { namedPartial, partialPart, partialPath, partMeant } from '../../../src/markdown/mdx/partialPart.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await Promise.all([loadParser('satteri'), loadParser('remark')]);

const TEXT = `---
title: Part
---

Before.

## What's new

One [link][a] and a note[^1].

### Deeper

Two.

\`\`\`sh
## No heading
\`\`\`

## Other {#own}

<!-- #region tip -->
Three.
<!-- #region inner -->
Four.
<!-- #endregion inner -->
<!-- #endregion tip -->

## What's new

Five.

[a]: /a/
[b]: /b/
[^1]: A note, [b].

    More of it.
`;

describe('partialPart', () => {
  for (const parser of ['satteri', 'remark'] as const) {
    const parse = parserFor(parser);
    const shown = (part: string) =>
      partialPart(sourceOf('_a.md', TEXT), part, parse)
        ?.body.split('\n')
        .filter((line) => line.trim() !== '');
    const definitions = ['[a]: /a/', '[b]: /b/', '[^1]: A note, [b].', '    More of it.'];

    it(`is the section of a heading, with what it refers to (${parser})`, () => {
      const code = ['```sh', '## No heading', '```'];
      const [one, deeper] = ['One [link][a] and a note[^1].', ['### Deeper', 'Two.', ...code]];
      assert.deepEqual(shown('what-s-new'), ["## What's new", one, ...deeper, ...definitions]);
      assert.deepEqual(shown('deeper'), deeper);
      assert.deepEqual(shown('what-s-new-2'), ["## What's new", 'Five.', ...definitions]);
      assert.deepEqual(shown('own')?.[0], '## Other {#own}');
    });

    it(`is what stands between marks, or lines by their numbers in the file (${parser})`, () => {
      assert.deepEqual(shown('tip'), ['Three.', 'Four.']);
      assert.deepEqual(shown('inner'), ['Four.']);
      assert.deepEqual(shown('L5-L7'), ['Before.', "## What's new"]);
      assert.deepEqual(shown('L13'), ['Two.']);
    });

    it(`keeps its places, and is not there under another name (${parser})`, () => {
      const whole = sourceOf('_a.md', TEXT);
      const { body = '' } = partialPart(whole, 'tip', parse) ?? {};
      assert.equal(body.length, whole.body.length);
      assert.equal(body.indexOf('Three.'), whole.body.indexOf('Three.'));
      for (const part of ['none', 'no-heading', 'L99']) assert.equal(shown(part), undefined, part);
      assert.equal(partMeant(whole, 'depper', parse), 'deeper');
      assert.equal(partMeant(whole, 'iner', parse), 'inner');
      assert.equal(partMeant(whole, 'something-else', parse), undefined);
    });
  }
});

describe('namedPartial', () => {
  it('is a path, and a part behind it', () => {
    assert.deepEqual(namedPartial('./_a.md#b'), { src: './_a.md', part: 'b' });
    assert.deepEqual(namedPartial('./_a.mdx'), { src: './_a.mdx', part: '' });
    assert.deepEqual(namedPartial('_c#.mdx'), { src: '_c#.mdx', part: '' });
  });
});

describe('partialPath', () => {
  const paths: readonly [src: string, from: string, path: string][] = [
    ['/_a.mdx', 'guides/deep/page.mdx', '_a.mdx'],
    ['_a.mdx', 'page.mdx', '_a.mdx'],
    ['./_a.mdx', 'guides/page.mdx', 'guides/_a.mdx'],
    ['../_a.mdx', 'guides/page.mdx', '_a.mdx'],
    ['../../../_a.mdx', 'guides/page.mdx', '_a.mdx'],
    ['/x/../_a.mdx', 'guides/page.mdx', '_a.mdx'],
    ['./_e\u0301.mdx', 'page.mdx', '_\u00e9.mdx'],
  ];
  for (const [src, from, path] of paths) {
    it(`leads from ${from} by ${src} to ${path}`, () => assert.equal(partialPath(src, from), path));
  }
});
