import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Route } from '../../src/model/brands.ts';
import { leavesContent, resolveUrl, type UrlWorld } from '../../src/routes/resolveUrl.ts';
import { placedPages, translatedRoutes } from '../../src/routes/translatedPage.ts';

const FILES = {
  'index.md': '/',
  'limits.mdx': '/limits/',
  'guides/index.md': '/guides/',
  'guides/first.md': '/guides/first/',
  'guides/a b.md': '/guides/a b/',
  'guides/ünï.md': '/guides/ünï/',
  'quick.md': '/quickstart/create.html',
  'setup.mdx': '/install.html',
  'docs.md': '/docs/',
  'notes/README.md': '/notes/',
  'far/index.md': '/elsewhere/',
  'further/README.md': '/elsewhere/further/',
} as const;

const ROUTES = new Set<string>(Object.values(FILES));
const ASSETS = new Set(['/logo.svg', '/guides/pic one.png', '/data.json', '/play/index.html']);

const worldAt = (base: string): UrlWorld => ({
  base,
  routeOfFile: new Map(Object.entries(FILES)) as unknown as ReadonlyMap<string, Route>,
  hasRoute: (route) => ROUTES.has(route),
  hasAsset: (path) => ASSETS.has(path),
});

/** A world of these files at the root of a host, with what it knows of translations into German and French. */
function germanWorld(files: Readonly<Record<string, string>>): UrlWorld {
  const routes = new Set<string>(Object.values(files));
  const translations = [{ prefix: '/de/' }, { prefix: '/fr/' }];
  const pages = Object.entries(files).map(([relativePath, path]) => ({
    ...{ relativePath, path: path as Route, frontmatter: {} },
  }));
  return {
    base: '/',
    routeOfFile: new Map(Object.entries(files)) as unknown as ReadonlyMap<string, Route>,
    hasRoute: (route) => routes.has(route),
    hasAsset: () => false,
    translations,
    translatedRoute: translatedRoutes(placedPages(pages), translations),
  };
}

/** Where a URL in `guides/first.md` leads, as `kind href`. */
const resolved = (url: string, base = '/docs/') => {
  const { kind, href } = resolveUrl(url, 'guides/first.md', worldAt(base));
  return `${kind} ${href}`;
};

describe('resolveUrl', () => {
  it('L-02: asks for no heading by the text that a browser looks for', () => {
    for (const [url, hash] of [
      ['/limits/#:~:text=words', ''],
      ['/limits/#memory:~:text=words', 'memory'],
      ['#a:b:~:text=words', 'a:b'],
    ] as const) {
      const found = resolveUrl(url, 'guides/first.md', worldAt('/docs/'));
      assert.ok('hash' in found);
      assert.equal(found.hash, hash);
    }
  });

  it('finds a heading by letters and marks that are apart, as macOS has them in names', () => {
    const found = resolveUrl('#и\u0306', 'guides/first.md', worldAt('/docs/'));
    assert.deepEqual(found, { kind: 'anchor', href: '#%D0%B9', hash: 'й' });
  });

  const table: readonly [url: string, expected: string][] = [
    // Routes of the site, in every spelling.
    ['/limits/', 'page /docs/limits/'],
    ['/limits', 'page /docs/limits/'],
    ['/limits.html', 'page /docs/limits/'],
    ['/limits.html/', 'page /docs/limits/'],
    ['/limits/index.html', 'page /docs/limits/'],
    ['/limits//', 'page /docs/limits/'],
    ['/', 'page /docs/'],
    ['/index.html', 'page /docs/'],
    ['/quickstart/create.html', 'page /docs/quickstart/create.html'],
    ['/quickstart/create', 'page /docs/quickstart/create.html'],
    ['/quickstart/create/', 'page /docs/quickstart/create.html'],
    ['/limits/#memory', 'page /docs/limits/#memory'],
    ['/limits/?x=1&y=a%20b#memory', 'page /docs/limits/?x=1&y=a%20b#memory'],
    ['  /limits/  ', 'page /docs/limits/'],
    ['/guides/../limits/', 'page /docs/limits/'],
    ['/docs/', 'page /docs/docs/'],
    // Paths of source files.
    ['./index.md', 'page /docs/guides/'],
    ['index.md', 'page /docs/guides/'],
    ['first.md#top', 'page /docs/guides/first/#top'],
    ['../limits.mdx', 'page /docs/limits/'],
    ['../limits', 'page /docs/limits/'],
    ['../limits/', 'page /docs/limits/'],
    ['..', 'page /docs/'],
    ['.', 'page /docs/guides/'],
    ['./', 'page /docs/guides/'],
    ['../notes/', 'page /docs/notes/'],
    ['../notes/README.md', 'page /docs/notes/'],
    ['../quick.md', 'page /docs/quickstart/create.html'],
    ['../quick/', 'page /docs/quickstart/create.html'],
    ['../setup', 'page /docs/install.html'],
    ['../far', 'page /docs/elsewhere/'],
    ['../further/', 'page /docs/elsewhere/further/'],
    // By its path from the content folder, as GitHub reads it in a whole repository.
    ['/limits.mdx#x', 'page /docs/limits/#x'],
    ['/notes/README.md', 'page /docs/notes/'],
    ['/guides/a%20b.md', 'page /docs/guides/a%20b/'],
    ['/quick.md', 'page /docs/quickstart/create.html'],
    ['/nothing.md', 'missing /docs/nothing.md'],
    ['../guides/first', 'page /docs/guides/first/'],
    // L-08: encoded or not, a name is the same name.
    ['a%20b.md', 'page /docs/guides/a%20b/'],
    ['a b.md', 'page /docs/guides/a%20b/'],
    ['/guides/a b/', 'page /docs/guides/a%20b/'],
    ['/guides/%C3%BCn%C3%AF/', 'page /docs/guides/%C3%BCn%C3%AF/'],
    ['/guides/u\u0308ni\u0308/', 'page /docs/guides/%C3%BCn%C3%AF/'],
    // Files published with the site.
    ['/logo.svg', 'asset /docs/logo.svg'],
    ['../logo.svg?v=2', 'asset /docs/logo.svg?v=2'],
    ['pic%20one.png', 'asset /docs/guides/pic%20one.png'],
    ['../data.json', 'asset /docs/data.json'],
    ['/play/', 'asset /docs/play/index.html'],
    ['/play', 'asset /docs/play/index.html'],
    ['../play/?a=1#b', 'asset /docs/play/index.html?a=1#b'],
    // Anchors of the same page.
    ['#memory', 'anchor #memory'],
    ['#', 'anchor '],
    ['', 'anchor '],
    ['?x=1#a', 'anchor ?x=1#a'],
    ['#%C3%BC', 'anchor #%C3%BC'],
    ['#ü', 'anchor #%C3%BC'],
    ['#100%', 'anchor #100%25'],
    ['#a b', 'anchor #a%20b'],
    ['#:~:text=a%2Cb', 'anchor #:~:text=a%2Cb'],
    ['/limits/#memory:~:text=a,b%20c', 'page /docs/limits/#memory:~:text=a,b%20c'],
    // Other origins.
    ['https://a.example/b?c#d', 'external https://a.example/b?c#d'],
    ['  https://a.example/b  ', 'external https://a.example/b'],
    ['HTTP://a.example', 'external HTTP://a.example'],
    ['mailto:a@b.example', 'external mailto:a@b.example'],
    ['VSCode:extension/a.b', 'external VSCode:extension/a.b'],
    ['cursor://mcp/install?name=a', 'external cursor://mcp/install?name=a'],
    ['sms:+4930?body=a', 'external sms:+4930?body=a'],
    ['tel:+1234', 'external tel:+1234'],
    ['//cdn.example/x.js', 'external //cdn.example/x.js'],
    ['/\\host', 'external /\\host'],
    ['\\\\srv\\share', 'external \\\\srv\\share'],
    // What does not exist.
    ['/nothing/', 'missing /docs/nothing/'],
    ['/Limits/', 'missing /docs/Limits/'],
    ['nothing.md', 'missing /docs/guides/nothing/'],
    ['nothing/index.md', 'missing /docs/guides/nothing/index.md'],
    ['../nothing/more/..', 'missing /docs/nothing/'],
    ['../../../outside.md', 'missing /docs/outside/'],
    ['../../../../etc/passwd', 'missing /docs/etc/passwd'],
    ['/logo.png', 'missing /docs/logo.png'],
    ['/docs/limits/', 'missing /docs/docs/limits/'],
    ['%', 'missing /docs/guides/%25'],
    ['/%E0%A4%A', 'missing /docs/%25E0%25A4%25A'],
  ];
  for (const [url, expected] of table) {
    it(`L-01: resolves ${JSON.stringify(url)} to \`${expected}\``, () => assert.equal(resolved(url), expected));
  }

  const unsafe = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u0000javascript:alert(1)',
    ' \u000c javascript:alert(1)',
    'java\u0000script:alert(1)',
    'javascript\t:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'DATA:text/html;base64,PHNjcmlwdD4=',
    'blob:https://a.example/x',
    'file:///etc/passwd',
    'filesystem:https://a.example/x',
    'view-source:https://a.example',
    'about:blank',
    'ftp://a.example',
    'intent://x#Intent;end',
    'C:\\x',
    'c:/windows',
    'jar:https://a.example!/x',
    'ms-msdt:/id',
    'search-ms:query=a',
    'vscode-x:a',
  ];
  for (const url of unsafe) {
    it(`M-01: refuses ${JSON.stringify(url)}`, () => assert.equal(resolved(url), 'unsafe '));
  }

  it('L-03: climbs no higher than the site, and takes other hosts for other origins', () => {
    assert.equal(resolved('../../../../../limits/'), 'page /docs/limits/');
    assert.equal(resolved('/../../limits/'), 'page /docs/limits/');
    for (const url of ['//host/x', '/\\host', '\\\\srv\\share', '\\/host'])
      assert.match(resolved(url), /^external /, url);
  });

  it('leads from a translation to translations, where there are such, and from elsewhere to where the path says', () => {
    const files = { ...FILES, 'de/index.md': '/de/', 'de/guides/first.md': '/de/guides/first/' };
    const { base, hasAsset } = worldAt('/docs/');
    const world: UrlWorld = { ...germanWorld(files), base, hasAsset };
    const from = (file: string) =>
      ['/', '/guides/first#a', '/guides/first.md', '/guides/', '/de/', '/logo.svg', '/none/', './first.md'].map(
        (url) => {
          const { kind, href } = resolveUrl(url, file, world);
          return `${kind} ${href}`;
        },
      );
    assert.deepEqual(from('de/guides/first.md'), [
      'page /docs/de/',
      'page /docs/de/guides/first/#a',
      'page /docs/de/guides/first/',
      'page /docs/guides/',
      'page /docs/de/',
      'asset /docs/logo.svg',
      'missing /docs/none/',
      'page /docs/de/guides/first/',
    ]);
    assert.deepEqual(from('guides/first.md').slice(0, 3), [
      'page /docs/',
      'page /docs/guides/first/#a',
      'page /docs/guides/first/',
    ]);
  });

  it('leads from a translation by a relative path to what stands beside its original, where nothing is beside itself', () => {
    const files = {
      ...{ 'guides/a.mdx': '/guides/a/', 'guides/b.md': '/guides/b/', 'guides/c.mdx': '/guides/c/' },
      ...{ 'de/guides/a.md': '/de/guides/a/', 'de/guides/c.md': '/de/guides/c/' },
    };
    const world: UrlWorld = { ...germanWorld(files), hasAsset: (path) => path === '/guides/box.png' };
    const urls = ['./b.md#x', 'b', './box.png', './c.mdx', '/guides/c.mdx', './none.md', './none.png'];
    const found = urls.map((url) => {
      const { kind, href } = resolveUrl(url, 'de/guides/a.md', world);
      return `${kind} ${href}`;
    });
    assert.deepEqual(found, [
      'page /guides/b/#x',
      'page /guides/b/',
      'asset /guides/box.png',
      'page /de/guides/c/',
      'page /de/guides/c/',
      'missing /de/guides/none/',
      'missing /de/guides/none.png',
    ]);
  });

  it('leads from a translation to the page whose file is called like that of the page at a path', () => {
    const files = {
      ...{ 'limits.md': '/limits/', 'first.md': '/start.html', 'a.md': '/b/', 'b.md': '/c/', 'x.md': '/x/' },
      ...{
        'de/limits.mdx': '/de/grenzen/',
        'de/first.md': '/de/first/',
        'de/b.md': '/de/b/',
        'de/only.md': '/de/nur/',
      },
      ...{ 'fr/limits.md': '/fr/limites/', 'fr/x.md': '/fr/x/', 'de/x.md': '/de/iks/' },
    };
    const world = germanWorld(files);
    const found = (urls: readonly string[], file: string) =>
      urls.map((url) => resolveUrl(url, file, world)).map(({ kind, href }) => `${kind} ${href}`);
    const german = [
      '/limits/#a',
      '/limits.md',
      './limits.md',
      '/limits',
      '/grenzen/',
      '/start.html',
      '/first/',
      '/nur/',
    ];
    assert.deepEqual(found(german, 'de/first.md'), [
      'page /de/grenzen/#a',
      'page /de/grenzen/',
      'page /de/grenzen/',
      'page /de/grenzen/',
      'page /de/grenzen/',
      'page /de/first/',
      'page /de/first/',
      'page /de/nur/',
    ]);
    // What stands at the address is the translation of another page; a page of a third language is meant as it is.
    assert.deepEqual(found(['/b/', '/c/', '/fr/x/', '../limits.md'], 'de/first.md'), [
      ...['page /b/', 'page /de/b/', 'page /fr/x/', 'page /limits/'],
    ]);
    assert.deepEqual(found(['/limits/', '/nur/'], 'fr/x.md'), ['page /fr/limites/', 'missing /nur/']);
    assert.deepEqual(found(['/limits/', '/de/grenzen/'], 'x.md'), ['page /limits/', 'page /de/grenzen/']);
  });

  it('decodes what it tells of a target, for the link check', () => {
    assert.deepEqual(resolveUrl('/guides/%C3%BCn%C3%AF#%C3%BC', 'index.md', worldAt('/docs/')), {
      kind: 'page',
      href: '/docs/guides/%C3%BCn%C3%AF/#%C3%BC',
      path: '/guides/ünï/',
      hash: 'ü',
    });
  });

  it('applies no base to a site at the root', () => {
    assert.equal(resolved('/limits/', '/'), 'page /limits/');
    assert.equal(resolved('../logo.svg', '/'), 'asset /logo.svg');
  });

  it('M-17, I-10: never throws, and whatever stays on the site stays under its base', () => {
    const piece = fc.constantFrom(
      '/',
      '..',
      '.',
      '\\',
      'a',
      '%',
      '%2e',
      '%5c',
      '#',
      '?',
      ':',
      'http',
      'javascript',
      '\t',
      '\n',
      '\ud800',
      'é',
      ' ',
      '.md',
      '//',
      'limits',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const { kind, href } = resolveUrl(pieces.join(''), 'guides/first.md', worldAt('/docs/'));
        if (kind !== 'page' && kind !== 'asset' && kind !== 'missing') return;
        const { origin, pathname } = new URL(href, 'https://own.example/docs/guides/first/');
        assert.equal(origin, 'https://own.example');
        assert.ok(pathname.startsWith('/docs/'), `${JSON.stringify(pieces.join(''))} → ${href}`);
      }),
      { numRuns: 5000 },
    );
  });

  it('has no address of a step up for a file that is called like one', () => {
    for (const url of ['...md', '../...md', '..md', '/a/...mdx']) {
      const { kind, href } = resolveUrl(url, 'guides/first.md', worldAt('/docs/'));
      assert.equal(kind, 'missing', url);
      assert.ok(!href.split('/').some((step) => step === '..' || step === '.'), href);
    }
  });

  for (const [url, fromFile, leaves] of [
    ['../x.md', 'a.md', true],
    ['../x.md', 'f/a.md', false],
    ['..', 'f/a.md', false],
    ['../..', 'f/a.md', true],
    ['x/../../../y', 'f/a.md', true],
    ['%2e%2e/x', 'a.md', true],
    ['../../f/a.md', 'f/a.md', true],
    ['/../x', 'a.md', false],
    ['https://a.example/../../x', 'a.md', false],
    ['./../x', 'a.md', true],
    ['.//../x', 'a.md', true],
    ['x/../y', 'a.md', false],
    ['#/../..', 'a.md', false],
    ['?x=/../..', 'a.md', false],
  ] as const) {
    it(`L-03: knows whether a path climbs out of the content folder: ${url} in ${fromFile}`, () =>
      assert.equal(leavesContent(url, fromFile), leaves));
  }

  it('M-01: lets no scheme through but the safe ones, as a browser reads them', () => {
    const piece = fc.constantFrom(
      'javascript',
      'JAVASCRIPT',
      'data',
      'vbscript',
      ':',
      '\t',
      '\n',
      '\r',
      ' ',
      '\u0000',
      '\u000b',
      '\u001f',
      'x',
      '/',
      '\\',
      '&colon;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { href } = resolveUrl(pieces.join(''), 'index.md', worldAt('/'));
        if (!URL.canParse(href, 'https://own.example/')) return;
        assert.match(new URL(href, 'https://own.example/').protocol, /^(https?|mailto|tel):$/);
      }),
      { numRuns: 5000 },
    );
  });
});
