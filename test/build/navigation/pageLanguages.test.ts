import assert from 'node:assert/strict';
import { it } from 'node:test';
import { languagePages } from '../../../src/build/navigation/languagePages.ts';
import { pageLanguages } from '../../../src/build/navigation/pageLanguages.ts';
import type { SiteConfig } from '../../../src/config/siteConfig.ts';
import { recordAt } from '../../recordAt.ts';

const language = (prefix: string, lang: string) => ({ prefix, lang, label: lang.toUpperCase() });
const config = {
  ...language('/', 'en'),
  base: '/docs/',
  siteUrl: 'https://a.example/docs',
  translations: [language('/de/', 'de'), language('/fr/', 'fr')],
} as unknown as SiteConfig;

const pageAt = (path: string, relativePath = `${path.slice(1)}index.md`) => ({ ...recordAt(path, path), relativePath });
const PAGES = ['/', '/a/', '/b/', '/de/', '/de/a/', '/de/c/', '/fr/a/'].map((path) => pageAt(path));
const languagesOf = (route: string, pages = PAGES) => {
  const record = pages.find(({ path }) => path === route) ?? assert.fail(route);
  return pageLanguages(record, config, languagePages(pages, []))?.map(
    ({ text, href, url, current }) => `${text}${current ? '*' : ''} ${href}${url === undefined ? '' : ` ${url}`}`,
  );
};

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

it('what is the same page is told from a start page in its place', () => {
  const record = PAGES.find(({ path }) => path === '/b/') ?? assert.fail();
  const sameOf = (route: string) =>
    pageLanguages({ ...record, ...pageAt(route) }, config, languagePages(PAGES, []))?.map(
      ({ isSamePage }) => isSamePage,
    );
  assert.deepEqual(sameOf('/a/'), [undefined, true, true]);
  assert.deepEqual(sameOf('/b/'), [undefined, undefined]);
});

it('nothing is offered where there is one language alone', () => {
  assert.equal(pageLanguages(pageAt('/a/'), { ...config, translations: [] }, languagePages(PAGES, [])), undefined);
});

it('a page is that of the same file in another language, whatever their addresses', () => {
  const pages = [
    pageAt('/', 'index.md'),
    pageAt('/first/', 'guides/first.md'),
    pageAt('/de/erste/', 'de/guides/first.mdx'),
    pageAt('/fr/guides/first/', 'fr/guides/first/index.md'),
  ];
  const hrefs = ['/docs/first/', '/docs/de/erste/', '/docs/fr/guides/first/'];
  for (const { path } of pages.slice(1))
    assert.deepEqual(
      languagesOf(path, pages)?.map((line) => line.split(' ')[1]),
      hrefs,
    );
});

it('where no file is called the same, a page is that of the same address, unless that is another’s', () => {
  const pages = [
    pageAt('/', 'index.md'),
    pageAt('/limits/', 'limits.md'),
    pageAt('/other/', 'other.md'),
    pageAt('/de/limits/', 'de/grenzen.md'),
    pageAt('/de/other/', 'de/anderes.md'),
    pageAt('/de/anders/', 'de/other.md'),
  ];
  const german = (path: string) => languagesOf(path, pages)?.map((line) => line.split(' ')[1]);
  assert.deepEqual(german('/limits/'), ['/docs/limits/', '/docs/de/limits/']);
  assert.deepEqual(german('/de/limits/'), ['/docs/limits/', '/docs/de/limits/']);
  assert.deepEqual(german('/other/'), ['/docs/other/', '/docs/de/anders/']);
  assert.deepEqual(german('/de/other/'), ['/docs/', '/docs/de/other/']);
});
