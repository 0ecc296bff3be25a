import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PageLink } from '../../../src/model/page.ts';
import { folderNow, meantBeforeMove, pictureTakenAlong } from '../../../src/routes/links/linkAfterMove.ts';
import { compileText } from '../../compileText.ts';
import { check, emptyWorld } from './checkedLinks.ts';

describe('a link after a move', () => {
  it('leads to the new address: its heading goes along where it did, and a file stays a file', () => {
    const fixOf = (url: string, path?: string) => check(`[x](${url})`, path)[0]?.fix?.text;
    assert.equal(fixOf('/cron'), '/limits/');
    assert.equal(fixOf('/cron#memory'), '/limits/#memory');
    assert.equal(fixOf('/limits/#ram'), '/limits/#memory');
    assert.equal(fixOf('/cron/#gone'), undefined);
    assert.equal(fixOf('/cron?a=b'), undefined);
    assert.equal(fixOf('/old/page.md#steps'), '/guides/first.md#steps');
    assert.equal(fixOf('/old/page/README.md'), '/guides/first.md');
    assert.equal(fixOf('../old/page.md#steps'), 'first.md#steps');
    assert.equal(fixOf('./old/page.md', 'start.md'), './guides/first.md');
    assert.equal(fixOf('old/page/', 'start.md'), '/guides/first/');
    assert.equal(fixOf('/moved/'), '/limits/');
    assert.equal(fixOf('/moved.html'), '/limits/');
  });

  it('is corrected in a translation, too, which finds beside its original what it has not itself', () => {
    const fixOf = (link: string, path = 'fr/guides/page.md') => check(link, path)[0]?.fix?.text;
    assert.equal(fixOf('![x](./gone/a.png)', 'fr/start.md'), './logo.svg');
    assert.equal(fixOf('[x](../gone/page.md#steps)'), 'first.md#steps');
    assert.equal(fixOf('[x](../old/page.md#steps)'), 'first.md#steps');
    assert.equal(fixOf('[x](/gone/page/)'), '/guides/first/');
    // The path says that the translation is meant.
    assert.equal(fixOf('[x](/fr/gone/page/)'), undefined);
  });

  it('leads to another site where its page has gone there, which is not looked at', () => {
    assert.equal(check('[x](/away/)')[0]?.fix?.text, 'https://a.example/');
    const { hint, fix } = check('[x](/away/#part)')[0] ?? {};
    assert.deepEqual([hint, fix], ['write `https://a.example/`', undefined]);
  });

  it('is corrected where it is relative and its page has moved, by where that was', () => {
    // It was `start.md`, or `start/index.md`.
    const fixOf = (link: string, path = 'guides/moved.md') => check(link, path)[0]?.fix?.text;
    assert.equal(fixOf('[x](limits.md#memory)'), '../limits.md#memory');
    assert.equal(fixOf('[x](./limits.md)'), '../limits.md');
    assert.equal(fixOf('[x](guides/first/)'), '/guides/first/');
    assert.equal(fixOf('[x](guides/first.md)'), 'first.md');
    assert.equal(fixOf('[x](./guides/first.md)'), './first.md');
    assert.equal(fixOf('![x](logo.svg)'), '../logo.svg');
    // To a page that has moved, too.
    assert.equal(fixOf('[x](old/page.md#steps)'), 'first.md#steps');
    assert.equal(fixOf('[x](./old/page/)'), '/guides/first/');
    assert.equal(fixOf('[x](limitz.md)'), undefined);
    // What has not moved with it.
    assert.equal(fixOf('<Include src="_part.mdx" />', 'guides/moved.mdx'), undefined);
    // A page that was never elsewhere.
    assert.equal(fixOf('[x](./limits.md)', 'guides/page.md'), undefined);
  });
});

describe('a link to what has moved without a redirect', () => {
  const told = (url: string, path?: string) => {
    const { severity, hint, fix } = check(url, path)[0] ?? {};
    return [severity, hint, fix?.text];
  };

  it('is broken, and corrected as it is written: a file stays a file, and a heading goes along where it did', () => {
    const write = (url: string) => ['error', `write \`${url}\`: it has moved there`, url];
    assert.deepEqual(told('[x](../gone/page.md#steps)'), write('first.md#steps'));
    assert.deepEqual(told('[x](./gone/page.md)', 'start.md'), write('./guides/first.md'));
    assert.deepEqual(told('[x](/gone/page)'), write('/guides/first/'));
    assert.deepEqual(told('![x](../gone/a.png)'), write('../logo.svg'));
    // That the heading did not go along is told at the new address.
    assert.deepEqual(told('[x](/gone/page/#none)'), write('/guides/first/#none'));
  });

  it('is corrected where it is relative and its own page has moved', () => {
    // It was `was.md`.
    assert.deepEqual(told('[x](limits.md)', 'guides/was.md'), ['error', 'write `../limits.md`', '../limits.md']);
    assert.deepEqual(told('[x](gone/page.md)', 'guides/was.md'), ['error', 'write `first.md`', 'first.md']);
    assert.deepEqual(told('![x](gone/a.png)', 'guides/was.md'), ['error', 'write `../logo.svg`', '../logo.svg']);
  });
});

describe('a relative link of a page that was in a group of files', () => {
  const fixOf = (link: string, path: string, others: Readonly<Record<string, string>>) =>
    check(link, path, '/docs/', others)[0]?.fix?.text;

  it('is corrected by where the others of its folder are', () => {
    // It was `was.md`, perhaps in a group.
    assert.equal(fixOf('[x](./b.md)', 'guides/was.md', { '(more)/b.md': '# B\n' }), '../(more)/b.md');
    // In a folder of the same address.
    const beside = { '(more)/guides/c.md': '# C\n' };
    assert.equal(fixOf('![x](./d.svg)', 'guides/page.md', beside), '../(more)/guides/d.svg');
    assert.equal(fixOf('![x](./d.svg)', 'guides/page.md', { '(more)/other/c.md': '# C\n' }), undefined);
  });
});

describe('folderNow', () => {
  const now = (...redirects: [string, string][]) =>
    folderNow('/docs/', { ...emptyWorld, redirects: new Map(redirects) });

  it('is the one folder that all pages have moved to, whatever else has moved', () => {
    assert.equal(now(['/docs/a/', '/guides/a/'], ['/docs/b/c/', '/guides/b/c/'], ['/x/', '/y/']), '/guides/');
    assert.equal(now(['/docs/a/', '/guides/a/'], ['/docs/b/', '/more/b/']), undefined);
    assert.equal(now(['/docs/a/', '/guides/b/']), undefined);
    assert.equal(now(['/x/', '/y/']), undefined);
  });
});

describe('meantBeforeMove', () => {
  it('goes through the moves and the files of a site once for all of its links', () => {
    const page = compileText('# Moved\n', { path: 'guides/moved.md' });
    let reads = 0;
    class Counted extends Map<string, string> {
      override keys() {
        reads += 1;
        return super.keys();
      }
      override [Symbol.iterator]() {
        reads += 1;
        return super[Symbol.iterator]();
      }
    }
    const moved = new Counted([['/start/', '/guides/moved/']]);
    const files = new Counted([['(more)/a.md', '/a/']]);
    const world = { ...emptyWorld, redirects: new Counted(), moves: () => moved, routeOfFile: files as never };
    const place = { file: 'content/guides/moved.md', line: 2, column: 1 };
    for (const url of ['a.md', 'b.md', './c.md'])
      meantBeforeMove({ kind: 'link', url, href: url, fromFile: 'guides/moved.md', place }, page, world);
    assert.equal(reads, 3);
  });
});

describe('pictureTakenAlong', () => {
  const page = compileText('# Moved\n', { path: 'guides/moved.md' });
  const assets = ['/guides/pic.svg', '/pic.svg'];
  const world = {
    ...emptyWorld,
    hasAsset: (path: string) => assets.includes(path),
    redirects: new Map([
      ['/start/', '/guides/moved/'],
      ['/a/b/begin/', '/guides/moved/'],
    ]),
  };
  const hintOf = (path: string, link: Partial<PageLink> = {}) => {
    const place = { file: 'content/guides/moved.md', line: 2, column: 1 };
    const picture = { kind: 'image', url: path, href: path, fromFile: '', place, target: { path, hash: '' } } as const;
    return pictureTakenAlong({ ...picture, ...link }, page, world)?.hint;
  };

  it('finds a picture of front matter beside its page, as it was before', () => {
    // The page was `start/index.md`, and before that `a/b/begin.md`.
    assert.equal(hintOf('/start/pic.svg'), 'write `/guides/pic.svg`');
    assert.equal(hintOf('/a/b/pic.svg'), 'write `/guides/pic.svg`');
    const target = { path: '/start/pic.svg', hash: 'icon' };
    assert.equal(hintOf('/start/pic.svg?v=2#icon', { target }), 'write `/guides/pic.svg?v=2#icon`');
  });

  it('takes no other for it', () => {
    assert.equal(hintOf('/start/none.svg'), undefined);
    // It was not beside the page, or below it.
    assert.equal(hintOf('/a/pic.svg'), undefined);
    assert.equal(hintOf('/start/pic.svg', { kind: 'link' }), undefined);
    assert.equal(hintOf('/start/pic.svg', { fromFile: 'guides/moved.md' }), undefined);
  });
});
