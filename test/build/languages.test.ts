import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { build } from '../../src/build/build.ts';
import { notFoundPage } from '../../src/build/files/notFoundPage.ts';
import { pageFiles } from '../../src/build/files/pageFiles.ts';
import { redirectPage } from '../../src/build/files/redirectPage.ts';
import { searchIndex } from '../../src/build/files/searchIndex.ts';
import { llmsList, nearestLists, sitemap } from '../../src/build/files/siteTexts.ts';
import type { Site } from '../../src/build/site.ts';
import { answerQuery } from '../../src/client/search/answerQuery.ts';
import { openSearchFiles } from '../../src/client/search/searchFiles.ts';
import type { Route } from '../../src/model/brands.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { textsInBrowser } from '../../src/model/languages/islandTexts.ts';
import { searchPointer } from '../../src/model/search/searchFiles.ts';
import { LANGUAGES } from '../languagesFixture.ts';
import { documentElementsOf } from '../parsedHtml.ts';
import { requestOf } from '../requestOf.ts';
import { siteIn } from '../siteIn.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';

/** The document of a page. */
function documentOf(site: Site, route: string): string {
  const view = site.pageView(route as Route) ?? assert.fail(route);
  const renderer = site.renderer(route as Route);
  return renderer.document(renderer.parts(view));
}

/** Text and address of each link in a part of a document. */
const linksIn = (html: string, part: string) =>
  documentElementsOf(html)
    .filter(({ tag, path, attributes }) => tag === 'a' && path.includes(part) && attributes.href !== undefined)
    .map(({ attributes }) => attributes.href);

describe('a site in several languages', () => {
  let site: Site;
  let german = '';
  let english = '';
  before(async () => {
    site = await siteIn(LANGUAGES);
    // In turns, as a build does: no page says what is said on another.
    english = documentOf(site, '/guides/first/');
    german = documentOf(site, '/de/guides/first/');
  });

  it('has nothing to complain of', () => assert.deepEqual(site.diagnostics(), []));

  it('says on each page what the theme says in its language', () => {
    assert.match(german, /<html lang="de" dir="ltr"/);
    assert.match(german, /Auf dieser Seite/);
    assert.match(german, />Tipp</);
    assert.match(german, /title="Code kopieren"/);
    assert.match(german, /<title>Erste Schritte \| Acme auf Deutsch<\/title>/);
    // What the configuration leaves out is the theme's own German, not what the site says in English.
    assert.match(german, /Nach oben/);
    assert.doesNotMatch(german, /Skip to content|View as Markdown|Previous/);
    assert.match(english, /<html lang="en" dir="ltr"/);
    assert.match(english, />Up</);
    assert.doesNotMatch(english, /Auf dieser Seite|Code kopieren|_texts/);
    assert.equal(documentOf(site, '/guides/first/'), english);
  });

  it('carries the texts of a translation for what runs in the browser, and names its language to it', () => {
    const [, json = ''] = /id="_texts">(.*?)<\/script>/.exec(german) ?? [];
    assert.deepEqual(JSON.parse(json), textsInBrowser(site.project.config.translations[0]?.texts ?? {}));
    assert.deepEqual([JSON.parse(json).search, JSON.parse(json).searchCancel], ['Suche', 'Abbrechen']);
    const clientOf = (html: string) => /data-client="(.*?)"/.exec(html)?.[1];
    assert.notEqual(clientOf(german), clientOf(english));
  });

  it('leads from navigation, sidebar, footer and pages to translated pages, where there are such', () => {
    assert.deepEqual(linksIn(german, 'header'), ['/docs/de/', '/docs/de/guides/', '/docs/limits/']);
    assert.equal(linksIn(german, 'footer').at(-1), '/docs/limits/');
    assert.deepEqual(
      documentElementsOf(german)
        .filter(({ attributes, path }) => path.includes('nav') && /sidebar/.test(attributes.class ?? '') === false)
        .filter(({ tag, attributes }) => tag === 'a' && attributes.lang === 'en')
        .map(({ attributes }) => [attributes.href, attributes.hreflang ?? attributes.hrefLang]),
      // In the sidebar, and in the footer, which is that of the site.
      [
        ['/docs/limits/', 'en'],
        ['/docs/limits/', 'en'],
      ],
    );
    const start = documentOf(site, '/de/');
    assert.match(start, /<a href="\/docs\/de\/guides\/">die Anleitungen<\/a>/);
    assert.match(start, /<a href="\/docs\/limits\/">die Grenzen<\/a>/);
    assert.match(documentOf(site, '/'), /<a href="\/docs\/guides\/">the guides<\/a>/);
  });

  it('shows components the pages of their language, and leads from them as from links', () => {
    assert.match(
      german,
      /class="all">Willkommen, Anleitungen, Erste Schritte, Nur deutsch, \/docs\/de\/guides\/, \/docs\/limits\/</,
    );
  });

  it('has a start page, a way to the page and neighbors in each language', () => {
    const { breadcrumbs, prev, next, isHome } = site.pageView('/de/guides/first/' as Route) ?? assert.fail();
    assert.deepEqual(
      breadcrumbs.map(({ href }) => href),
      ['/docs/de/guides/', '/docs/de/guides/first/'],
    );
    assert.deepEqual([prev?.href, next?.href, isHome], ['/docs/de/guides/', '/docs/de/guides/only/', undefined]);
    const start = site.pageView('/de/' as Route);
    assert.deepEqual([start?.isHome, start?.breadcrumbs], [true, []]);
    assert.match(
      start?.structuredData ?? '',
      /"WebSite","name":"Acme auf Deutsch","url":"https:\/\/acme.example\/docs\/de\/"/,
    );
  });

  it('names the language of what is not translated in the way to a page and beside it', async () => {
    const { 'content/de/guides/index.md': _, ...files } = LANGUAGES;
    const partly = await siteIn(files);
    const view = partly.pageView('/de/guides/first/' as Route) ?? assert.fail();
    assert.deepEqual(
      [view.breadcrumbs[0], view.prev].map((link) => [link?.text, link?.href, link?.lang, link?.hrefLang]),
      [
        ['Guides', '/docs/guides/', 'en', 'en'],
        ['Guides', '/docs/guides/', 'en', 'en'],
      ],
    );
    assert.deepEqual([view.breadcrumbs[1]?.lang, view.next?.lang], [undefined, undefined]);
    const html = documentOf(partly, '/de/guides/first/');
    assert.match(html, /<li><a href="\/docs\/guides\/" lang="en" hrefLang="en"><bdi>Guides<\/bdi><\/a>/);
    assert.match(html, /rel="prev" hrefLang="en">.*<span class="neighbor-title" lang="en"><bdi>Guides/);
  });

  it('names the language of the page alone where a link to it has a text of its own', async () => {
    const sidebars = (texts: readonly string[]) =>
      `sidebars: [{ routes: ['/'], items: [{ text: '${texts[0]}', link: '/guides/', items: ['/limits/', { text: '${texts[1]}', link: '/limits/' }, { text: '${texts[2]}', link: '/limits/#top' }, '/guides/first/'] }] }],`;
    const config = LANGUAGES['site/config.mjs'] ?? '';
    const { 'content/de/guides/index.md': _, ...files } = LANGUAGES;
    const linksOf = async (written: string) => {
      const one = await siteIn({
        ...files,
        'content/de/guides/first.mdx': '---\ntitle: Erste\nnext: { text: Weiter, link: /limits/ }\n---\n\nHier.\n',
        'site/config.mjs': written,
      });
      const view = one.pageView('/de/guides/first/' as Route) ?? assert.fail();
      return {
        sidebar: view.sidebar?.html ?? '',
        around: [view.breadcrumbs[0], view.next].map((link) => [link?.text, link?.lang, link?.hrefLang]),
      };
    };
    const own = await linksOf(config.replace("label: 'Deutsch',", `$& ${sidebars(['Hilfe', 'Knapp', 'Oben'])}`));
    assert.match(own.sidebar, /<summary>Hilfe<\/summary>.*"\/docs\/guides\/" hrefLang="en">Überblick</);
    assert.match(own.sidebar, /"\/docs\/limits\/" lang="en" hrefLang="en"><bdi>Limits</);
    assert.match(own.sidebar, /"\/docs\/limits\/" hrefLang="en">Knapp</);
    assert.match(own.sidebar, /"\/docs\/limits\/#top" hrefLang="en">Oben</);
    assert.deepEqual(own.around, [
      ['Hilfe', undefined, 'en'],
      ['Weiter', undefined, 'en'],
    ]);
    // What stands in the sidebars of the site is said in its first language.
    const shared = await linksOf(config.replace("title: 'Acme',", `$& ${sidebars(['Help', 'Tight', 'Top'])}`));
    assert.match(shared.sidebar, /<summary lang="en"><bdi>Help<\/bdi><\/summary>/);
    assert.match(shared.sidebar, /"\/docs\/limits\/" lang="en" hrefLang="en"><bdi>Tight</);
    assert.match(shared.sidebar, /"\/docs\/de\/guides\/first\/" aria-current="page">Erste</);
    assert.deepEqual(shared.around[0], ['Help', 'en', 'en']);
  });

  it('names its languages to readers and to search engines', () => {
    const menu = (html: string) =>
      documentElementsOf(html)
        .filter(
          ({ tag, path, attributes }) =>
            tag === 'a' && path.includes('details') && path.includes('main') && attributes.lang,
        )
        .map(({ attributes }) => [attributes.lang, attributes.href, attributes['aria-current'] ?? '']);
    assert.deepEqual(menu(german), [
      ['en', '/docs/guides/first/', ''],
      ['de', '/docs/de/guides/first/', 'true'],
    ]);
    assert.deepEqual(menu(documentOf(site, '/de/guides/only/')), [
      ['en', '/docs/', ''],
      ['de', '/docs/de/guides/only/', 'true'],
    ]);
    const alternates = (html: string) =>
      [...html.matchAll(/<link rel="alternate" hrefLang="(.*?)" href="(.*?)"/g)].map(([, ...found]) => found);
    const both = [
      ['en', 'https://acme.example/docs/guides/first/'],
      ['de', 'https://acme.example/docs/de/guides/first/'],
      ['x-default', 'https://acme.example/docs/guides/first/'],
    ];
    assert.deepEqual(alternates(german), both);
    assert.deepEqual(alternates(english), both);
    assert.deepEqual(alternates(documentOf(site, '/limits/')), []);
  });

  it('names none to the other where one is left out of search engines, or known by another address', async () => {
    for (const tag of [
      '{tag: link, attributes: {rel: canonical, href: https://old.example/a/}}',
      '{tag: meta, attributes: {name: robots, content: noindex}}',
    ]) {
      const apart = await siteIn({
        ...LANGUAGES,
        'content/de/guides/index.md': `---\nhead: [${tag}]\n---\n\n# Anleitungen\n\nAlle.\n`,
      });
      for (const route of ['/guides/', '/de/guides/'])
        assert.doesNotMatch(documentOf(apart, route), /<link rel="alternate" hrefLang/, route);
    }
  });

  it('names a page and its translation to each other where they have permalinks of their own', async () => {
    const moved = await siteIn({
      ...LANGUAGES,
      'content/limits.md': '---\ntitle: Limits\npermalink: /small.html\n---\n\nThe limits are small.\n',
      'content/de/limits.md': '---\ntitle: Grenzen\npermalink: /grenzen/\n---\n\nSie sind eng.\n',
    });
    for (const route of ['/small.html', '/de/grenzen/']) {
      const html = documentOf(moved, route);
      assert.deepEqual(
        [...html.matchAll(/<link rel="alternate" hrefLang="(en|de)" href="(.*?)"/g)].map(([, ...found]) => found),
        [
          ['en', 'https://acme.example/docs/small'],
          ['de', 'https://acme.example/docs/de/grenzen/'],
        ],
      );
      assert.match(html, /<a href="\/docs\/small\.html" lang="en"[^>]*>English/);
      assert.match(html, /<a href="\/docs\/de\/grenzen\/" lang="de"[^>]*>Deutsch/);
    }
  });

  it('leads to a translation that has a permalink of its own, and puts it where its original stands', async () => {
    const config = LANGUAGES['site/config.mjs'] ?? '';
    const files = {
      ...LANGUAGES,
      'content/limits.md': '---\ntitle: Limits\n---\n\nSmall.\n\n## Memory\n',
      'content/de/limits.md': '---\ntitle: Grenzen\npermalink: /grenzen/\n---\n\nEng.\n\n## Speicher {#memory}\n',
      'content/de/guides/only.md': '---\ntitle: Nur\npermalink: /nur.html\n---\n\n[Speicher](/limits/#memory)\n',
      'content/guides/only.md': '---\ntitle: Only\n---\n\nHere.\n',
    };
    const sidebars =
      "sidebars: [{ routes: ['/'], items: ['/limits/'] }, { routes: ['/guides/'], items: [{ folder: '/guides/' }] }],";
    const linksOf = (html: string) => [...html.matchAll(/<a href="(.*?)"/g)].map(([, href]) => href);
    for (const written of [config, config.replace("title: 'Acme',", `$& ${sidebars}`)]) {
      const moved = await siteIn({ ...files, 'site/config.mjs': written });
      assert.deepEqual(moved.diagnostics(), []);
      const html = documentOf(moved, '/de/nur.html');
      assert.deepEqual(linksIn(html, 'header'), ['/docs/de/', '/docs/de/guides/', '/docs/de/grenzen/']);
      assert.equal(linksIn(html, 'footer').at(-1), '/docs/de/grenzen/');
      assert.match(html, /<a href="\/docs\/de\/grenzen\/#memory">Speicher/);
      const { sidebar, navHref, breadcrumbs } = moved.pageView('/de/nur.html' as Route) ?? assert.fail();
      const inFolder = ['/docs/de/guides/', '/docs/de/guides/first/', '/docs/de/nur.html'];
      assert.deepEqual(linksOf(sidebar?.html ?? '').slice(-3), inFolder);
      assert.equal(
        linksOf(sidebar?.html ?? '').some((href) => /^.docs.(limits|guides)/.test(href ?? '')),
        false,
      );
      assert.equal(navHref, '/docs/de/guides/');
      assert.deepEqual(
        breadcrumbs.map(({ href }) => href),
        ['/docs/de/guides/', '/docs/de/nur.html'],
      );
    }
  });

  it('names where to write the anchor that a translation lacks, also under another address', async () => {
    const faulty = await siteIn({
      ...LANGUAGES,
      'content/limits.md': '---\ntitle: Limits\n---\n\nSmall.\n\n## Memory\n',
      'content/de/limits.md': '---\ntitle: Grenzen\npermalink: /grenzen/\n---\n\nEng.\n\n## Speicher\n',
      'content/de/guides/only.md': '# Nur\n\n[Speicher](/limits/#memory)\n',
    });
    assert.deepEqual(
      faulty.diagnostics().map(({ message, hint }) => `${message} ${hint}`),
      [
        '`/de/grenzen/` has no heading `#memory`. write `{#memory}` behind the heading that translates this one in `de/limits.md`',
      ],
    );
  });

  it('tells no page of an unlisted translation that has an address of its own', async () => {
    const hidden = await siteIn({
      ...LANGUAGES,
      'content/de/limits.md': '---\ntitle: Grenzen\npermalink: /secret/\nunlisted: true\n---\n\nEng.\n',
    });
    const html = documentOf(hidden, '/de/');
    assert.match(html, /<a href="\/docs\/limits\/">die Grenzen/);
    assert.doesNotMatch(html, /secret/);
  });

  it('names the language of what the top navigation and the footer show in another', async () => {
    const config = LANGUAGES['site/config.mjs'] ?? '';
    const own = await siteIn({
      ...LANGUAGES,
      'content/ar/index.md': '# مرحبا\n\nاقرأ.\n',
      'content/ar/guides.md': '# أدلة\n\nاقرأ.\n',
      'site/config.mjs': config
        .replace(
          'footer: [',
          "footer: [{ text: '© Acme' }, { text: 'أدلة', link: '/ar/guides/' }, { text: 'Code', link: 'https://a.example/' }, ",
        )
        .replace(
          "left: [{ text: 'Guides'",
          "right: [{ text: 'More', items: [{ text: 'أدلة', link: '/guides/' }] }], $&",
        )
        .replace('locales: {', "locales: { ar: { label: 'العربية', dir: 'rtl' },"),
    });
    assert.deepEqual(own.diagnostics(), []);
    const shown = (route: string, part: string) =>
      documentElementsOf(documentOf(own, route))
        .filter(({ tag, path }) => path.includes(part) && /^(?:a|li|summary)$/.test(tag))
        .filter(({ attributes }) => !/site-name/.test(attributes.class ?? ''))
        .map(({ tag, attributes: { href = '', lang = '', hreflang = '' } }) => `${tag} ${href} ${lang} ${hreflang}`)
        .filter((line) => !line.startsWith('li   '));
    // Its own navigation has texts of its own, and one page that is not translated.
    assert.deepEqual(shown('/de/', 'header'), ['a /docs/de/guides/  ', 'a /docs/limits/  en']);
    // That of the site is in English, except where an entry is called as its page.
    assert.deepEqual(shown('/ar/', 'header'), [
      ...['a /docs/ar/guides/ en ', 'a /docs/limits/ en en', 'summary  en ', 'a /docs/ar/guides/  '],
    ]);
    assert.deepEqual(shown('/ar/', 'footer').slice(-4), [
      ...['li  en ', 'a /docs/ar/guides/  ', 'a https://a.example/ en ', 'a /docs/limits/ en en'],
    ]);
    // In the other direction, a sign at the start or the end of a text would stand on the other side of it.
    assert.match(documentOf(own, '/ar/'), /<li lang="en"><bdi>© Acme<\/bdi><\/li>/);
    assert.match(documentOf(own, '/'), /<li>© Acme<\/li>/);
    assert.deepEqual(shown('/', 'header'), [
      ...['a /docs/guides/  ', 'a /docs/limits/  ', 'summary   ', 'a /docs/guides/  '],
    ]);
    assert.deepEqual(shown('/', 'footer').slice(-3), [
      ...['a /docs/ar/guides/ ar ar', 'a https://a.example/  ', 'a /docs/limits/  '],
    ]);
  });

  it('marks an entry of the top navigation as that of the pages of its section alone', async () => {
    const one = await siteIn({
      ...LANGUAGES,
      'content/de/limits.md': '---\ntitle: Grenzen\n---\n\nEng.\n',
      'content/de/imprint.md': '---\ntitle: Impressum\n---\n\nWir.\n',
    });
    const current = (route: string) => one.pageView(route as Route)?.navHref;
    assert.deepEqual(['/de/limits/', '/de/guides/only/', '/de/imprint/', '/de/'].map(current), [
      ...['/docs/de/limits/', '/docs/de/guides/', undefined, undefined],
    ]);
  });

  it('knows a page that is in another language than those around it', async () => {
    const files = {
      'content/index.md': '# Welcome\n\nRead.\n',
      'content/guides/index.md': '# Guides\n\nAll.\n',
      'content/guides/a.md': '---\ntitle: Première\nlang: fr\n---\n\nLisez.\n',
      'content/guides/b.md': '---\ntitle: Second\nprev: { text: Back, link: ./a.md }\n---\n\nRead.\n',
      'site/config.mjs': `export const config = {
        nav: { left: [{ text: 'Première', link: '/guides/a/' }, { text: 'French', link: '/guides/a/' }] },
      };`,
    };
    const english = await siteIn(files);
    assert.deepEqual(english.diagnostics(), []);
    const html = documentOf(english, '/guides/a/');
    assert.match(html, /<html lang="fr"/);
    for (const part of ['<header', '<nav id="_sidebar"', '<footer class="site-footer"'])
      assert.match(html, new RegExp(`${part}[^>]* lang="en">`));
    assert.match(
      html,
      /<a href="\/guides\/a\/"[^>]* lang="fr" hrefLang="fr"><bdi>Première<\/bdi><\/a>.*hrefLang="fr">French<\/a>/,
    );
    assert.match(html, /<a href="\/guides\/a\/" aria-current="page" lang="fr" hrefLang="fr"><bdi>Première/);
    const linksOf = (route: string) => {
      const { breadcrumbs, prev, next } = english.pageView(route as Route) ?? assert.fail();
      return [breadcrumbs[0], prev, next].map((link) => `${link?.text} ${link?.lang} ${link?.hrefLang}`);
    };
    assert.deepEqual(linksOf('/guides/a/'), ['Guides en en', 'Guides en en', 'Second en en']);
    assert.deepEqual(linksOf('/guides/b/'), [
      'Guides undefined undefined',
      'Back undefined fr',
      'undefined undefined undefined',
    ]);
    const swiss = await siteIn({
      ...LANGUAGES,
      'content/de/guides/first.mdx': '---\ntitle: Erste\nlang: de-CH\n---\n\nGrüezi.\n',
    });
    const first = documentOf(swiss, '/guides/first/');
    assert.match(
      first,
      /<link rel="alternate" hrefLang="de-CH" href="https:\/\/acme.example\/docs\/de\/guides\/first\/"/,
    );
    assert.match(first, /<a href="\/docs\/de\/guides\/first\/" lang="de" hrefLang="de-CH" rel="alternate">Deutsch/);
  });

  it('has a not-found page in each language', () => {
    assert.match(notFoundPage(site, '/nowhere/'), /<html lang="en".*<title>Page not found/s);
    const html = notFoundPage(site, '/de/nowhere/');
    assert.match(html, /<html lang="de".*<title>Nicht gefunden \| Acme auf Deutsch/s);
    assert.deepEqual(linksIn(html, 'header').slice(0, 2), ['/docs/de/', '/docs/de/guides/']);
    assert.match(html, /<div class="sidebar-region"[^>]*>.*Willkommen/s);
  });

  it('offers pages of the language of an address that leads nowhere', () => {
    const lists = nearestLists(site, site.records());
    const entriesOf = (path: string) => JSON.parse(lists.get(path) ?? '[]');
    assert.deepEqual(
      [...lists.keys()].map((path) => [path, entriesOf(path).map(([route]: [string]) => route)]),
      [
        ['assets/nearest/all.json', ['/', '/guides/', '/guides/first/', '/limits/']],
        ['assets/nearest/de/all.json', ['/', '/guides/', '/guides/first/', '/guides/only/']],
      ],
    );
    assert.deepEqual(entriesOf('assets/nearest/de/all.json').at(-1), ['/guides/only/', 'Nur deutsch', 'Anleitungen']);
    for (const path of ['/', '/de/'])
      assert.match(
        notFoundPage(site, path),
        /data-languages="{&quot;&quot;:&quot;en&quot;,&quot;de&quot;:&quot;de&quot;}"/,
      );
  });

  it('leads on from an old address, and from another spelling, in the language of that', async () => {
    const config = LANGUAGES['site/config.mjs'] ?? '';
    const own = await siteIn({
      ...LANGUAGES,
      'site/config.mjs': config
        .replace("label: 'Deutsch',", "label: 'Deutsch', dir: 'rtl',")
        .replace("search: 'Suche',", "redirecting: 'Weiter geht es', redirectLink: 'Hier',"),
      'redirects.yaml': '/old/: /de/guides/\n/de/alt/: /guides/\n/de/alt/#x: /guides/\n',
    });
    assert.deepEqual(own.diagnostics(), []);
    const pages = new Map(own.redirects().map((redirect) => [redirect.from, redirectPage(own, redirect)]));
    const german = /<html lang="de" dir="rtl">.*<h1>Weiter geht es<\/h1><p><a href="[^"]*">Hier</s;
    assert.match(pages.get('/de/alt/') ?? '', german);
    assert.match(pages.get('/old/') ?? '', /<html lang="en" dir="ltr">.*<h1>This page has moved/s);
    const [, alias] = pageFiles(own, '/de/guides/' as Route, 1).find(([path]) => path === 'de/guides.html') ?? [];
    assert.match(alias?.kind === 'text' ? String(alias.contents) : '', german);
  });

  it('tells of a language without pages, and of links that lead nowhere in any', async () => {
    const config = LANGUAGES['site/config.mjs'] ?? '';
    const { 'site/config.mjs': _, ...files } = LANGUAGES;
    const faulty = await siteIn({
      ...files,
      'site/config.mjs': config
        .replace('locales: {', "locales: { fr: { label: 'Français' },")
        .replace(
          "{ text: 'Grenzen', link: '/limits/' }",
          "{ text: 'Nur', link: '/guides/only/' }, { text: 'Nichts', link: '/none/' }",
        ),
    });
    assert.deepEqual(
      faulty.diagnostics().map(({ code, message, place }) => `${place?.line} ${code}: ${message}`),
      [
        '8 config-invalid: `locales` names `fr`, and there is no page in `content/fr`.',
        '13 sidebar-target: The navigation links to `/none/`, which does not exist.',
      ],
    );
  });

  it('judges an entry of the navigation in each language that shows it', async () => {
    const config = (LANGUAGES['site/config.mjs'] ?? '')
      .replace(
        "nav: { left: [{ text: 'Guides', link: '/guides/' }",
        "nav: { left: [{ text: 'Alone', link: '/guides/only/' }",
      )
      .replace(
        "{ text: 'Grenzen', link: '/limits/' }",
        "{ text: 'Installieren', link: '/guides/first/#installieren' }, { text: 'Install', link: '/guides/first/#install' }",
      );
    const faulty = await siteIn({ ...LANGUAGES, 'site/config.mjs': config });
    assert.deepEqual(
      faulty.diagnostics().map(({ message, hint }) => `${message} ${hint}`),
      [
        'The navigation links to `/guides/only/`, which does not exist. write `/de/guides/only/`: the page is there',
        '`/de/guides/first/` has no heading `#install`. write `{#install}` behind the heading that translates this one in `de/guides/first.mdx`',
      ],
    );
  });

  it('names what is meant by a broken link in the language of its page, with what mends it', async () => {
    const faulty = await siteIn({
      ...LANGUAGES,
      'content/guides/there.md': '# There\n\n## Sole\n',
      'content/de/limits.md':
        '# Grenzen\n\n[a](/guides/only-one/) [b](/first/) [c](/guides/first/#install) [d](/limits/#sole) [e](/guides/#all)\n',
      'redirects.yaml': '/old/: /guides/onl/\n/older/: /limit/\n',
    });
    assert.deepEqual(
      faulty.diagnostics().map(({ place, hint }) => `${place?.file}:${place?.column} ${hint}`),
      [
        'redirects.yaml:8 did you mean `/guides/`?',
        'redirects.yaml:10 did you mean `/limits/`?',
        'content/de/limits.md:5 write the page, or link to one that exists',
        'content/de/limits.md:28 did you mean `/guides/first/`?',
        'content/de/limits.md:41 write `{#install}` behind the heading that translates this one in `de/guides/first.mdx`',
        'content/de/limits.md:69 did you mean `/guides/there/#sole`?',
        'content/de/limits.md:88 remove the `#` and what follows it',
      ],
    );
  });

  it('takes sidebars for all languages, with routes as they are in the first', async () => {
    const sidebars =
      "sidebars: [{ routes: ['/'], items: ['/', '/limits/', { folder: '/guides/' }] }, { routes: ['/limits/'], items: [] }],";
    const config = (LANGUAGES['site/config.mjs'] ?? '').replace("title: 'Acme',", `title: 'Acme', ${sidebars}`);
    const own = await siteIn({ ...LANGUAGES, 'site/config.mjs': config });
    assert.deepEqual(own.diagnostics(), []);
    const sidebar = own.pageView('/de/' as Route)?.sidebar?.html ?? '';
    assert.deepEqual(
      [...sidebar.matchAll(/<a href="(.*?)"/g)].map(([, href]) => href),
      ['/docs/de/', '/docs/limits/', '/docs/de/guides/', '/docs/de/guides/first/', '/docs/de/guides/only/'],
    );
  });
});

it('a translation shows partials and files of its language, else of the first, and partials lead to its pages', async () => {
  const root = temporaryFolder({
    ...LANGUAGES,
    'content/_part.mdx': 'Shared, see [guides](/guides/), [first](./guides/first.md) ![Box](./box.svg).\n',
    'content/box.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'content/guides/_both.mdx': 'In both.\n',
    'content/guides/sample.ts': 'const first = 1;\n',
    'content/limits.mdx': '# Limits\n\n<Include src="/_part.mdx" />\n',
    'content/de/limits.mdx': '# Grenzen\n\n<Include src="/_part.mdx" />\n',
    'content/de/guides/own.mdx':
      '# Eigenes\n\n<Include src="./_both.mdx" />\n\n```ts file="./sample.ts"\n```\n\n[Grenzen](../limits.mdx)\n',
  });
  rmSync(join(root, 'content/limits.md'));
  const built = async () => {
    const result = await build(requestOf(root));
    assert.deepEqual(result.diagnostics, []);
    return readFileSync(join(root, 'dist/de/limits/index.html'), 'utf8');
  };
  const html = await built();
  assert.match(
    html,
    /Shared, see <a href="\/docs\/de\/guides\/">.*<a href="\/docs\/de\/guides\/first\/">first<.*src="\/docs\/box\.svg"/,
  );
  assert.match(readFileSync(join(root, 'dist/limits/index.html'), 'utf8'), /see <a href="\/docs\/guides\/">/);
  // Screen readers read it in that language, and it stands in its direction.
  assert.match(html, /<p lang="en">Shared/);
  assert.doesNotMatch(readFileSync(join(root, 'dist/limits/index.html'), 'utf8'), /<p lang/);
  const config = readFileSync(join(root, 'site/config.mjs'), 'utf8');
  writeFiles(root, { 'site/config.mjs': config.replace("label: 'Deutsch',", "label: 'Deutsch', dir: 'rtl',") });
  assert.match(await built(), /<p lang="en" dir="ltr">Shared/);
  writeFiles(root, { 'site/config.mjs': config });
  assert.match(await built(), /<p lang="en">Shared/);
  assert.match(readFileSync(join(root, 'dist/de/guides/own/index.html'), 'utf8'), /In both\..*>const<\/span> first/s);
  writeFiles(root, { 'content/de/_part.mdx': 'Geteilt.\n' });
  assert.match(await built(), /<p>Geteilt\.<\/p>/);
  rmSync(join(root, 'content/de/_part.mdx'));
  assert.match(await built(), /Shared, see/);
});

it('a build publishes an index of search and a not-found page in each language, and rebuilds what another text changes', async () => {
  const root = temporaryFolder(LANGUAGES);
  const built = async () => {
    const result = await build(requestOf(root));
    assert.deepEqual(result.diagnostics, []);
    return result;
  };
  await built();
  const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8');
  assert.ok(existsSync(join(root, 'dist/de/404.html')));
  const pointer = (name: string) => JSON.parse(read(`assets/manifest/${name}.json`));
  assert.deepEqual([pointer('search').count, pointer('search.de').count], [4, 4]);
  assert.deepEqual([pointer('search').lang, pointer('search.de').lang], ['en', 'de']);
  const [english, german] = [read('guides/first/index.html'), read('de/guides/first/index.html')];
  const config = LANGUAGES['site/config.mjs'] ?? '';
  writeFiles(root, { 'site/config.mjs': config.replace("calloutTip: 'Tipp'", "calloutTip: 'Rat'") });
  await built();
  assert.match(read('de/guides/first/index.html'), />Rat</);
  assert.notEqual(read('de/guides/first/index.html'), german);
  assert.equal(read('guides/first/index.html'), english);
});

it('searches each language by its own rules, in a build, a later build and a dev server alike', async () => {
  const title = (text: string) => `---\ntitle: ${text}\n---\n\nPreis.\n`;
  const files = {
    ...LANGUAGES,
    'content/a.md': title('Gold'),
    'content/b.md': title('Am I gold'),
    'content/de/a.md': title('Gold'),
    'content/de/b.md': title('Am Gold'),
  };
  const root = temporaryFolder(files);
  const best = async (read: (path: string) => string | undefined, name: string, query: string) => {
    const readJson = (path: string) => JSON.parse(read(path) ?? assert.fail(path));
    const { pages } = await answerQuery(
      query,
      openSearchFiles(readJson(searchPointer(name)), async (path) => readJson(path)),
    );
    return pages[0]?.route;
  };
  const built = async () => {
    const result = await build(requestOf(root, { cache: true }));
    assert.deepEqual(result.diagnostics, []);
    return (path: string) => readFileSync(join(root, 'dist/assets', path), 'utf8');
  };
  const first = await built();
  // In English `am` says nothing; in German it is half of the title.
  assert.equal(await best(first, '', 'gold am'), '/a/');
  assert.equal(await best(first, 'de', 'gold am'), '/de/b/');
  writeFiles(root, { 'content/de/index.md': title('Anders') });
  const second = await built();
  assert.equal(await best(second, 'de', 'gold am'), '/de/b/');
  const index = await searchIndex(await siteIn(files));
  assert.equal(await best((path) => index.get(path), 'de', 'gold am'), '/de/b/');
});

it('a site whose language is another than in the last build is searched as if it had never been built before', async () => {
  const page = (title: string) => `---\ntitle: ${title}\nlang: en\n---\n\nWords.\n`;
  const config = (lang: string) => ({ 'site/config.mjs': `export const config = { lang: '${lang}' };\n` });
  const files = { 'content/index.md': page('Start'), 'content/a.md': page('Am I gold'), ...config('en') };
  const pointerIn = async (root: string) => {
    const result = await build(requestOf(root, { cache: true }));
    assert.deepEqual(result.diagnostics, []);
    return readFileSync(join(root, 'dist/assets/manifest/search.json'), 'utf8');
  };
  const root = temporaryFolder(files);
  await pointerIn(root);
  writeFiles(root, config('fr'));
  assert.equal(await pointerIn(root), await pointerIn(temporaryFolder({ ...files, ...config('fr') })));
});

it('a page is written in the direction of its language, unless it says otherwise', async () => {
  const page = (keys: string) => `---\ntitle: A\n${keys}---\n`;
  const site = await siteIn({
    'content/index.md': page(''),
    'content/fa.md': page('lang: fa\n'),
    'content/turned.md': page('lang: fa\ndir: ltr\n'),
    'content/en.md': page('lang: en\n'),
    'site/config.mjs': "export const config = { lang: 'he' };\n",
  });
  const directionAt = (route: string) => /<html [^>]*dir="(.*?)"/.exec(documentOf(site, route))?.[1];
  assert.deepEqual(['/', '/fa/', '/turned/', '/en/'].map(directionAt), ['rtl', 'rtl', 'ltr', 'ltr']);
  assert.match(documentOf(site, '/'), /דילוג לתוכן/);
});

describe('a language that falls back on the first', () => {
  const config = (LANGUAGES['site/config.mjs'] ?? '').replace("label: 'Deutsch',", '$& fallback: true,');
  const files = {
    ...LANGUAGES,
    'content/limits.md':
      '---\ntitle: Limits\n---\n\nThe [guides](/guides/) tell of [steps](guides/first.md).\n\n## Memory\n',
    'site/config.mjs': config.replace(
      "base: '/docs/',",
      "$& repository: { url: 'https://a.example/', editUrl: 'https://a.example/{path}' },",
    ),
  };
  let site: Site;
  let faults: readonly Diagnostic[];
  before(async () => {
    site = await siteIn(files);
    faults = site.diagnostics();
  });

  it('shows a page that is not translated yet at its own address, as the language shows its pages', () => {
    assert.deepEqual(faults, []);
    const html = documentOf(site, '/de/limits/');
    assert.match(html, /<html lang="de" dir="ltr"/);
    assert.match(html, /<article class="content" lang="en" dir="ltr"><h1[^>]*>Limits<\/h1><p lang="de">/);
    assert.match(html, />Noch nicht übersetzt</);
    const lists = documentElementsOf(html).filter(({ attributes }) => /toc-list|headings/.test(attributes.class ?? ''));
    assert.deepEqual(
      lists.map(({ attributes }) => [attributes.class, attributes.lang]),
      [
        ['sidebar-headings', 'en'],
        ['toc-list', 'en'],
      ],
    );
    assert.deepEqual(linksIn(html, 'article').slice(-3), ['/docs/de/guides/', '/docs/de/guides/first/', '#memory']);
    assert.deepEqual(linksIn(html, 'header'), ['/docs/de/', '/docs/de/guides/', '/docs/de/limits/']);
    assert.doesNotMatch(documentOf(site, '/limits/') + documentOf(site, '/de/guides/'), /not translated|Noch nicht/i);
  });

  it('names the language that the page is written in where a link leads to it', () => {
    const html = documentOf(site, '/de/');
    assert.match(html, /<a href="\/docs\/de\/limits\/" lang="en" hrefLang="en"><bdi>Limits</);
    assert.match(html, /<a href="\/docs\/de\/limits\/" class="nav-link" hrefLang="en">Grenzen</);
  });

  it('says what stands among the words of the page in their language', async () => {
    const page = '# Page\n\n> [!TIP]\n> Words.[^1]\n\n[^1]: A note.\n\n```js\na();\n```\n';
    const boxed = await siteIn({ ...files, 'content/boxed.md': page, 'content/de/kasten.md': page });
    const [untranslated = '', german = ''] = ['/de/boxed/', '/de/kasten/'].map((path) => documentOf(boxed, path));
    assert.match(untranslated, />Tip</);
    assert.doesNotMatch(untranslated, />Tipp</);
    assert.match(german, />Tipp</);
    // In the browser, the button says it in the language of the document.
    const buttonIn = (html: string) => /<button type="button" class="copy-button.*?<\/button>/.exec(html)?.[0];
    assert.equal(buttonIn(untranslated), buttonIn(german));
    assert.notEqual(buttonIn(german), undefined);
  });

  it('lets the page be changed where it is written, and says when that was', async () => {
    const dated = await siteIn(files, { dates: { 'limits.md': '2026-02-03T04:05:06Z' } });
    const { editHref, lastUpdated } = dated.pageView('/de/limits/' as Route) ?? assert.fail();
    assert.equal(editHref, 'https://a.example/limits.md');
    assert.deepEqual(lastUpdated, { date: '2026-02-03T04:05:06Z', text: '3. Februar 2026' });
  });

  it('was last changed when its translation of a partial was, or of a file that it shows', async () => {
    const dates = { 'de/dated.mdx': '2026-02-03T04:05:06Z', '_steps.mdx': '2026-12-03T04:05:06Z' };
    const of = async (path: string) => {
      const dated = await siteIn(
        {
          ...files,
          'content/de/dated.mdx': '# Datiert\n\n<Include src="/_steps.mdx" />\n\n```js file="/a.js"\n```\n',
          ...{ 'content/_steps.mdx': 'Steps.\n', 'content/de/_steps.mdx': 'Schritte.\n' },
          ...{ 'content/a.js': 'a();\n', 'content/de/a.js': 'b();\n' },
        },
        { dates: { ...dates, [path]: '2026-05-03T04:05:06Z' } },
      );
      return dated.pageView('/de/dated/' as Route)?.lastUpdated?.date;
    };
    assert.equal(await of('none'), '2026-02-03T04:05:06Z');
    assert.equal(await of('de/_steps.mdx'), '2026-05-03T04:05:06Z');
    assert.equal(await of('de/a.js'), '2026-05-03T04:05:06Z');
  });

  it('shows a file outside of the content, whether it is translated or not', async () => {
    const shown = await siteIn({
      ...files,
      'src/a.js': 'outside();\n',
      'content/src/a.js': 'inside();\n',
      'content/limits.md': '# Limits\n\n```js file="../src/a.js"\n```\n',
      'content/de/own.md': '# Eigenes\n\n```js file="../../src/a.js"\n```\n',
    });
    for (const route of ['/limits/', '/de/limits/', '/de/own/'])
      assert.match(shown.page(route as Route)?.html ?? '', />outside</, route);
  });

  it('names the original alone to search engines and to language models', () => {
    const view = site.pageView('/de/limits/' as Route) ?? assert.fail();
    assert.equal(view.canonical, 'https://acme.example/docs/limits/');
    assert.match(view.structuredData ?? '', /"url":"https:\/\/acme.example\/docs\/limits\/".*"inLanguage":"en"/);
    for (const route of ['/limits/', '/de/limits/']) {
      const html = documentOf(site, route);
      assert.doesNotMatch(html, /<link rel="alternate" hrefLang/);
      assert.match(html, /<a href="\/docs\/de\/limits\/" lang="de" hrefLang="en"[^>]*>Deutsch/);
      assert.match(html, /<a href="\/docs\/limits\/" lang="en" hrefLang="en"[^>]*>English/);
    }
    const records = site.records();
    assert.ok(records.some(({ path }) => path === '/de/limits/'));
    const lists = [...sitemap(site, records).values(), llmsList(site, records)].join('');
    assert.match(lists, /\/docs\/limits\//);
    assert.doesNotMatch(lists, /\/de\/limits\//);
  });

  it('is searched with the pages that it shows', async () => {
    const index = await searchIndex(site);
    const readJson = (path: string) => JSON.parse(index.get(path) ?? assert.fail(path));
    const search = openSearchFiles(readJson(searchPointer('de')), async (path) => readJson(path));
    const { pages } = await answerQuery('steps', search);
    assert.deepEqual(
      pages.map(({ route }) => route),
      ['/de/limits/'],
    );
  });

  it('tells of a fault once, and of what only its own pages lack', async () => {
    const faulty = await siteIn({
      ...files,
      'content/limits.md':
        '---\ntitle: Limits\nnext: /gone/\n---\n\n[No](/nowhere/) [yes](/guides/first/#install) ![](./no.png)\n',
    });
    assert.deepEqual(
      faulty.diagnostics().map(({ severity, place, message }) => `${severity} ${place?.line} ${message}`),
      [
        'error 3 There is no page `/gone/`.',
        'warning 6 The image has no alt text.',
        'error 6 There is no page `/nowhere/`.',
        'error 6 There is no file `./no.png`.',
        // Nobody wrote that link for the German page.
        'warning 6 `/de/guides/first/` has no heading `#install`.',
      ],
    );
  });

  it('names a folder that holds no page of it', async () => {
    const none = Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('content/de/')));
    assert.deepEqual(
      (await siteIn(none)).diagnostics().map(({ message }) => message),
      ['`locales` names `de`, and there is no page in `content/de`.'],
    );
  });

  it('is built anew where a page is translated, and where a translation goes', async () => {
    const root = temporaryFolder(files);
    const built = async () => {
      const result = await build(requestOf(root, { cache: true }));
      assert.deepEqual(result.diagnostics, []);
      return readFileSync(join(root, 'dist/de/limits/index.html'), 'utf8');
    };
    const untranslated = await built();
    assert.match(untranslated, /Noch nicht übersetzt/);
    // With the title and the front matter of its original: links to it are in another language nevertheless.
    writeFiles(root, { 'content/de/limits.md': '---\ntitle: Limits\n---\n\nGrenzen.\n' });
    assert.match(await built(), /<article class="content"><h1[^>]*>Limits<\/h1><div class="prose"><p>Grenzen/);
    assert.match(readFileSync(join(root, 'dist/de/index.html'), 'utf8'), /"\/docs\/de\/limits\/">Limits</);
    assert.doesNotMatch(readFileSync(join(root, 'dist/de/index.html'), 'utf8'), /hrefLang="en"><bdi>Limits/);
    rmSync(join(root, 'content/de/limits.md'));
    assert.equal(await built(), untranslated);
  });
});
