import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { documentElementsOf } from '../../parsedHtml.ts';

const TABLE = '| a | b |\n| - | - |\n| 1 | 2 |';

/** What is told of a page, and where browsers see the cells of its tables and what stands behind the page. */
function read(source: string, path = 'a.mdx') {
  const components = { Box: () => null };
  const { html, diagnostics } = compileText(source, { path, components });
  const elements = documentElementsOf(
    `<body><div><main><article>${html}</article><footer></footer></main></div></body>`,
  );
  const footer = elements.find(({ tag }) => tag === 'footer');
  return {
    told: diagnostics.map(({ code, place, message }) => `${code} ${place?.line}:${place?.column} ${message}`),
    cells: elements.filter(({ tag, path: around }) => /^t[dh]$/.test(tag) && around.at(-1) === 'tr').length,
    footer: footer?.path.join(' '),
  };
}

describe('table parts', () => {
  it('takes away a table that stands within another, where browsers would end the page around it', () => {
    assert.deepEqual(read(`<table>\n\n${TABLE}\n\n</table>\n\nWords.\n`), {
      told: ['dropped-html 3:1 `<table>` is removed and its content kept: it cannot stand directly within `<table>`.'],
      cells: 4,
      footer: 'html body div main',
    });
    const inRow = read(`<table><tbody><tr><div>\n\n${TABLE}\n\n</div></tr></tbody></table>\n`);
    assert.match(String(inRow.told), /^dropped-html 3:1 .* within `<tr>`\.$/);
    assert.equal(inRow.footer, 'html body div main');
  });

  it('takes away a cell within a cell, which is left where an element of SVG around it goes', () => {
    const inMarkdown = read('| a | |\n| - | - |\n| e<table><svg> |\n', 'a.md');
    assert.match(String(inMarkdown.told), /^dropped-html 3:11 `<svg>` is removed[^,]*$/);
    assert.equal(inMarkdown.footer, 'html body div main');
    const inMdx = read('<table><tbody><tr><td>a<td>b</td><table></table></td></tr></tbody></table>\n');
    assert.match(String(inMdx.told), /^dropped-html 1:24 `<td>` is removed .* within `<td>`\.$/);
    assert.equal(inMdx.footer, 'html body div main');
  });

  it('keeps tables in cells, after one another, and parts in components, of which nobody knows what is around them', () => {
    for (const source of [
      `<table><tbody><tr><td>\n\n${TABLE}\n\n</td></tr></tbody></table>\n`,
      `<table><caption>c</caption><colgroup><col /></colgroup><tr><td>1</td></tr></table>\n\n${TABLE}\n`,
      '<tr><td>1</td></tr>\n',
    ])
      assert.deepEqual(read(source).told, [], source);
    assert.deepEqual(
      read('<table><tbody><tr><td><Box><tr><td>1</td></tr></Box></td></tr></tbody></table>\n').told.filter((one) =>
        one.startsWith('dropped-html'),
      ),
      [],
    );
  });
});
