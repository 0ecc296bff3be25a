import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Find } from '../../../src/config/elsewhere/itemsHere.ts';
import { logoLinkHere } from '../../../src/config/elsewhere/logoLinkHere.ts';
import type { SiteElsewhere } from '../../../src/model/navigationElsewhere.ts';

const place = { file: 'config.js', line: 1, column: 1, endColumn: 2 };
const find: Find = (target) => {
  if (target.startsWith('https:')) return { kind: 'link', link: target };
  if (target === 'index.md') return { kind: 'page', link: '/', label: 'Home' };
  return target === '/gone' ? { kind: 'missing' } : { kind: 'page', link: `${target}/`, label: target };
};
const linked = (target: string | undefined) => (target === undefined ? {} : { logoLink: { target, place } });

function here(first: string | undefined, german?: string) {
  const languages = [{ folder: 'de', place, entries: [], ...linked(german) }];
  const site: SiteElsewhere = { entries: [], ...linked(first), languages };
  const made = logoLinkHere(site, find);
  const links = [made.logoLink?.target, made.languages?.[0]?.logoLink?.target];
  return [links, (made.unread ?? []).map(({ option }) => option)];
}

describe('logoLinkHere', () => {
  it('is an address of another site, or the route of a page', () => {
    assert.deepEqual(here('https://a.example'), [['https://a.example', undefined], []]);
    assert.deepEqual(here('/guide', '/de/guide'), [['/guide/', '/de/guide/'], []]);
  });

  it('needs no word where it is the start page, or in a language that of the site', () => {
    assert.deepEqual(here('/', '/de/'), [[undefined, undefined], []]);
    assert.deepEqual(here('index.md'), [[undefined, undefined], []]);
    assert.deepEqual(here('https://a.example', 'https://a.example/'), [['https://a.example', undefined], []]);
    assert.deepEqual(here('https://a.example', '/de'), [['https://a.example', '/de/'], []]);
    const plain = { entries: [] };
    assert.deepEqual(logoLinkHere(plain, find), plain);
  });

  it('tells of one that leads to no page', () => {
    assert.deepEqual(here('/gone'), [[undefined, undefined], ['logoLink']]);
    assert.deepEqual(here(undefined, '/gone'), [[undefined, undefined], ['logoLink']]);
  });
});
