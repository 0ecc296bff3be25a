import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { decoded, tagsOf, textOf } from './html.ts';
import { createTestSite, putBuiltSite, type Run } from './site.ts';
import { withoutNetwork } from './withoutNetwork.ts';

const ROUTES: readonly string[] = JSON.parse(readFileSync(new URL('../../site/routes.json', import.meta.url), 'utf8'));
const BASE = '/docs';
const SITE_URL = 'https://pipedream.com/docs';
const TOKEN = 'only-for-this-test-4711';

/** Routes and the files that answer at them: `/x/` is a folder's index, `/x.html` a file. */
const fileOf = (route: string) => (route.endsWith('/') ? `${route}index.html` : route).slice(1);
const aliasOf = (route: string) =>
  route.endsWith('/') ? `${route.slice(1, -1)}.html` : `${route.slice(1).replace(/\.html$/, '')}/index.html`;

describe('the documentation site, built', () => {
  const site = createTestSite({});
  const offline = withoutNetwork(join(site.folder, 'attempts.txt'));
  let run: Run;
  let tree: Readonly<Record<string, string>> = {};
  let pages: readonly (readonly [route: string, html: string])[] = [];

  const html = (path: string) => Buffer.from(tree[path] ?? assert.fail(`no file ${path}`), 'latin1').toString('utf8');

  before(async () => {
    await putBuiltSite(site);
    run = await site.run(['build', '--strict'], { env: { DOCSGEN_TOKEN: TOKEN, ...offline.env } });
    assert.equal(run.code, 0, run.stderr);
    tree = site.tree();
    pages = [...ROUTES, `/${TOKEN}/`].map((route) => [route, html(fileOf(route))]);
  });

  it('has all routes, each in its file', () => {
    assert.equal(ROUTES.length + 1, 107);
    assert.match(run.stdout, /^Built 107 pages /);
    for (const [route, page] of pages) {
      assert.equal(page.match(/<h1[ >]/g)?.length, 1, route);
      assert.doesNotMatch(page, /http-equiv="refresh"/, route);
    }
  });

  it('says in the head of each page what it is', () => {
    for (const [route, page] of pages) {
      const tags = tagsOf(page);
      const title = textOf(page, 'title');
      assert.match(title, /\S \| Pipedream Docs$|^Pipedream Docs$/, route);
      assert.deepEqual(
        attributesOf(page, 'html').map(({ lang, dir }) => ({ lang, dir })),
        [{ lang: 'en', dir: 'ltr' }],
        route,
      );
      const descriptions = tags.filter(
        ({ name, attributes }) => name === 'meta' && attributes['name'] === 'description',
      );
      assert.equal(descriptions.length, 1, route);
      assert.ok(descriptions[0]?.attributes['content'], route);
      const canonicals = tags.filter(({ name, attributes }) => name === 'link' && attributes['rel'] === 'canonical');
      assert.deepEqual(
        canonicals.map(({ attributes }) => attributes['href']),
        [SITE_URL + route.replace(/\.html$/, '')],
        route,
      );
    }
  });

  it('names in the head of each page its icon, its Markdown and the colors of its ground', () => {
    const tokens = readFileSync(new URL('../../src/theme/styles/tokens.css', import.meta.url), 'utf8');
    const [, ...grounds] = /--bg: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
    for (const [route, page] of pages) {
      const links = attributesOf(page, 'link');
      const icon = links.find(({ rel }) => rel === 'icon');
      assert.ok(icon?.['href']?.slice(BASE.length + 1) === 'favicon.svg' && 'favicon.svg' in tree, route);
      const twin = links.find(({ rel, type }) => rel === 'alternate' && type === 'text/markdown');
      // Nothing names the files of an unlisted page.
      assert.equal(`${twin?.['href']}`.slice(BASE.length + 1) in tree, route !== `/${TOKEN}/`, route);
      const metas = attributesOf(page, 'meta');
      assert.deepEqual(
        metas.filter(({ name }) => name === 'theme-color').map(({ content }) => content),
        grounds,
        route,
      );
    }
  });

  it('gives pages without a description the one of the site', () => {
    const record = records().find(({ frontmatter }) => frontmatter.description === undefined);
    if (record !== undefined)
      assert.match(html(fileOf(record.path)), /<meta name="description" content="Connect APIs, remarkably fast"/);
    assert.match(html('404.html'), /<meta name="description" content="Connect APIs, remarkably fast"/);
  });

  it('leads from the other spelling of each address to the page', () => {
    for (const [route] of pages.filter(([route]) => route !== '/')) {
      // By the name of the file: some hosts answer the address itself with the small page.
      const href = BASE + route.replace(/\/$/, '/index.html');
      assertLeadsTo(html(aliasOf(route)), href, SITE_URL + route.replace(/\.html$/, ''), aliasOf(route));
    }
  });

  it('leads from each legacy address to what took its place, with the slash and without', () => {
    const redirects = [...site.read('redirects.yaml').matchAll(/^(\/\S+): (\S+)$/gm)].map(
      ([, from = '', to = '']) => [from, to] as const,
    );
    assert.equal(redirects.length >= 17, true);
    const hosts = tree['_redirects']?.split('\n') ?? [];
    for (const [from, to] of redirects) {
      const trunk = from.replace(/\/$/, '');
      const href = to.startsWith('/') ? BASE + to : to;
      for (const file of [`${trunk.slice(1)}.html`, `${trunk.slice(1)}/index.html`]) {
        assertLeadsTo(html(file), href, to.startsWith('/') ? SITE_URL + to : to, file);
      }
      assert.ok(hosts.includes(`${BASE}${trunk} ${href} 301`), from);
      assert.ok(hosts.includes(`${BASE}${trunk}/ ${href} 301`), from);
    }
  });

  it('has a page for unknown addresses, in the same layout', () => {
    const page = html('404.html');
    assert.equal(textOf(page, 'h1'), 'Page not found');
    assert.match(page, /<meta name="robots" content="noindex"/);
    assert.match(page, /data-region="sidebar"/);
    assert.doesNotMatch(page, /rel="canonical"/);
    // It answers at any address: all that it names has to begin at the root.
    for (const { name, attributes } of tagsOf(page)) {
      for (const url of [attributes['href'], attributes['src']])
        assert.match(url || '/', /^(?:[/#]|https:)/, `<${name}>`);
    }
  });

  it('lists its pages for other tools, in exactly the shape of the record', () => {
    const listed = records();
    assert.deepEqual(listed.map(({ path }) => path).sort(), [...ROUTES].sort());
    assert.equal(new Set(listed.map(({ key }) => key)).size, listed.length);
    const keys = ['title', 'frontmatter', 'regularPath', 'relativePath', 'key', 'path', 'headers'];
    for (const record of listed) {
      assert.deepEqual(Object.keys(record), keys, record.path);
      assert.equal(record.regularPath, encodeURI(record.path));
      assert.match(record.key, /^v-[\p{L}\p{N}-]+$/u);
      const source = site.read(`content/${record.relativePath}`);
      assert.ok(source.startsWith('---\n') || source.startsWith('# '), record.relativePath);
      const page = html(fileOf(record.path));
      assert.equal(textOf(page, 'h1'), record.title);
      const ids = new Set(tagsOf(page).map(({ attributes }) => attributes['id']));
      for (const header of record.headers) {
        assert.deepEqual(Object.keys(header), ['level', 'title', 'slug']);
        assert.equal(header.level === 2 || header.level === 3, true);
        assert.ok(ids.has(header.slug), `${record.path}#${header.slug}`);
      }
    }
    assert.ok(
      listed.some(({ headers }) => headers.some(({ slug }) => /^_\d/.test(slug))),
      'a leading digit gets "_"',
    );
  });

  it('names the unlisted page nowhere', () => {
    const own = [fileOf(`/${TOKEN}/`), `${TOKEN}.html`];
    for (const path of own) assert.match(html(path), /<meta name="robots" content="noindex"/);
    const [page = ''] = own.map(html);
    assert.doesNotMatch(page, /rel="(?:prev|next)"/);
    const naming = Object.keys(tree).filter((path) => path.includes(TOKEN) || tree[path]?.includes(TOKEN));
    // Its chunk has a name that cannot be guessed, and that nothing tells of.
    const [chunk = '', ...rest] = naming.filter((path) => !own.includes(path));
    assert.match(chunk, /^assets\/chunks\/\d+\.[a-z0-9]{10}\.js$/);
    assert.deepEqual(rest, []);
    assert.deepEqual(
      Object.keys(tree).filter((path) => tree[path]?.includes(chunk.slice('assets/chunks/'.length, -'.js'.length))),
      [],
    );
    assert.ok(!(`unlisted-preview/index.html` in tree), 'the default token is overridden');
  });

  it('H-07: ties every script and style that a page names to the bytes of its file', () => {
    const sums = new Map<string, string>();
    const sumOf = (url: string) => {
      const path = url.slice(BASE.length + 1);
      const sum =
        sums.get(path) ??
        createHash('sha256')
          .update(Buffer.from(tree[path] ?? '', 'latin1'))
          .digest('base64');
      sums.set(path, sum);
      return `sha256-${sum}`;
    };
    const files = Object.keys(tree).filter((path) => path.endsWith('.html'));
    for (const path of files) {
      for (const { name, attributes } of tagsOf(html(path))) {
        const url = name === 'script' ? attributes['src'] : attributes['rel'] === 'stylesheet' && attributes['href'];
        if (url) assert.equal(attributes['integrity'], sumOf(url), `${path}: ${url}`);
      }
    }
    const own = 'the script and the styles of the not-found page';
    assert.equal(sums.size, 7, `boot, entry, styles, those of components, redirect, ${own}`);
  });

  it('H-08: says its policy in each page and its headers for the hosts that read them, alike', () => {
    const policyOf = (page: string) =>
      attributesOf(page, 'meta').flatMap((meta) =>
        meta['http-equiv'] === 'Content-Security-Policy' ? [decoded(meta['content'] ?? '')] : [],
      );
    const [policy = ''] = policyOf(html('index.html'));
    assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self'; /);
    for (const [route, page] of pages) assert.deepEqual(policyOf(page), [policy], route);
    assert.ok(html('_headers').startsWith(`${BASE}/*\n  Content-Security-Policy: ${policy}; frame-ancestors 'none'\n`));
    for (const [, pattern = ''] of html('_headers').matchAll(/^\/docs\/(assets\/[^*\n]+)$/gm))
      assert.ok(pattern in tree, pattern);
  });

  it('Q-02: is built without the network', () => {
    assert.deepEqual(offline.attempts(), []);
    const { env, attempts } = withoutNetwork(join(createTestSite({}).folder, 'attempts.txt'));
    spawnSync(process.execPath, ['-e', 'fetch("http://192.0.2.1/").catch(() => {})'], { env });
    assert.equal(attempts().length, 1, 'what somebody catches is noted all the same');
  });

  it('H-09: tells nothing of the machine that built it', () => {
    const { username, homedir } = userInfo();
    const told = [
      site.folder,
      tmpdir(),
      ...(homedir.length > 6 ? [homedir] : []),
      ...(username.length > 6 ? [username] : []),
    ];
    for (const [path, contents] of Object.entries(tree)) {
      assert.doesNotMatch(path, /\.map$/);
      // Samples on the pages have such paths of their own.
      for (const word of told.filter((one) => one !== '/tmp'))
        assert.equal(contents.includes(word), false, `${path}: ${word}`);
      if (/\.(?:js|css)$/.test(path)) assert.doesNotMatch(contents, /sourceMappingURL/, path);
    }
  });

  it('H-02: makes no request to another host', () => {
    for (const [path, contents] of Object.entries(tree)) {
      if (path.endsWith('.css')) assert.doesNotMatch(contents, /url\(["']?(?:https?:)?\/\//, path);
      if (!path.endsWith('.html')) continue;
      for (const { name, attributes } of tagsOf(html(path))) {
        if (!['script', 'link', 'img', 'iframe', 'source', 'video', 'audio', 'object', 'embed', 'use'].includes(name))
          continue;
        if (attributes['rel'] === 'canonical') continue;
        for (const key of ['src', 'href', 'srcset', 'poster', 'data']) {
          assert.doesNotMatch(attributes[key] ?? '', /(?:^|,\s*)(?:https?:)?\/\//, `${path}: <${name} ${key}>`);
        }
      }
    }
  });

  it('H-06: holds no script or style that a strict policy would refuse', () => {
    for (const path of Object.keys(tree).filter((path) => path.endsWith('.html'))) {
      for (const { name, attributes } of tagsOf(html(path))) {
        assert.notEqual(name, 'style', path);
        assert.ok(!('style' in attributes), `${path}: <${name} style>`);
        const handlers = Object.keys(attributes).filter((key) => key.startsWith('on'));
        assert.deepEqual(handlers, [], path);
        if (name === 'script')
          assert.ok(
            'src' in attributes || /^application\/(?:ld\+)?json$/.test(attributes['type'] ?? ''),
            `${path}: inline script`,
          );
        assert.doesNotMatch(attributes['href'] ?? '', /^\s*(?:javascript|vbscript|data):/i, path);
      }
    }
  });

  it('has an id once a page, and an element for every reference to one', () => {
    for (const [route, page] of [...pages, ['/404.html', html('404.html')] as const]) {
      const tags = tagsOf(page);
      const ids = tags.flatMap(({ attributes }) => attributes['id'] ?? []);
      assert.deepEqual(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        [],
        route,
      );
      for (const key of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget']) {
        for (const { attributes } of tags) {
          for (const id of attributes[key]?.split(' ') ?? []) assert.ok(ids.includes(id), `${route}: ${key}="${id}"`);
        }
      }
    }
  });

  it('H-10: has a target for every link inside the site, fragments included', () => {
    const idsOf = new Map<string, Set<string>>();
    const idsAt = (file: string) => {
      const known = idsOf.get(file) ?? new Set(tagsOf(html(file)).flatMap(({ attributes }) => attributes['id'] ?? []));
      idsOf.set(file, known);
      return known;
    };
    for (const [route, page] of pages) {
      for (const { attributes } of tagsOf(page)) {
        for (const url of [attributes['href'], attributes['src']]) {
          if (url === undefined || /^[a-z]+:/.test(url)) continue;
          const { pathname, hash } = new URL(url, `http://site${BASE}${route}`);
          assert.ok(pathname.startsWith(`${BASE}/`), `${route}: ${url} leaves the base`);
          assert.doesNotMatch(pathname, /\/\//);
          const file = fileOf(decodeURI(pathname.slice(BASE.length)));
          assert.ok(file in tree, `${route}: ${url}`);
          if (hash !== '') assert.ok(idsAt(file).has(decodeURIComponent(hash.slice(1))), `${route}: ${url}`);
        }
      }
    }
  });

  it('lists for each island all that its module imports, so that one trip brings all of it', () => {
    const list = /<script type="application\/json" id="_islands">(.*?)<\/script>/.exec(html('index.html'))?.[1] ?? '{}';
    const islands = Object.entries(JSON.parse(list) as Record<string, string>);
    assert.ok(islands.length > 6);
    for (const [name, addresses] of islands) {
      const [own = '', ...imports] = addresses.split(' ').map((address) => address.replace(`${BASE}/`, ''));
      assert.match(own, new RegExp(`^assets/${name}\\.\\w{8}\\.js$`));
      const imported = [own, ...imports].flatMap((file) =>
        [...html(file).matchAll(/\b(?:import|from)\s*"\.\/([^"]+)"/g)].map(([, path]) => `assets/${path}`),
      );
      assert.deepEqual([...new Set(imported)].sort(), imports.sort(), name);
    }
    const react = Object.keys(tree).find((file) => file.startsWith('assets/shared.') && html(file).length > 100_000);
    const heavy = islands.filter(([, addresses]) => addresses.includes(react ?? 'no file')).map(([name]) => name);
    assert.deepEqual([heavy.includes('SearchBox'), heavy.includes('HeadingLink')], [true, false], heavy.join());
  });

  it('lists every page chunk once, under its number', () => {
    const parts = Object.keys(tree).filter((path) => /^assets\/manifest\/\d+\.json$/.test(path));
    const entries = parts.flatMap((path) =>
      Object.entries(JSON.parse(tree[path] ?? '') as Record<string, [number, string]>),
    );
    assert.deepEqual(entries.map(([route]) => route).sort(), [...ROUTES].sort());
    assert.equal(new Set(entries.map(([, [number]]) => number)).size, entries.length);
    for (const [route, [number, hash]] of entries) {
      const chunk = html(`assets/chunks/${number}.${hash}.js`);
      assert.ok(chunk.startsWith(`(self.docsgenChunks=self.docsgenChunks||[]).push(["${route}",{`), route);
      assert.doesNotMatch(chunk, /<\/script/i);
    }
  });

  it('holds the code of no page twice: table rows come from the data file', () => {
    const mappings = JSON.parse(site.read('site/data/python-import-mappings.json'));
    const count = Array.isArray(mappings) ? mappings.length : Object.keys(mappings).length;
    const rows = html('code/python/import-mappings/index.html').match(/<tr[ >]/g)?.length ?? 0;
    assert.ok(rows > count, `${rows} rows for ${count} mappings`);
  });

  it('shows the constants of the configuration', () => {
    const limits = decoded(html('limits/index.html').replace(/<[^>]*>/g, ''));
    for (const value of ['512KB', '30MB', '6MB', '750']) assert.ok(limits.includes(value), value);
    const names = [...site.read('site/constants.ts').matchAll(/^ {2}([A-Z][A-Z_]+)[,:]/gm)].map(([, name]) => name);
    assert.equal(names.length > 20, true);
    const leftOver = new RegExp(`\\{(?:${names.join('|')})\\}`);
    for (const [route, page] of pages) assert.ok(!leftOver.test(page), `${route}: ${leftOver.exec(page)?.[0]}`);
  });

  function records(): PageRecordShape[] {
    return JSON.parse(html('pages.json'));
  }
});

interface PageRecordShape {
  readonly title: string;
  readonly frontmatter: Readonly<Record<string, unknown>>;
  readonly regularPath: string;
  readonly relativePath: string;
  readonly key: string;
  readonly path: string;
  readonly headers: readonly { readonly level: number; readonly title: string; readonly slug: string }[];
}

const attributesOf = (html: string, name: string) =>
  tagsOf(html).flatMap((tag) => (tag.name === name ? [tag.attributes] : []));

/** A page that sends its reader on: with scripts, without them, and by a link that can be seen. */
function assertLeadsTo(html: string, href: string, canonical: string, file: string): void {
  const refreshes = attributesOf(html, 'meta').filter((meta) => meta['http-equiv'] === 'refresh');
  assert.deepEqual(
    refreshes.map(({ content }) => content),
    [`0; url=${href}`],
    file,
  );
  assert.deepEqual(
    attributesOf(html, 'link').flatMap((link) => (link['rel'] === 'canonical' ? [link['href']] : [])),
    [canonical],
    file,
  );
  assert.deepEqual(
    attributesOf(html, 'a').map((link) => link['href']),
    [href],
    file,
  );
  // A search engine comes to a canonical address from the sitemap, and has to be led on.
  const isCanonical = canonical === `${SITE_URL}/${file.replace(/(?:\/index)?\.html$/, '')}`;
  assert.equal(
    attributesOf(html, 'meta').some((meta) => meta['name'] === 'robots' && meta['content'] === 'noindex'),
    !isCanonical,
    file,
  );
  assert.ok(
    attributesOf(html, 'script').some(({ src }) => src?.includes('/assets/redirect.')),
    file,
  );
}
