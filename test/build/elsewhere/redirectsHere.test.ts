import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { redirectsHere } from '../../../src/build/elsewhere/redirectsHere.ts';
import type { TargetHere } from '../../../src/config/elsewhere/itemsHere.ts';

const FOUND: Readonly<Record<string, TargetHere>> = {
  'a.md': { kind: 'page', link: '/a/', label: 'A' },
  'https://b.example/': { kind: 'link', link: 'https://b.example/' },
};

function here(pairs: readonly (readonly [from: string, to: string])[], text?: string, start?: string, lock?: string) {
  const redirects = pairs.map(([from, to], index) => ({
    from,
    to,
    option: 'redirects',
    place: { file: 'a.yml', line: index + 1, column: 1, endColumn: 2 },
  }));
  const { creation, unread } = redirectsHere(redirects, start, {
    find: (target) => FOUND[target] ?? { kind: 'missing' },
    hasRoute: (route) => route === '/a/',
    hasBelow: (stem) => '/a/'.startsWith(stem),
    textOf: (file) => (file === 'addresses.lock' ? lock : text),
  });
  return { lines: creation?.text, hints: unread.map(({ hint }) => hint) };
}

describe('redirectsHere', () => {
  it('writes a line for each, and for the start', () => {
    assert.deepEqual(
      here(
        [
          ['/old/', 'a.md'],
          ['/x y', 'https://b.example/'],
        ],
        undefined,
        '/a/',
      ),
      { lines: '/: /a/\n/old/: /a/\n/x y: https://b.example/\n', hints: [] },
    );
  });

  it('leads from the start where a redirect says so', () => {
    assert.deepEqual(here([['/index.html', 'https://b.example/']], undefined, '/a/'), {
      lines: '/index.html: https://b.example/\n',
      hints: [],
    });
  });

  it('writes none that is there already', () => {
    assert.deepEqual(here([['/old', 'a.md']], '# Ours\n/old/: /a/\n'), { lines: undefined, hints: [] });
  });

  it('writes patterns for what has moved to another folder', () => {
    assert.deepEqual(
      here([
        ['/old/:slug*', '/:slug*'],
        ['/older/[...slug]', '/a/[...slug]'],
        ['/x/*', '/a/*'],
      ]),
      { lines: '/old/*: /*\n/older/*: /a/*\n/x/*: /a/*\n', hints: [] },
    );
    const { lines, hints } = here([['/old/:slug*', '/none/:slug*']]);
    assert.equal(lines, undefined);
    assert.match(hints[0] ?? '', /^write each address/);
  });

  it('leads all that was below an address to one page, where what was there is listed', () => {
    const pairs = [
      ['/old/*', 'a.md'],
      ['/was/[...slug]', 'https://b.example/'],
      ['/none/:slug*', 'a.md'],
      ['/old/:name', 'b.md'],
    ] as const;
    const { lines, hints } = here(pairs, undefined, undefined, '/old/x/\n/was/y/z/\n');
    assert.equal(lines, '/old/*: /a/\n/was/*: https://b.example/\n');
    assert.match(hints[0] ?? '', /^write each address/);
    assert.equal(hints[1], 'write `/old/*: /…/` in `redirects.yaml`: there is no page `b.md`');
  });

  it('tells of those that do not come over', () => {
    const { lines, hints } = here(
      [
        ['/old/*', 'a.md'],
        ['/old/[...slug]', 'a.md'],
        ['/old/:name', 'a.md'],
        ['/a', 'https://b.example/'],
        ['/gone/', 'none.md'],
        ['/out', '../other/b.html'],
        ['/known/', 'a.md'],
        ['/twice', 'a.md'],
        ['/twice/', 'https://b.example/'],
        ['//x', 'a.md'],
      ],
      '/known/: /other/\n',
    );
    assert.equal(lines, '/twice: /a/\n');
    const pattern =
      'write each address that readers may still have in `redirects.yaml`, such as `/old/: /new/`, or `/old/*: /new/*` for all pages below `/new/`, or `/old/*: /new/` for all old addresses that `addresses.lock` lists, or use a redirect rule of your host';
    assert.deepEqual(hints, [
      pattern,
      pattern,
      pattern,
      'delete it, as there is a page at `/a`',
      'write `/gone/: /…/` in `redirects.yaml`: there is no page `none.md`',
      'write `/out: https://…` in `redirects.yaml`: `../other/b.html` is no page of this site',
      'delete it, as `/known/` leads to `/other/` already',
      'delete it, as `/twice/` leads to `/a/` already',
      'an old address begins with `/` and has no query, `*` or `..`: `/old/: /new/`',
    ]);
  });

  it('changes no file that is no list of lines', () => {
    assert.deepEqual(here([['/old/', 'a.md']], '{ /x/: /a/ }\n'), {
      lines: undefined,
      hints: ['write `/old/: /a/` in `redirects.yaml`'],
    });
  });
});
