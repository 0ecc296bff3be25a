import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Addresses, resolveRequest } from '../../src/dev/resolveRequest.ts';
import { hrefOfRoute } from '../../src/routes/routeOf.ts';

const ROUTES = new Set([
  '/',
  '/guide/',
  '/guide/first/',
  '/quick/create.html',
  '/a b/',
  '/ünï/',
  '/100%25/',
  '/a+b&c/',
]);
const REDIRECTS = new Map([
  ['/old', '/docs/guide/'],
  ['/older/', '/docs/guide/?x=1#part'],
  ['/away', 'https://a.example/'],
  ['/café/'.normalize('NFD'), '/docs/guide/'],
]);

const FILES = new Set(['/play/index.html', '/a c/index.html', '/guide/index.html']);

const addressesAt = (base: string): Addresses => ({
  base,
  hasRoute: (route) => ROUTES.has(route),
  redirectOf: (path) => REDIRECTS.get(path),
  hasFile: (path) => FILES.has(path),
  hrefOf: (route) => hrefOfRoute(route, base),
});

/** What a request comes to, as words. */
const resolved = (target: string, base = '/docs/') => {
  const found = resolveRequest(target, addressesAt(base));
  if (found.kind === 'page') return `page ${found.route}`;
  if (found.kind === 'redirect') return `redirect ${found.location}`;
  return found.kind === 'file' ? `file ${found.path}` : found.kind;
};

describe('resolveRequest', () => {
  const table: readonly [target: string, expected: string][] = [
    // Pages, and their other spellings.
    ['/docs/', 'page /'],
    ['/docs/guide/', 'page /guide/'],
    ['/docs/guide/?x=1', 'page /guide/'],
    ['/docs/guide/#part', 'page /guide/'],
    ['/docs/quick/create.html', 'page /quick/create.html'],
    ['/docs/guide', 'redirect /docs/guide/'],
    ['/docs/guide.html', 'redirect /docs/guide/'],
    ['/docs/guide/index.html', 'redirect /docs/guide/'],
    ['/docs/index.html', 'redirect /docs/'],
    ['/docs/quick/create', 'redirect /docs/quick/create.html'],
    ['/docs/quick/create/', 'redirect /docs/quick/create.html'],
    ['/docs/quick/create/index.html', 'redirect /docs/quick/create.html'],
    ['/docs/quick/create.html/', 'redirect /docs/quick/create.html'],
    ['/docs/guide.html/', 'redirect /docs/guide/'],
    ['/docs/old.html/?y=2', 'redirect /docs/guide/?y=2'],
    ['/docs/guide?x=1&y=2', 'redirect /docs/guide/?x=1&y=2'],
    ['/docs/guide?x=1#part', 'redirect /docs/guide/?x=1'],
    // Folders of other files, as hosts serve them.
    ['/docs/play/', 'file /play/index.html'],
    ['/docs/play/index.html', 'file /play/index.html'],
    ['/docs/play?x=1', 'redirect /docs/play/?x=1'],
    ['/docs/a%20c', 'redirect /docs/a%20c/'],
    ['/docs/play.html', 'file /play.html'],
    // The base.
    ['/', 'redirect /docs/'],
    ['/docs', 'redirect /docs/'],
    ['/docs?x=1', 'redirect /docs/?x=1'],
    ['/other/', 'outside'],
    ['/docs-secret/', 'outside'],
    ['/docsguide/', 'outside'],
    ['/favicon.ico', 'outside'],
    // Redirects of the site, in every spelling.
    ['/docs/old', 'redirect /docs/guide/'],
    ['/docs/cafe%CC%81', 'redirect /docs/guide/'],
    ['/docs/old/', 'redirect /docs/guide/'],
    ['/docs/old.html', 'redirect /docs/guide/'],
    ['/docs/old/index.html', 'redirect /docs/guide/'],
    ['/docs/older', 'redirect /docs/guide/?x=1#part'],
    ['/docs/older/?y=2', 'redirect /docs/guide/?x=1&y=2#part'],
    ['/docs/old?y=2', 'redirect /docs/guide/?y=2'],
    ['/docs/away', 'redirect https://a.example/'],
    ['/docs/away?x=1', 'redirect https://a.example/?x=1'],
    // L-08: names are decoded once.
    ['/docs/a%20b/', 'page /a b/'],
    ['/docs/a%20b', 'redirect /docs/a%20b/'],
    ['/docs/%C3%BCn%C3%AF/', 'page /ünï/'],
    ['/docs/u%CC%88ni%CC%88/', 'page /ünï/'],
    ['/docs/100%2525/', 'page /100%25/'],
    ['/docs/a+b&c/', 'page /a+b&c/'],
    ['/docs/a%2Bb%26c', 'redirect /docs/a+b&c/'],
    // Other files.
    ['/docs/assets/x.js?v=1', 'file /assets/x.js'],
    ['/docs/none/', 'file /none/'],
    ['/docs/%252e%252e/', 'file /%2e%2e/'],
    ['/docs/....//', 'outside'],
    // Doubled slashes: well formed, and no address of the site.
    ['/docs//guide/', 'outside'],
    ['/docs/%2fguide/', 'outside'],
    ['//etc/passwd', 'outside'],
    ['//evil.example/', 'outside'],
    ['///evil.example', 'outside'],
    ['/docs/.../', 'file /.../'],
    ['/docs/..a/', 'file /..a/'],
  ];
  for (const [target, expected] of table) {
    it(`takes \`${target}\` for \`${expected}\``, () => assert.equal(resolved(target), expected));
  }

  const malformed = [
    '/docs/../',
    '/docs/..',
    '/docs/../../etc/passwd',
    '/../../etc/passwd',
    '/docs/%2e%2e/',
    '/docs/%2E%2E/secret',
    '/docs/.%2e/',
    '/docs/..%2f..%2fetc/passwd',
    '/docs/..%5c..%5c',
    '/docs/..\\..\\',
    '/docs/a\\b',
    '/docs/%5c%5cevil',
    '/docs/foo/../../x',
    '/docs/./',
    '/docs/%2e/',
    '/docs/guide/.',
    '//evil.example/%2e%2e',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/docs/x%00.html',
    '/docs/%0d%0aX:1',
    '/docs/%0aSet-Cookie:x',
    '/docs/a\u0001b',
    '/docs/%7f',
    '/%',
    '/docs/%',
    '/docs/%E0%A4%A',
    '/docs/%ff',
    '/docs/%c0%ae%c0%ae/',
    '/docs/%u002e%u002e/',
    `/docs/${'a'.repeat(20_000)}`,
    '',
    '*',
    'docs/',
    'http://evil.example/docs/',
    '?x',
  ];
  for (const target of malformed) {
    it(`S-01, S-05, S-11: refuses ${JSON.stringify(target.slice(0, 40))}`, () => assert.equal(resolved(target), 'bad'));
  }

  it('serves a site at the root in the same way', () => {
    assert.equal(resolved('/', '/'), 'page /');
    assert.equal(resolved('/guide', '/'), 'redirect /guide/');
    assert.equal(resolved('//evil.example/', '/'), 'outside');
    assert.equal(resolved('/index.html', '/'), 'redirect /');
    assert.equal(resolved('/x.js', '/'), 'file /x.js');
  });

  const PIECES = [
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '%00',
    '%0d%0a',
    '%',
    'docs',
    'guide',
    'old',
    'away',
    'index.html',
    '.html',
    '?',
    '#',
    '@',
    ':',
    'evil.example',
    'http:',
    'a%20b',
    '%25',
    ' ',
    '\u00e9',
  ];

  it('S-11: sends nobody to an address that is not in its tables, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PIECES), { maxLength: 10 }),
        fc.constantFrom('/', '/docs/'),
        (pieces, base) => {
          const found = resolveRequest(`/${pieces.join('')}`, addressesAt(base));
          if (found.kind !== 'redirect') return;
          const { origin, pathname } = new URL(found.location, 'https://own.example');
          assert.ok(
            origin === 'https://own.example' || found.location.startsWith('https://a.example/'),
            found.location,
          );
          assert.ok(
            found.location.startsWith('https://a.example/') || pathname.startsWith('/docs/') || base === '/',
            found.location,
          );
          assert.doesNotMatch(found.location, /^\/[/\\]|[\r\n]/);
        },
      ),
      { numRuns: 5_000 },
    );
  });

  it('S-01: asks for no file above the folder, whatever is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 10 }), (pieces) => {
        const found = resolveRequest(`/docs/${pieces.join('')}`, addressesAt('/docs/'));
        if (found.kind !== 'file') return;
        assert.ok(found.path.startsWith('/') && !found.path.startsWith('//'), found.path);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: none of these may be left.
        assert.doesNotMatch(found.path, /(^|\/)\.{1,2}(\/|$)|[\\\u0000-\u001f]/);
      }),
      { numRuns: 5_000 },
    );
  });
});
