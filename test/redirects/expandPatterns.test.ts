import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expandPatterns } from '../../src/redirects/expandPatterns.ts';
import { readRedirects } from '../../src/redirects/readRedirects.ts';

const ROUTES = ['/', '/404.html', '/new/', '/new/a/', '/new/b.html', '/new/secret/', '/other/a/', '/kept/a/'];

/** What `addresses.lock` lists. */
const LISTED = ['/new/', '/was/', '/was/a/', '/was/b/', '/kept/a/'];

function expanded(text: string, routes: readonly string[] = ROUTES) {
  const { redirects, diagnostics } = readRedirects(text, 'redirects.yaml', () => LISTED);
  assert.deepEqual(diagnostics, []);
  return expandPatterns(redirects, {
    routes,
    isUnlisted: (route) => route === '/new/secret/',
    isFree: (address) => !routes.includes(address),
  });
}

const linesOf = (text: string, routes?: readonly string[]) =>
  expanded(text, routes).redirects.map(({ from, to }) => `${from} ${to}`);

describe('expandPatterns', () => {
  it('makes a redirect to each page below an address, and to no unlisted one', () =>
    assert.deepEqual(linesOf('/x/: /\n/old/*: /new/*\n'), [
      '/x/ /',
      '/old/ /new/',
      '/old/a/ /new/a/',
      '/old/b.html /new/b.html',
    ]));

  it('leaves pages, lines of their own and longer patterns as they are', () => {
    assert.deepEqual(linesOf('/kept/*: /new/*\n'), ['/kept/ /new/', '/kept/b.html /new/b.html']);
    assert.deepEqual(linesOf('/old/*: /new/*\n/old/a: /other/a/\n'), [
      '/old/a /other/a/',
      '/old/ /new/',
      '/old/b.html /new/b.html',
    ]);
    assert.deepEqual(linesOf('/old/*: /*\n/old/other/*: /new/*\n').slice(0, 4), [
      '/old/other/ /new/',
      '/old/other/a/ /new/a/',
      '/old/other/b.html /new/b.html',
      '/old/ /',
    ]);
  });

  it('follows what has moved on, by a line or by another pattern', () => {
    assert.deepEqual(linesOf('/old/*: /new/*\n/new/gone/: /other/a/\n').at(-1), '/old/gone/ /new/gone/');
    assert.deepEqual(linesOf('/older/*: /old/*\n/old/*: /other/*\n'), ['/older/a/ /old/a/', '/old/a/ /other/a/']);
  });

  // Four of them made addresses without end.
  it('leads in a circle by no more than one pattern to the old address of another', () => {
    assert.deepEqual(linesOf('/a/*: /*\n/b/*: /*\n', ['/x/']), [
      '/a/x/ /x/',
      '/a/b/x/ /b/x/',
      '/b/x/ /x/',
      '/b/a/x/ /a/x/',
    ]);
    const folders = Array.from({ length: 20 }, (_, index) => `/f${index}`);
    assert.equal(linesOf(folders.map((folder) => `${folder}/*: /*\n`).join(''), ['/x/']).length, 20 * 20);
    // By those that follow one another it leads as far as they do.
    const chain = linesOf('/a/*: /b/*\n/b/*: /c/*\n/c/*: /d/*\n', ['/d/x/']);
    assert.deepEqual(chain, ['/a/x/ /b/x/', '/b/x/ /c/x/', '/c/x/ /d/x/']);
    const narrower = linesOf('/x/*: /docs/*\n/docs/o/*: /y/*\n/y/p/*: /z/*\n', ['/z/q/']);
    assert.deepEqual(narrower, ['/docs/o/p/q/ /y/p/q/', '/y/p/q/ /z/q/', '/x/o/p/q/ /docs/o/p/q/']);
    // A circle of three has no two that lead to each other.
    const circle = linesOf('/a/*: /b/*\n/b/b/*: /c/*\n/c/c/*: /a/*\n/d/*: /*\n/*: /d/d/*\n', ['/a/x/']);
    assert.ok(circle.length < 30, `${circle.length}`);
  });

  it('looks no more than twice at what no pattern redirects, however many patterns there are', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `/x${index}/*: /new/*\n`).join('');
    const { redirects } = readRedirects(`/kept/*: /new/\n${lines}`, 'redirects.yaml', () => LISTED);
    let looks = 0;
    expandPatterns(redirects, {
      routes: ROUTES,
      isFree(address) {
        looks += address === '/kept/a/' ? 1 : 0;
        return !ROUTES.includes(address);
      },
    });
    assert.equal(looks, 2);
  });

  it('takes from the root what is not there by now, and does not grow by itself', () => {
    assert.deepEqual(linesOf('/*: /new/*\n'), ['/a/ /new/a/', '/b.html /new/b.html']);
    assert.deepEqual(linesOf('/v1/*: /*\n', ['/', '/a/', '/404.html']), ['/v1/ /', '/v1/a/ /a/']);
    assert.deepEqual(linesOf('/v1/*: /*\n/v1/a/: /\n', ['/', '/a/']), ['/v1/a/ /', '/v1/ /']);
    assert.deepEqual(linesOf('/a/b/*: /a/*\n', ['/a/c/']), ['/a/b/c/ /a/c/']);
  });

  it('leads what was published below an address to a single one, but for pages and what another line redirects', () => {
    assert.deepEqual(linesOf('/was/*: /new/?a#b\n/was/b/: /new/\n'), [
      '/was/b/ /new/',
      '/was/ /new/?a#b',
      '/was/a/ /new/?a#b',
    ]);
    assert.deepEqual(linesOf('/*: /new/\n'), ['/was/ /new/', '/was/a/ /new/', '/was/b/ /new/']);
    assert.deepEqual(linesOf('/was/*: https://a.example/\n').at(0), '/was/ https://a.example/');
  });

  it('tells of those that redirect nothing, at the place that is to change', () => {
    const told = (text: string) =>
      expanded(text).diagnostics.map(
        ({ code, place, message, hint }) => `${code} ${place?.column}-${place?.endColumn} ${message} ${hint}`,
      );
    assert.deepEqual(told('/old/*: /nev/*\n'), [
      'redirect-target 9-15 There is no page below `/nev/`. did you mean `/new/*`?',
    ]);
    assert.deepEqual(told('/new/*: /new/*\n'), [
      'redirect-shadows-page 1-7 `/new/*` redirects nothing: at each of its addresses is a page, or another line redirects it. delete the line',
    ]);
    assert.deepEqual(told('/gone/*: /new/\n'), [
      'redirect-source 1-8 `addresses.lock` lists no address below `/gone/`, so nobody knows which ones lead to `/new/`. list them there, or write a line for each here; for pages that are below another address now, write `/gone/*: /new/*`',
    ]);
    assert.deepEqual(told('/kept/*: /new/\n'), [
      'redirect-shadows-page 1-8 `/kept/*` redirects nothing: at each of its addresses is a page, or another line redirects it. delete the line',
    ]);
    assert.deepEqual(told('/old/*: /new/*\n/was/*: /new/\n'), []);
  });
});
