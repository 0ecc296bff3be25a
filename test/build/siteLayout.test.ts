import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Route } from '../../src/model/brands.ts';
import { sortDiagnostics } from '../../src/model/diagnostic.ts';
import { siteIn } from '../siteIn.ts';

const PAGES = { 'content/index.md': '# Home\n\nWords.\n', 'content/a.md': '# A\n\nWords of A.\n' };

const siteWith = (layout: string, more: Readonly<Record<string, string>> = {}) =>
  siteIn({
    ...PAGES,
    'site/components.tsx': `import { Island, withPage, withPages } from 'docsgen';\n${layout}\n`,
    ...more,
  });

const documentOf = async (site: Awaited<ReturnType<typeof siteWith>>, route: string) => {
  const view = site.pageView(route as Route);
  assert.ok(view !== undefined);
  const renderer = site.renderer(route as Route);
  return renderer.document(renderer.parts(view));
};

describe('what a site puts on every page', () => {
  it('stands in its places, in the language of the page, and leads below the base', async () => {
    const site = await siteWith(
      `export const layout = {
  beforeContent: ({ lang, hrefOf }) => <p>{lang} <a href={hrefOf('/a/')}>A</a></p>,
  afterContent: () => <i>end</i>,
  footer: () => <b>Acme</b>,
};`,
      {
        'content/de/index.md': '# Start\n\nWorte.\n',
        'content/de/a.md': '# Seite A\n\nWorte.\n',
        'site/config.ts':
          "export const config = { base: '/docs/', locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } };\n",
      },
    );
    assert.deepEqual(site.diagnostics(), []);
    const english = await documentOf(site, '/a/');
    assert.match(
      english,
      /<main [^>]*><div class="before-content" lang="en"><p>en <a href="\/docs\/a\/">A<\/a><\/p><\/div>/,
    );
    assert.match(english, /<\/article><div class="after-content" lang="en"><i>end<\/i><\/div>/);
    assert.match(english, /<footer class="site-footer" lang="en"><div class="footer-row"><b>Acme<\/b><\/div>/);
    assert.match(await documentOf(site, '/de/a/'), /<p>de <a href="\/docs\/de\/a\/">A<\/a><\/p>/);
    assert.doesNotMatch(site.markdown('/a/' as Route) ?? assert.fail(), /end|Acme/);
    assert.doesNotMatch(JSON.stringify(site.searchText('/a/' as Route)), /Acme/);
  });

  it('has another search in the place of the search box, for which no index is made', async () => {
    const site = await siteWith(
      'export const layout = { search: ({ lang }) => <a href="https://a.example">Find {lang}</a> };',
    );
    assert.deepEqual(site.diagnostics(), []);
    const html = await documentOf(site, '/a/');
    assert.match(html, /<div class="own-search"><a href="https:\/\/a\.example">Find (?:<!-- -->)?en<\/a><\/div>/);
    assert.doesNotMatch(html, /SearchBox|search-input/);
    assert.equal(site.searchText('/a/' as Route), undefined);
  });

  it('stands in the header, before the switch of the color scheme', async () => {
    const site = await siteWith(
      "export const layout = { header: ({ hrefOf }) => <a href={hrefOf('/a/')}>Sign in</a> };",
    );
    assert.deepEqual(site.diagnostics(), []);
    assert.match(
      await documentOf(site, '/a/'),
      /<div class="own-header"><a href="\/a\/">Sign in<\/a><\/div><\w+ data-island="ThemeSwitch"/,
    );
    assert.doesNotMatch(await documentOf(await siteWith(''), '/a/'), /own-header/);
  });

  it('announces something until the reader closes it, between the header and the page', async () => {
    const announced = async (words: string) =>
      documentOf(
        await siteWith(`export const layout = { announcement: ({ hrefOf }) => <a href={hrefOf('/a/')}>${words}</a> };`),
        '/a/',
      );
    const nameIn = (html: string) =>
      /<script src="\/assets\/announcement\.js" data-announcement="(\w+)"><\/script>/.exec(html)?.[1] ??
      assert.fail(html);
    const html = await announced('New');
    assert.match(
      html,
      /<\/header><aside class="announcement" lang="en" data-nosnippet=""><div class="announcement-words"><a href="\/a\/">New<\/a><\/div><button [^>]*aria-label="Close">.*?<\/button><\/aside><div class="layout">/,
    );
    assert.equal(nameIn(await announced('New')), nameIn(html));
    assert.notEqual(nameIn(await announced('Newer')), nameIn(html));
    assert.doesNotMatch(await documentOf(await siteWith(''), '/a/'), /announcement/);
  });

  it('shows nothing, and no frame, in a language in which it has nothing to say', async () => {
    const site = await siteWith(
      `const News = ({ lang }) => (lang === 'de' ? null : <p>News</p>);
export const layout = { announcement: News, beforeContent: News, afterContent: News, footer: News };`,
      {
        'content/de/a.md': '# Seite A\n\nWorte.\n',
        'site/config.ts':
          "export const config = { locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } };\n",
      },
    );
    const frames = /announcement-words|before-content|after-content|footer-row/g;
    assert.equal((await documentOf(site, '/a/')).match(frames)?.length, 5);
    // What the theme itself has there.
    assert.deepEqual((await documentOf(site, '/de/a/')).match(frames), ['footer-row']);
    assert.doesNotMatch(await documentOf(site, '/de/a/'), /announcement/);
  });

  it('stands around the links of the sidebar, and below the list of headings, where there are such', async () => {
    const site = await siteWith(
      `export const layout = {
  beforeSidebar: () => <p>Product</p>,
  afterSidebar: ({ hrefOf }) => <a href={hrefOf('/a/')}>A</a>,
  afterToc: ({ lang }) => <p>{lang}</p>,
};`,
      { 'content/long.md': '# Long\n\nWords.\n\n## One\n\nWords.\n' },
    );
    assert.deepEqual(site.diagnostics(), []);
    const html = await documentOf(site, '/long/');
    assert.match(
      html,
      /<div class="before-sidebar"><p>Product<\/p><\/div><div class="sidebar-region" .*?<\/ul><\/div><div class="after-sidebar"><a href="\/a\/">A<\/a><\/div><\/nav>/,
    );
    assert.match(html, /<\/ul><div class="after-toc" lang="en"><p>en<\/p><\/div><\/div><\/nav>/);
    assert.doesNotMatch(await documentOf(site, '/a/'), /after-toc/);
  });

  it('knows its page where it is made with `withPage`', async () => {
    const site = await siteWith(
      `const Of = ({ page, lang, hrefOf }) => <a href={hrefOf(page.path)}>{[lang, page.title, page.frontmatter.params?.owner].join(' ')}</a>;
export const layout = {
  beforeContent: withPage(({ page }) => (page.path === '/a/' ? <p>Old & gone</p> : null)),
  afterTitle: withPage(({ page }) => <i>{page.wordCount}</i>),
  afterContent: withPage(Of),
  afterToc: withPage(Of),
};`,
      {
        'content/a.md': '---\nparams: { owner: Ada <3 }\n---\n\n# A\n\nWords.\n\n## One\n\nWords.\n',
        'site/config.ts': "export const config = { base: '/docs/' };\n",
      },
    );
    assert.deepEqual(site.diagnostics(), []);
    const html = await documentOf(site, '/a/');
    assert.match(html, /<div class="before-content" lang="en"><p>Old &amp; gone<\/p><\/div>/);
    assert.match(html, /<h1[^>]*>A<\/h1><div class="after-title" lang="en"><i>3<\/i><\/div><div class="prose">/);
    assert.match(html, /<div class="after-content" lang="en"><a href="\/docs\/a\/">en A Ada &lt;3<\/a><\/div>/);
    assert.match(html, /<div class="after-toc" lang="en"><a href="\/docs\/a\/">en A Ada &lt;3<\/a><\/div>/);
    const home = await documentOf(site, '/');
    assert.doesNotMatch(home, /before-content|after-toc/);
    assert.match(home, /<div class="after-content" lang="en"><a href="\/docs\/">en Home <\/a><\/div>/);
    assert.match(home, /<link rel="stylesheet" href="\/docs\/assets\/components\.css"/);
    // Neither search nor the Markdown of the page has any of it.
    assert.doesNotMatch(site.markdown('/a/' as Route) ?? assert.fail(), /Ada|gone/);
  });

  it('is told of once where it throws on pages that it knows', async () => {
    const site = await siteWith(
      'const Of = ({ page }) => <p>{page.frontmatter.params.owner}</p>;\nexport const layout = { afterContent: withPage(Of) };',
      { 'content/b.md': '---\nparams: { owner: Ada }\n---\n\n# B\n\nWords.\n' },
    );
    for (const route of ['/', '/a/', '/b/']) await documentOf(site, route);
    const told = sortDiagnostics(site.diagnostics()).map(({ code, place, message, related }) => [
      `${place?.file}:${place?.line}:${place?.column} ${code}`,
      message,
      related,
    ]);
    assert.deepEqual(told, [
      [
        'site/components.tsx:2:54 render-failed',
        "`<layout.afterContent>` cannot be rendered: Cannot read properties of undefined (reading 'owner')",
        // Of the pages, `b` among them, on which it does not throw, nobody would know which one to look at.
        [{ file: 'content/a.md', line: 1, column: 1 }],
      ],
    ]);
  });

  it('brings the styles of what it may show with every page, and not with each change of pages', async () => {
    const site = await siteWith('export const layout = { footer: () => <b>Acme</b> };');
    assert.match(await documentOf(site, '/a/'), /<link rel="stylesheet" href="\/assets\/components\.css"/);
    const view = site.pageView('/a/' as Route);
    assert.ok(view !== undefined);
    const renderer = site.renderer('/a/' as Route);
    assert.equal(renderer.chunk({ ...view, hasComponents: true }, renderer.parts(view), undefined).styles, undefined);
    const landing = { ...view, hero: { actions: [] } };
    assert.equal(renderer.chunk(landing, renderer.parts(landing), undefined).styles?.href, '/assets/landing.css');
    assert.doesNotMatch(await documentOf(await siteWith(''), '/a/'), /components\.css/);
  });

  it('is told of once where it cannot be shown, at its place', async () => {
    const told = async (layout: string) =>
      (await siteWith(layout)).diagnostics().map(({ code, message, place, hint }) => ({
        at: `${place?.file}:${place?.line}:${place?.column} ${code}`,
        message,
        hint,
      }));
    assert.deepEqual(await told('export const layout = { foter: () => <b /> };'), [
      {
        at: 'site/components.tsx:2:25 config-invalid',
        message: '`layout` has no place `foter`.',
        hint: 'did you mean `footer`?',
      },
    ]);
    assert.deepEqual(
      (await told("export const layout = { 'sidebar-nav-before': () => <b /> };")).map(({ message, hint }) => [
        message,
        hint,
      ]),
      [['`layout` has no place `sidebar-nav-before`.', 'write `beforeSidebar` in its place']],
    );
    const [missing, ...rest] = await told(
      "const Banner = ({ hrefOf }) => <a href={hrefOf('/gone/')}>x</a>;\nexport const layout = { beforeContent: Banner };",
    );
    assert.deepEqual(rest, []);
    assert.equal(missing?.at, 'site/components.tsx:2:41 render-failed');
    assert.match(missing?.message ?? '', /`<layout\.beforeContent>` cannot be rendered: `\/gone\/` leads to no page/);
    for (const [layout, at, message] of [
      ["export const layout = { footer: 'Acme' };", '2:25', /`layout\.footer` is no component/],
      ['const Foot = () => <b />;\nexport const layout = Foot;', '3:14', /`layout` is no list of components/],
      ['export const layout = { footer: withPages(() => <b />) };', '2:25', /made with `withPages`/],
      ['export const layout = { footer: withPage(() => <b />) };', '2:25', /`withPage`, and is the same on all pages/],
      ['export const layout = { afterToc: withPages(() => <b />) };', '2:25', /made with `withPages`/],
      ["export const layout = { footer: () => { throw new Error('no'); } };", '2:47', /cannot be rendered: no$/],
    ] as const) {
      const [one, ...others] = await told(layout);
      assert.deepEqual(others, [], layout);
      assert.match(one?.message ?? '', message);
      assert.match(one?.at ?? '', new RegExp(`^site/components\\.tsx:${at} `), layout);
      assert.ok(one?.hint !== undefined);
    }
  });

  it('may lead to a page that is planned', async () => {
    const site = await siteWith(
      "export const layout = { footer: ({ hrefOf }) => <a href={hrefOf('/soon/#x')}>x</a> };",
      {
        'site/config.ts': "export const config = { plannedRoutes: ['/soon/'] };\n",
      },
    );
    assert.deepEqual(site.diagnostics(), []);
    assert.match(await documentOf(site, '/a/'), /<a href="\/soon\/#x">x<\/a>/);
  });
});
