import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAddressLock } from '../../src/addresses/addressLock.ts';
import { checkAddresses, freshAddresses } from '../../src/addresses/checkAddresses.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { readRedirects } from '../../src/redirects/readRedirects.ts';
import { pagesOf } from './pagesFixture.ts';

const LOCK = ['/', '/limits/', '/limits/#memory', '/limits/#time', '/old.html'].join('\n');
const PAGES = { '/': [], '/limits/': ['memory', 'time'], '/old.html': [] };

function diagnosticsOf(
  pages: Readonly<Record<string, readonly string[]>>,
  yaml = '',
  lock = LOCK,
  drafts = new Set<string>(),
  languageOf = (_: string) => '/',
): Diagnostic[] {
  const { redirects, diagnostics } = readRedirects(yaml, 'redirects.yaml');
  assert.deepEqual(diagnostics, []);
  return checkAddresses(readAddressLock(lock).addresses, {
    pages: pagesOf(pages),
    redirects,
    drafts,
    languageOf,
    added: (line) => ({ place: { file: 'redirects.yaml', line: 1, column: 1 }, was: '', text: line }),
  });
}

/** What a check of the locked addresses says, a line each. */
const check = (...given: Parameters<typeof diagnosticsOf>): string[] =>
  diagnosticsOf(...given).map(
    ({ severity, place, message, hint }) => `${severity} ${place?.line}: ${message} | ${hint}`,
  );

/** What `check --fix` would add. */
const linesAdded = (...given: Parameters<typeof diagnosticsOf>): string[] =>
  diagnosticsOf(...given).flatMap(({ fix }) => fix?.text ?? []);

describe('checkAddresses', () => {
  it('writes the address of a page with a sign in its name as a redirect can lead there', () => {
    const lock = '/\n/csharp/\n/csharp/#one\n/csharp/#two\n';
    assert.deepEqual(linesAdded({ '/': [], '/lang/c#/': ['one', 'two'] }, '', lock), ['/csharp/: /lang/c%23/']);
    assert.match(String(check({ '/': [], '/lang/c#/': ['one', 'two'] }, '', lock)), /: \/csharp\/: \/lang\/c%23\/$/);
  });

  it('has nothing to say while all that was published is there', () => {
    assert.deepEqual(check(PAGES), []);
    assert.deepEqual(check({ ...PAGES, '/new/': ['x'] }), []);
  });

  it('names a page that is gone, once, with the line that leads on', () => {
    assert.deepEqual(check({ '/': [], '/old.html': [], '/quotas/': ['memory', 'time'] }), [
      'error 2: `/limits/` was published, but the page no longer exists. | add to redirects.yaml: /limits/: /quotas/',
    ]);
  });

  it('looks for what has moved in the language of its address, as translations have the same anchors', () => {
    const lock = ['/a/', '/a/#x', '/a/#y', '/de/a/', '/de/a/#x', '/de/a/#y', '/de/b/', '/fr/c/'].join('\n');
    const pages = { '/new/': ['x', 'y'], '/de/': [], '/de/neu/': ['x', 'y'], '/fr/b/': [] };
    const languageOf = (route: string) => /^\/(?:de|fr)\//.exec(route)?.[0] ?? '/';
    assert.deepEqual(linesAdded(pages, '', lock, new Set(), languageOf), ['/a/: /new/', '/de/a/: /de/neu/']);
    assert.deepEqual(check(pages, '', lock, new Set(), languageOf).slice(2), [
      'error 7: `/de/b/` was published, but the page no longer exists. | add to redirects.yaml: /de/b/: /de/',
      'error 8: `/fr/c/` was published, but the page no longer exists. | add to redirects.yaml: /fr/c/: /fr/b/',
    ]);
  });

  it('leads from a translation that is gone to its original, where nothing has taken its place', () => {
    const lock = ['/a/', '/de/', '/de/a/', '/de/b/', '/de/b/#x', '/de/b/#y'].join('\n');
    const pages = { '/': [], '/a/': [], '/b/': ['x', 'y'], '/de/': [], '/de/neu/': ['x', 'y'] };
    const languageOf = (route: string) => /^\/de\//.exec(route)?.[0] ?? '/';
    assert.deepEqual(
      diagnosticsOf(pages, '', lock, new Set(), languageOf).map(({ hint }) => hint),
      ['add to redirects.yaml: /de/a/: /a/', 'add to redirects.yaml: /de/b/: /de/neu/'],
    );
  });

  it('proposes no line that redirects.yaml would refuse', () => {
    const lock = ['/', '/a/:name/', '/c%23/', '/why%3F/'].join('\n');
    assert.deepEqual(
      diagnosticsOf({ '/': [], '/b/:name/': [] }, '', lock).map(({ place, hint, fix }) => [place?.line, hint, fix]),
      [2, 3, 4].map((line) => [
        line,
        'add a redirect rule of your host, which redirects.yaml has none for, and delete the line',
        undefined,
      ]),
    );
  });

  it('says nothing of headings where one page stands in the place of many', () => {
    const pages = { '/': [], '/old.html': [] };
    assert.deepEqual(check(pages, '/limits/*: /old.html\n/limits/: /old.html\n'), []);
    assert.equal(check(pages, '/limits/*: /\n/limits/: /old.html\n').length, 2);
  });

  it('tells of a page that became a draft as one: a redirect would be in its way', () => {
    assert.deepEqual(check({ '/': [], '/old.html': [] }, '', LOCK, new Set(['/limits/'])), [
      'error 2: `/limits/` was published, and its page is a draft now. | write `draft: false` in its front matter, or delete the lines of the page from addresses.lock',
    ]);
  });

  it('names a heading that is gone, with the line that leads on', () => {
    assert.deepEqual(check({ ...PAGES, '/limits/': ['memory-limit', 'time'] }), [
      'error 3: `/limits/#memory` was published, but the heading no longer exists. | add to redirects.yaml: /limits/#memory: /limits/#memory-limit',
    ]);
  });

  it('adds the line itself where a page has moved beyond doubt', () => {
    const others = { '/': [], '/old.html': [] };
    assert.deepEqual(linesAdded({ ...others, '/quotas/': ['memory', 'time'] }), ['/limits/: /quotas/']);
    const doubtful: Parameters<typeof diagnosticsOf>[] = [
      // A heading more or less: it may be another page.
      [{ ...others, '/quotas/': ['memory', 'time', 'disk'] }],
      [{ ...others, '/quotas/': ['memory'] }],
      // Two pages that it could be, or two that it could have been.
      [{ ...others, '/quotas/': ['memory', 'time'], '/caps/': ['memory', 'time'] }],
      [{ ...others, '/quotas/': ['memory', 'time'] }, '', `${LOCK}\n/caps/\n/caps/#memory\n/caps/#time`],
      // One that was there before.
      [{ ...others, '/quotas/': ['memory', 'time'] }, '', `${LOCK}\n/quotas/`],
      // A redirect from the page's new address, which was its old one once.
      [{ ...others, '/quotas/': ['memory', 'time'] }, '/quotas/: /limits/'],
    ];
    for (const given of doubtful) assert.deepEqual(linesAdded(...given), [], JSON.stringify(given));
  });

  it('finds all pages of a folder that has moved, in time that grows with their number', () => {
    const names = Array.from({ length: 1_000 }, (_, index) => `p${index}`);
    const headingsOf = (name: string) => ['start', 'end', name];
    const lock = names.flatMap((name) => [`/a/${name}/`, ...headingsOf(name).map((slug) => `/a/${name}/#${slug}`)]);
    const pages = Object.fromEntries(names.map((name) => [`/b/${name}/`, headingsOf(name)]));
    assert.deepEqual(
      linesAdded({ '/': [], ...pages }, '', ['/', ...lock].join('\n')).sort(),
      names.map((name) => `/a/${name}/: /b/${name}/`).sort(),
    );
  });

  it('wants the same name of a page whose headings say little', () => {
    const gone = (page: string, headings: readonly string[]) =>
      linesAdded(
        { '/': [], [page]: headings },
        '',
        ['/', '/a/faq/', ...headings.map((slug) => `/a/faq/#${slug}`)].join('\n'),
      );
    for (const headings of [[], ['overview']]) {
      assert.deepEqual(gone('/b/faq/', headings), ['/a/faq/: /b/faq/']);
      assert.deepEqual(gone('/b/old-faq/', headings), []);
    }
  });

  it('is content with the lines that it asked for', () => {
    const moved = { '/': [], '/old.html': [], '/quotas/': ['memory', 'time'] };
    assert.deepEqual(check(moved, '/limits: /quotas/'), []);
    assert.deepEqual(check(moved, '/limits/: /quotas/#memory'), []);
    assert.deepEqual(check(moved, '/limits.html: https://elsewhere.example/'), []);
    const renamed = { ...PAGES, '/limits/': ['memory-limit', 'time'] };
    assert.deepEqual(check(renamed, '/limits/#memory: /limits/#memory-limit'), []);
    const both = '/limits/#memory: /limits/#memory-limit\n/limits/#time: /limits/#time-limit';
    assert.deepEqual(check({ ...PAGES, '/limits/': ['memory-limit', 'time-limit'] }, both), []);
    assert.deepEqual(check({ '/': [], '/limits/': ['memory', 'time'] }, '/old: /limits/'), []);
  });

  it('takes the spellings of an address for the page that readers reach by them', () => {
    const spelled = ['/', '/limits', '/limits.html#memory', '/old/'].join('\n');
    assert.deepEqual(check(PAGES, '', spelled), []);
    assert.deepEqual(check({ ...PAGES, '/limits/': ['time'] }, '', spelled), [
      'error 3: `/limits/#memory` was published, but the heading no longer exists. | add to redirects.yaml: /limits/#memory: /limits/#time',
    ]);
  });

  it('adds the line for the one page that an address of another generator means', () => {
    const meant = (route: string) => (route.startsWith('/docs/') ? `/01${route.slice(5)}/` : undefined);
    const added = (lock: string, yaml = '') =>
      checkAddresses(readAddressLock(lock).addresses, {
        pages: pagesOf({ '/': [], '/01/a/': ['x', 'y'], '/b/a/': [] }),
        redirects: readRedirects(yaml, 'redirects.yaml').redirects,
        drafts: new Set(),
        added: (line) => ({ place: { file: 'redirects.yaml', line: 1, column: 1 }, was: '', text: line }),
        meant,
      }).flatMap(({ hint, fix }) => [hint, fix?.text]);
    const line = '/docs/a: /01/a/';
    assert.deepEqual(added('/docs/a'), [`add to redirects.yaml: ${line}`, line]);
    assert.deepEqual(added('/docs/a', line), []);
    // Another spelling of it is the same redirect.
    for (const other of ['/docs/a/', '/docs/a.html', '/docs/A']) {
      assert.equal(added(`/docs/a\n${other}`).at(-1), undefined, other);
      assert.equal(added('/docs/a', `${other}: /01/a/`)[1], undefined, other);
    }
    // One that was published beside it is another page, perhaps.
    assert.deepEqual(added('/docs/a\n/01/a/'), [`add to redirects.yaml: ${line}`, undefined]);
  });

  it('asks for no redirect that differs only in case from a page, or another redirect: it would be refused', () => {
    const hint = (rival: string) =>
      `delete the line: it differs from \`${rival}\` only in case, and many hosts take both for one address`;
    const hints = (...given: Parameters<typeof diagnosticsOf>) => diagnosticsOf(...given).map((one) => one.hint);
    assert.deepEqual(hints(PAGES, '', '/Limits/'), [hint('/limits/')]);
    assert.deepEqual(hints(PAGES, '/a/: /', '/A.html\n/a.html'), [hint('/a')]);
    assert.deepEqual(linesAdded(PAGES, '', '/Limits/'), []);
  });

  it('warns of a heading that did not move with its page', () => {
    const moved = { '/': [], '/old.html': [], '/quotas/': ['time'] };
    assert.deepEqual(check(moved, '/limits/: /quotas/'), [
      'warning 3: `/limits/#memory` now lands at the top of `/quotas/`, which does not have this heading. | add to redirects.yaml: /limits/#memory: /quotas/',
    ]);
    assert.deepEqual(check(moved, '/limits/: /quotas/\n/limits/#memory: /quotas/'), []);
  });

  it('says nothing of a heading whose redirect names a place of its own, or a page that is not known whole', () => {
    const moved = { '/': [], '/old.html': [], '/quotas/': ['time'] };
    for (const to of ['/quotas/?x=1#time', '/quotas/#time', 'https://elsewhere.example/', '/nowhere/'])
      assert.deepEqual(check(moved, `/limits/: ${to}`), [], to);
    const half = { headings: [], slugs: new Set<string>(), isWhole: false, isListed: true };
    const diagnostics = checkAddresses(readAddressLock('/limits/#memory').addresses, {
      pages: new Map([['/quotas/', half]]),
      redirects: [{ from: '/limits/', to: '/quotas/' }],
      drafts: new Set(),
      added: () => undefined,
    });
    assert.deepEqual(diagnostics, []);
  });

  it('takes the redirect of a heading for none of its page', () => {
    assert.match(check({ '/': [], '/old.html': [] }, '/limits/#memory: /').join(), /^error 2: `\/limits\/`/);
  });

  it('holds a redirect to what was published too: its line may not go either', () => {
    const without = { '/': [], '/old.html': [] };
    assert.deepEqual(check(without, '/limits/: https://elsewhere.example/'), []);
    assert.match(check(without).join(), /^error 2: `\/limits\/`/);
  });

  it('takes any id of the page for the heading, and says nothing of a page that could not be read whole', () => {
    const page = { headings: [], slugs: new Set(['memory']), isWhole: true, isListed: true };
    const locked = readAddressLock('/limits/#memory\n/limits/#time').addresses;
    const say = (isWhole: boolean) =>
      checkAddresses(locked, {
        pages: new Map([['/limits/', { ...page, isWhole }]]),
        redirects: [],
        drafts: new Set(),
        added: () => undefined,
      }).length;
    assert.deepEqual([say(true), say(false)], [1, 0]);
  });
});

describe('freshAddresses', () => {
  it('lists pages and headings that are not locked, without those that are nobody’s business', () => {
    const pages = new Map([
      ...pagesOf({ '/b/': ['d', 'c'], '/': ['a'] }),
      ['/secret/', { headings: ['x'], slugs: new Set(['x']), isWhole: true, isListed: false }] as const,
    ]);
    const { addresses } = readAddressLock('/\n/b/\n/b/#c');
    assert.deepEqual(freshAddresses(addresses, pages), ['/#a', '/b/#d']);
  });
});
