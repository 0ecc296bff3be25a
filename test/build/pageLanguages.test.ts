import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pageLanguages } from '../../src/build/pageLanguages.ts';
import type { SiteConfig } from '../../src/config/siteConfig.ts';
import { recordAt } from '../recordAt.ts';

const language = (prefix: string, lang: string) => ({ prefix, lang, label: lang.toUpperCase() });
const config = {
  ...language('/', 'en'),
  base: '/docs/',
  siteUrl: 'https://a.example/docs',
  translations: [language('/de/', 'de'), language('/fr/', 'fr')],
} as unknown as SiteConfig;

const RECORDS = ['/', '/a/', '/b/', '/de/', '/de/a/', '/de/c/', '/fr/a/'].map((path) => recordAt(path, path));
const recordOf = (route: string) => RECORDS.find(({ path }) => path === route);
const languagesOf = (route: string) =>
  pageLanguages(recordAt(route, ''), config, recordOf)?.map(
    ({ text, href, url, current }) => `${text}${current ? '*' : ''} ${href}${url === undefined ? '' : ` ${url}`}`,
  );

it('a page is offered in each language that it is written in', () => {
  assert.deepEqual(languagesOf('/a/'), [
    'EN* /docs/a/ https://a.example/docs/a/',
    'DE /docs/de/a/ https://a.example/docs/de/a/',
    'FR /docs/fr/a/ https://a.example/docs/fr/a/',
  ]);
  assert.deepEqual(
    languagesOf('/de/a/')?.map((line) => line.split(' ')[0]),
    ['EN', 'DE*', 'FR'],
  );
});

it('for one that it is not written in, the start page is, where there is one', () => {
  assert.deepEqual(languagesOf('/b/'), ['EN* /docs/b/ https://a.example/docs/b/', 'DE /docs/de/']);
  assert.deepEqual(languagesOf('/de/c/'), ['EN /docs/', 'DE* /docs/de/c/ https://a.example/docs/de/c/']);
});

it('nothing is offered where there is one language alone', () => {
  assert.equal(pageLanguages(recordAt('/a/', ''), { ...config, translations: [] }, recordOf), undefined);
});
