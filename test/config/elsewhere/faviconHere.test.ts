import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faviconHere } from '../../../src/config/elsewhere/faviconHere.ts';

const PLACE = { file: 'config.js', line: 1, column: 1, endColumn: 2 };
const here = (image: string, files: readonly string[] = []) =>
  faviconHere({ entries: [], favicon: { image, place: PLACE } }, (path) =>
    files.includes(path) ? { kind: 'link', link: path } : { kind: 'missing' },
  );

describe('faviconHere', () => {
  it('needs no word where its file is there', () => {
    for (const file of ['/favicon.svg', '/favicon.png', '/favicon.ico'])
      assert.deepEqual(here('img/icon.png', [file]), { entries: [] });
    assert.deepEqual(
      faviconHere({ entries: [] }, () => ({ kind: 'missing' })),
      { entries: [] },
    );
  });

  it('tells where to put it', () => {
    const hintOf = (image: string) => here(image).unread?.map(({ option, isData, hint }) => [option, isData, hint]);
    const hint = (image: string, name: string) => [
      ['favicon', true, `put the image \`${image}\` into \`site/public\` as \`${name}\`: all pages have that icon`],
    ];
    assert.deepEqual(hintOf('img/icon.ico'), hint('img/icon.ico', 'favicon.ico'));
    assert.deepEqual(hintOf('/img/icon.svg'), hint('/img/icon.svg', 'favicon.svg'));
    assert.deepEqual(hintOf('https://a.example/b?c'), hint('https://a.example/b?c', 'favicon.png'));
    const before = { option: 'nav', place: PLACE };
    const site = { entries: [], favicon: { image: 'a.png', place: PLACE }, unread: [before] };
    assert.equal(faviconHere(site, () => ({ kind: 'missing' })).unread?.[0], before);
  });
});
