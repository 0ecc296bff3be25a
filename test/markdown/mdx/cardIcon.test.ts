import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { iconKind } from '../../../src/markdown/mdx/cardIcon.ts';
import { safeHtml } from '../../../src/model/brands.ts';
import { compileText, type Surroundings } from '../../compileText.ts';

it('an icon is a picture by its path, or a character; names are none', () => {
  const kinds = (values: readonly unknown[]) => [...new Set(values.map(iconKind))];
  assert.deepEqual(kinds(['./a.svg', '../a.png', '/icons/a', 'a.svg', 'a.SVG?x#y', 'https://a.example/a']), [
    'picture',
  ]);
  assert.deepEqual(kinds(['★', ' 👩‍💻 ', '1', '→', 'ß']), ['character']);
  assert.deepEqual(kinds(['star', 'b', 'a:b', 'a.svgz', 'Звезда', '', ' ', true, undefined, {}]), [undefined]);
});

describe('the icon of a card', () => {
  const compile = (icon: string, surroundings: Surroundings = {}) =>
    compileText(`# A\n\n<Card title="B" ${icon} />\n`, {
      path: 'guides/a.mdx',
      assets: ['guides/a.svg', 'a.png'],
      pictures: { '/guides/a.svg': { width: 24, height: 24 }, '/a.png': { width: 48, height: 40 } },
      base: '/docs/',
      ...surroundings,
    });
  const iconOf = (html: string) =>
    /<div class="card"><div class="card-icon" aria-hidden="true"><span>(.*?)<\/span><\/div>/.exec(html)?.[1];

  it('is a character as it stands', () => {
    const { html, diagnostics, markdown } = compile('icon="<3"');
    assert.equal(iconOf(html), '&lt;3');
    assert.deepEqual(diagnostics, []);
    assert.equal(markdown, '# A\n\n- **B**\n');
  });

  it('is a picture at its size, without words, checked like any other', () => {
    const { html, links, pictures, diagnostics } = compile('icon="/a.png"');
    assert.equal(iconOf(html), '<img src="/docs/a.png" alt="" decoding="async" width="48" height="40">');
    assert.deepEqual(
      links.map(({ kind, url, href, place }) => [kind, url, href, `${place.line}:${place.column}`]),
      [['image', '/a.png', '/docs/a.png', '3:23']],
    );
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(
      pictures.map(({ drawing }) => drawing),
      [''],
    );
    assert.deepEqual(
      compile('icon="mailto:a@b.example/a.svg"').diagnostics.map(({ code }) => code),
      ['unsafe-url'],
    );
  });

  it('is a drawing in the page where it takes the color of the text', () => {
    const drawing = { html: safeHtml('<svg><path d="M4 4"></path></svg>'), hash: 'h' };
    const { html, links, pictures } = compile('icon="./a.svg"', { drawings: { '/guides/a.svg': drawing } });
    assert.equal(iconOf(html), drawing.html);
    assert.deepEqual(
      [links.length, pictures],
      [1, [{ path: '/guides/a.svg', size: { width: 24, height: 24 }, drawing: 'h' }]],
    );
  });

  it('is none where it is a name', () => {
    const { html, diagnostics } = compile('icon="star"');
    assert.match(html, /<div class="card"><p class="card-title">B/);
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      ['unread-markup'],
    );
  });
});
