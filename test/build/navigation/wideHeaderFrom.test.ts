import assert from 'node:assert/strict';
import { it } from 'node:test';
import { wideHeaderFrom } from '../../../src/build/navigation/wideHeaderFrom.ts';
import type { NavItem } from '../../../src/config/siteApi.ts';

const links = (count: number, text = 'Guides'): NavItem[] => Array(count).fill({ text, link: '/' });

const header = (left: readonly NavItem[], title = 'Acme') => ({
  title,
  isTitleInLogo: false,
  nav: { left, right: links(2) },
  translations: [],
});

const wideOf = (site: Parameters<typeof wideHeaderFrom>[0]) => wideHeaderFrom(site) ?? Number.POSITIVE_INFINITY;

// At 1024 px the header held nothing but the search box, and its few links stood above the sidebar.
it('a header of few links is wide where the sidebar is a column, one of many from where they stand in one line', () => {
  assert.equal(wideHeaderFrom(header([])), 56.25);
  assert.equal(wideHeaderFrom(header(links(4))), 56.25);
  const eight = wideOf(header(links(8)));
  assert.ok(eight > 60 && eight < 72, `${eight}`);
  const many = wideOf(header(links(11)));
  assert.ok(many > 72 && many < 85, `${many}`);
  assert.ok(wideOf(header(links(11), 'Acme Platform Documentation')) > many);
  assert.ok(wideOf(header(links(11, 'Guides and more'))) > many);
  assert.ok(wideOf(header(links(11).map(({ text }) => ({ text, items: [] })))) > many);
  assert.ok(wideOf(header(links(11).map(({ text }) => ({ text, link: 'https://acme.example/' })))) > many);
});

it('an icon is narrower than words, and a letter of Japanese is as wide as two of English', () => {
  const many = wideOf(header(links(14)));
  assert.ok(wideOf(header(links(14).map((link) => ({ ...link, icon: '/a.svg' })))) < many);
  assert.ok(wideOf(header(links(14, 'ガイドです。'))) > many);
});

it('a logo that says the title takes the place of the words', () => {
  const long = header(links(8), 'A platform with quite a long name for its header');
  assert.ok(wideOf({ ...long, isTitleInLogo: true }) < wideOf(long));
});

it('a part of the site that stands in the header takes room from the links', () => {
  const site = header(links(11));
  assert.ok((wideHeaderFrom(site, { hasOwnPart: true }) ?? 0) > wideOf(site) + 4);
});

it('the language with the longest links decides', () => {
  const site = header(links(2));
  assert.ok(wideOf({ ...site, translations: [header(links(11))] }) > 72);
});

it('links that fill a page may stand in two lines, on the left alone, and not in three', () => {
  assert.equal(wideHeaderFrom(header(links(18))), 92);
  assert.equal(wideHeaderFrom(header(links(60))), undefined);
  assert.equal(wideHeaderFrom({ ...header([]), nav: { left: [], right: links(18) } }), undefined);
});
