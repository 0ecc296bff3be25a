import assert from 'node:assert/strict';
import { it } from 'node:test';
import { resolveUrl } from '../../src/routes/resolveUrl.ts';
import { endOf, pathOf, writtenPath } from '../../src/routes/urlParts.ts';
import { emptyWorld } from './links/checkedLinks.ts';

it('a URL is its path and its end', () => {
  for (const [path, end] of [
    ['/a/', ''],
    ['/a/', '?b=c#d'],
    ['/a/', '#b?c\nd'],
    ['', '#a'],
  ] as const) {
    assert.equal(pathOf(path + end), path);
    assert.equal(endOf(path + end), end);
  }
});

it('a path is written so that a link with it leads there', () => {
  for (const [path, text] of [
    ['/a b/', '/a%20b/'],
    ['/c#/', '/c%23/'],
    ['/what?/', '/what%3F/'],
    ['/%20/', '/%2520/'],
    ['/100% sure/', '/100%25%20sure/'],
    ['/100%/', '/100%/'],
    ['/größe/', '/größe/'],
  ] as const) {
    assert.equal(writtenPath(path), text);
    assert.equal(resolveUrl(text, 'x.md', { ...emptyWorld, hasRoute: (route) => route === path }).kind, 'page', path);
  }
});
