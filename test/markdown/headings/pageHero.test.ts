import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText, type Surroundings } from '../../compileText.ts';

const SITE: Surroundings = {
  path: 'guides/a.md',
  base: '/docs/',
  siteUrl: 'https://a.example/docs',
  files: { 'guides/b.md': '# B\n' },
  assets: ['/box.png', '/drawing.svg'],
  pictures: { '/box.png': { width: 80, height: 60 } },
};

const compile = (yaml: string, more: Surroundings = {}) =>
  compileText(`---\ntitle: A\ndescription: What it is.\n${yaml}\n---\n\nWords.\n`, { ...SITE, ...more });

const HERO = `hero:
  image: /box.png
  actions:
    - { text: Begin, link: ./b.md }
    - { text: "[Code]", link: https://c.example/x_(y)?a b }
    - { text: Below, link: "#x" }`;

describe('pageHero', () => {
  for (const parser of ['satteri', 'remark'] as const)
    it(`has its addresses resolved as those of the page, with the size of its picture: ${parser}`, () => {
      const { hero, links, pictures, diagnostics } = compile(HERO, { parser });
      assert.deepEqual(hero, {
        images: [{ src: '/docs/box.png', width: 80, height: 60 }],
        actions: [
          { text: 'Begin', href: '/docs/guides/b/' },
          { text: '[Code]', href: 'https://c.example/x_(y)?a b', external: true },
          { text: 'Below', href: '#x' },
        ],
      });
      assert.deepEqual(pictures, [{ path: '/box.png', size: { width: 80, height: 60 } }]);
      assert.deepEqual(
        links.map(({ kind, url, fromFile, place, inYaml }) => [
          kind,
          url,
          fromFile,
          `${place.line}:${place.column}`,
          inYaml,
        ]),
        [
          ['image', '/box.png', '', '5:10', true],
          ['link', './b.md', 'guides/a.md', '7:28', true],
          ['link', 'https://c.example/x_(y)?a b', 'guides/a.md', '8:31', true],
          ['link', '#x', 'guides/a.md', '9:29', true],
        ],
      );
      assert.deepEqual(diagnostics, []);
    });

  it('names the smaller copies of its picture', () => {
    const { hero, pictures } = compile('hero:\n  image: /box.png', {
      copies: { '/box.png': { sum: 'abc', widths: [40, 80] } },
    });
    assert.deepEqual(hero?.images, [
      {
        src: '/docs/box.png',
        width: 80,
        height: 60,
        srcSet: '/docs/assets/pictures/40.abc.webp 40w, /docs/assets/pictures/80.abc.webp 80w',
        sizes: 'min(44rem, 100vw)',
      },
    ]);
    assert.equal(pictures[0]?.copies?.sum, 'abc');
  });

  it('has a picture for dark pages, each told of in its place', () => {
    const { hero, diagnostics } = compile('hero:\n  image:\n    light: /box.png\n    dark: javascript:x');
    assert.deepEqual(hero?.images, [{ src: '/docs/box.png', width: 80, height: 60 }]);
    assert.deepEqual(
      diagnostics.map(({ code, place }) => `${code} ${place?.line}:${place?.column}`),
      ['unsafe-url 7:11'],
    );
    assert.deepEqual(
      compile('hero:\n  image: slack://a').diagnostics.map(({ code }) => code),
      ['unsafe-url'],
    );
    assert.deepEqual(compile('hero:\n  image: { light: /box.png, dark: /drawing.svg }').hero?.images, [
      { src: '/docs/box.png', width: 80, height: 60 },
      { src: '/docs/drawing.svg' },
    ]);
  });

  it('is none of any other page', () => assert.equal(compile('toc: false').hero, undefined));

  it('leaves out what may not be published, and says where it stands', () => {
    const { hero, diagnostics } = compile(
      'hero:\n  image: file:///a.png\n  actions:\n    - { text: B, link: "javascript:x" }',
    );
    assert.deepEqual(hero, { actions: [] });
    assert.deepEqual(
      diagnostics.map(({ code, place }) => `${code} ${place?.line}:${place?.column}-${place?.endColumn}`),
      ['unsafe-url 5:10-23', 'unsafe-url 7:25-37'],
    );
  });

  it('makes a page of what has no other content', () => {
    const codesOf = (yaml: string) =>
      compileText(`---\ntitle: A\n${yaml}---\n`, SITE).diagnostics.map(({ code }) => code);
    assert.deepEqual(codesOf('hero: true\n'), []);
    assert.deepEqual(codesOf(''), ['empty-page']);
  });

  it('stands in the Markdown of its page as a line of links', () => {
    assert.equal(
      compile(HERO).markdown,
      `# A

> What it is.

Source: https://a.example/docs/guides/a/

[Begin](https://a.example/docs/guides/b/) · [\\[Code\\]](<https://c.example/x_(y)?a b>) · [Below](#x)

Words.
`,
    );
  });
});
