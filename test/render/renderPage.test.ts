import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { slugOf } from '../../src/markdown/headings/slugOf.ts';
import { createPageRenderer } from '../../src/render/renderPage.ts';
import { documentElementsOf } from '../parsedHtml.ts';
import { pageViewOf, siteViewOf } from './viewFixture.ts';

/** Texts that have broken out of documents, scripts and attributes. */
const CANARIES = [
  '</title></head><body><script>canary()</script>',
  '"><img src=x onerror=canary()>',
  "' onmouseover='canary()",
  '</script><script>canary()</script>',
  '<!--<script>',
  ']]><canary>',
  '<!-- --!> <canary>',
  '\u2028\u2029',
  '&lt;canary&gt; &quot; &amp;',
  '$& $1 $`',
  '\ue000main\ue001 \ue0000\ue001',
  '{{canary}} ${canary}',
  'javascript:canary()',
  '\\u003cscript\\u003e',
  '</textarea></style></noscript><canary>',
];

function documentOf(text: string): string {
  const renderer = createPageRenderer(siteViewOf(text));
  const page = pageViewOf(text);
  return renderer.document(renderer.parts(page));
}

/** The elements of a document with the names of their attributes: what no text may change, but for the places where its long names break. */
const skeletonOf = (html: string) =>
  documentElementsOf(html.replace(/<span>((?:[^<]|<wbr\/>)*)<\/span>/g, '$1').replaceAll('<wbr/>', '')).map(
    ({ tag, attributes, path }) => `${path.join(' ')} ${tag} ${Object.keys(attributes).sort().join()}`,
  );

const plain = skeletonOf(documentOf('plain'));

describe('a document', () => {
  it('M-10: has no id that a heading has too, such as "Status": it would take that place, and what is announced', () => {
    const ids = documentElementsOf(documentOf('plain')).flatMap(({ attributes: { id } }) =>
      id === undefined ? [] : [id],
    );
    assert.ok(ids.length > 5);
    const title = pageViewOf('plain').titleSlug;
    for (const id of ids) if (id !== title) assert.notEqual(slugOf(id), id);
  });

  for (const canary of CANARIES) {
    it(`M-05, M-06: has the same elements when every text is ${JSON.stringify(canary)}`, () => {
      assert.deepEqual(skeletonOf(documentOf(canary)), plain);
    });

    it(`M-06: carries ${JSON.stringify(canary)} whole in its data`, () => {
      const data = documentElementsOf(documentOf(canary)).filter(
        ({ tag, attributes }) => tag === 'script' && /json/.test(attributes.type ?? ''),
      );
      assert.ok(data.length > 0);
      const values = data.map(({ text }) => JSON.parse(text));
      assert.ok(values.some((value) => value.name === canary && value.list[0] === canary));
    });
  }

  it('I-10: is whole when a text holds half a character', () =>
    assert.deepEqual(skeletonOf(documentOf('a\ud800b')), plain));

  describe('of a site with tags of its own', () => {
    const page = pageViewOf('plain');
    const documentWith = (own: Partial<ReturnType<typeof siteViewOf>>) => {
      const renderer = createPageRenderer({ ...siteViewOf('plain'), ...own });
      return renderer.document(renderer.parts(page));
    };
    const bare = documentWith({});

    it('has them as the last of the head, and is else what it was', () => {
      const html = documentWith({
        headTags: [
          { tag: 'link', attributes: { rel: 'stylesheet', href: '/docs/own.css' } },
          { tag: 'script', attributes: { async: true, src: '/docs/own.js' } },
          { tag: 'script', attributes: {}, content: 'one("$&")' },
        ],
      });
      const own =
        '<link rel="stylesheet" href="/docs/own.css"/><script async="" src="/docs/own.js"></script><script>one("$&")</script>';
      assert.ok(html.includes(`${own}</head>`));
      assert.equal(html.replace(own, ''), bare);
    });

    it('has no picture of the site’s where a page has its own', () => {
      const meta = (property: string) => ({ tag: 'meta', attributes: { property, content: '/all.png' } }) as const;
      const kept = ['og:image_of', 'og:locale', 'twitter:card'].map(meta);
      const headTags = [...['og:image', 'og:image:alt', 'twitter:image:src'].map(meta), ...kept];
      const { image: _, ...plainPage } = page;
      const renderer = createPageRenderer({ ...siteViewOf('plain'), headTags });
      const picturesOf = (view: typeof page) =>
        documentElementsOf(renderer.document(renderer.parts(view))).flatMap(({ attributes: { property, content } }) =>
          content === '/all.png' ? [property] : [],
        );
      assert.deepEqual(picturesOf(page), ['og:image_of', 'og:locale', 'twitter:card']);
      assert.deepEqual(
        picturesOf(plainPage),
        headTags.map(({ attributes }) => attributes.property),
      );
    });

    it('has none of the meta tags that they take the place of', () => {
      assert.match(bare, /name="theme-color".*name="twitter:card"/s);
      assert.doesNotMatch(documentWith({ replacedMeta: ['theme-color', 'twitter:card'] }), /theme-color|twitter:card/);
      assert.match(documentWith({ replacedMeta: ['theme-color'] }), /twitter:card/);
    });
  });

  it('asks for a search in the words of the site', () =>
    assert.equal(documentOf('plain').split(' placeholder="plain"').length, 2));

  it('names the icon of the site with its type, and calls a page that is called like the site once', () => {
    const page = pageViewOf('plain');
    const tagsOf = (icon: string) => {
      const renderer = createPageRenderer({ ...siteViewOf('plain'), icon });
      return renderer.document(renderer.parts(page));
    };
    for (const [icon, type] of [
      ['/docs/favicon.svg', 'image/svg+xml'],
      ['/docs/favicon.png', 'image/png'],
      ['/docs/favicon.ico', 'image/x-icon'],
    ] as const)
      assert.ok(tagsOf(icon).includes(`<link rel="icon" href="${icon}" type="${type}"/>`), icon);
    assert.match(documentOf('plain'), /<title>plain<\/title>/);
    assert.match(documentOf('plain'), /^(?!.*rel="icon")/s);
  });

  it('has no description where the page has none', () => {
    const renderer = createPageRenderer(siteViewOf('plain'));
    const page = { ...pageViewOf('plain'), description: '' };
    const names = documentElementsOf(renderer.document(renderer.parts(page))).map(
      ({ attributes }) => attributes.name ?? attributes.property ?? '',
    );
    assert.deepEqual(
      names.filter((name) => name.includes('description')),
      [],
    );
    assert.ok(names.includes('og:title'));
  });

  it('shows content, contents and sidebar, each once', () => {
    const html = documentOf('plain');
    for (const part of ['<p>content</p>', '<ul><li>sidebar</li></ul>']) assert.equal(html.split(part).length, 2, part);
    assert.match(html, /^<!doctype html><html lang="en"/);
  });

  it('is first painted with its article', () => {
    const elements = documentElementsOf(documentOf('plain'));
    const awaited = elements.find(({ attributes: { rel, blocking } }) => rel === 'expect' && blocking === 'render');
    const main = elements.find(({ tag }) => tag === 'main');
    assert.equal(awaited?.attributes.href, `#${main?.attributes.id ?? ''}`);
  });

  it('H-06: has no inline script but data, no inline style and no event attribute', () => {
    for (const { tag, attributes, text } of documentElementsOf(documentOf('plain'))) {
      assert.notEqual(tag, 'style');
      assert.deepEqual(
        Object.keys(attributes).filter((name) => name === 'style' || name.startsWith('on')),
        [],
      );
      if (tag === 'script' && text !== '') assert.match(attributes.type ?? '', /json/);
    }
  });

  it('marks the current entry of the top navigation in the bar and in the drawer, and nothing else', () => {
    const site = siteViewOf('plain');
    const renderer = createPageRenderer(site);
    const page = { ...pageViewOf('plain'), breadcrumbs: [], navHref: site.homeHref };
    const nav = { left: [{ kind: 'link', text: 'Docs', href: site.homeHref }], right: site.nav.right } as const;
    const marked = documentElementsOf(createPageRenderer({ ...site, nav }).document(renderer.parts(page))).filter(
      ({ attributes }) => attributes['aria-current'] !== undefined,
    );
    assert.deepEqual(
      marked.map(({ tag, text, attributes }) => [tag, text, attributes['aria-current']]),
      [
        ['a', 'Docs', 'true'],
        ['a', 'Docs', 'true'],
      ],
    );
  });

  it('O-18: is the same each time', () => assert.equal(documentOf('plain'), documentOf('plain')));

  it('leaves no mark behind', () => assert.doesNotMatch(documentOf('plain'), /[\ue000\ue001]/));
});

describe('a page chunk', () => {
  it('holds what stands in the document, from the same rendering', () => {
    const renderer = createPageRenderer(siteViewOf('plain'));
    const page = pageViewOf('plain');
    const parts = renderer.parts(page);
    const chunk = renderer.chunk(page, parts, { id: 'side', src: '/docs/assets/sidebars/side.js' });
    const html = renderer.document(parts);
    assert.ok(html.includes(chunk.main) && html.includes(chunk.toc));
    assert.equal(chunk.canonical, page.canonical);
    assert.deepEqual(chunk.sidebar, { id: 'side', src: '/docs/assets/sidebars/side.js' });
    assert.match(html, new RegExp(`<title>${chunk.title}</title>`));
  });

  it('M-06: is JSON that a script can carry', () => {
    const renderer = createPageRenderer(siteViewOf('plain'));
    for (const canary of CANARIES) {
      const page = pageViewOf(canary);
      const chunk = renderer.chunk(page, renderer.parts(page), undefined);
      assert.deepEqual(JSON.parse(JSON.stringify(chunk)), chunk);
      assert.equal(chunk.description, canary);
    }
  });
});
