import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sortDiagnostics } from '../../../src/model/diagnostic.ts';
import { compileText } from '../../compileText.ts';

describe('what could run code, or is a style', () => {
  it('tells of styles where they belong, and of those of elements once a page', () => {
    const text =
      '<p style="color: red">a</p>\n\n<b STYLE="x">b</b> and <i style="y">c</i>\n\n<style>p { color: red }</style>\n\n<i style="z">d</i>\n';
    assert.deepEqual(
      sortDiagnostics(compileText(text, { path: 'a.md' }).diagnostics).map(
        ({ code, place, message, hint }) => `${code} ${place?.line}:${place?.column} ${message} ${hint?.slice(0, 38)}`,
      ),
      [
        'unsafe-html 1:4 `style` is removed, and 2 more like it on this page: the security policy of pages allows no styles in them. delete it; an image has `width="300"`,',
        'unsafe-html 3:4 `STYLE` is removed: the security policy of pages allows no styles in them. delete it; an image has `width="300"`,',
        'unsafe-html 5:1 `<style` is removed: the security policy of pages allows no styles in them. write the styles in `site/site.css`',
      ],
    );
  });

  it('says where what belongs in the head of a page is written', () => {
    const hintsIn = (text: string, path: string) => compileText(text, { path }).diagnostics.map(({ hint }) => hint);
    const hint =
      'write it in `head` of the front matter: `[{tag: meta, attributes: {name: author, content: A. Name}}]`';
    const text = '<head>\n<meta name="a" content="b" />\n</head>\n\nWords.\n';
    assert.deepEqual(hintsIn(text, 'a.md'), [hint, hint]);
    assert.deepEqual(hintsIn(text, 'a.mdx'), [hint]);
    assert.deepEqual(hintsIn('<object data="a"></object>\n', 'a.md'), [
      'use Markdown, or a component in an `.mdx` page',
    ]);
  });
});
