import assert from 'node:assert/strict';
import { it } from 'node:test';
import { languagePages } from '../../../src/build/navigation/languagePages.ts';
import { recordAt } from '../../recordAt.ts';

const PAGES = ['/', '/guide/', '/de/anfang/', '/fr/', '/it/guide/'].map((path) => ({
  ...recordAt(path, path),
  relativePath: `${path.slice(1)}index.md`,
}));

/** Where readers of a language begin. */
const startOf = (
  prefix: string,
  redirects: Readonly<Record<string, string>>,
  { fallback = false, pages = PAGES }: { readonly fallback?: boolean; readonly pages?: typeof PAGES } = {},
) => {
  const written = Object.entries(redirects).map(([from, to]) => ({ from, to }));
  return languagePages(pages, written).start({ prefix, fallback })?.path;
};

it('readers of a language begin at its start page, or where a redirect leads from there', () => {
  assert.equal(startOf('/fr/', { '/fr/': '/guide/' }), '/fr/');
  assert.equal(startOf('/de/', {}), undefined);
  for (const from of ['/de/', '/de', '/de/index.html'])
    for (const to of ['/de/anfang/', '/de/anfang', '/de/anfang/#start', '/de/anfang/?from=start'])
      assert.equal(startOf('/de/', { [from]: to }), '/de/anfang/', `${from}: ${to}`);
  assert.equal(startOf('/de/', { '/de/': '/de/a/', '/de/a/': '/de/anfang/' }), '/de/anfang/');
});

it('a redirect that leads to no page of the site leads to no start', () => {
  assert.equal(startOf('/de/', { '/de/': 'https://acme.example/guide/' }), undefined);
  assert.equal(startOf('/de/', { '/de/': '/de/x/', '/de/x/': '/de/' }), undefined);
  assert.equal(startOf('/de/', { '/de/#anfang': '/de/anfang/' }), undefined);
});

it('a language that falls back on the first one begins where that does', () => {
  const pages = PAGES.filter(({ path }) => path !== '/');
  const redirects = { '/': '/guide/' };
  assert.equal(startOf('/it/', redirects, { fallback: true, pages }), '/it/guide/');
  assert.equal(startOf('/de/', redirects, { fallback: true, pages }), '/guide/');
  assert.equal(startOf('/it/', redirects, { pages }), undefined);
});

it('a start is looked for along thousands of redirects', () => {
  const COUNT = 20_000;
  const chain = Array.from({ length: COUNT }, (_, at) => [`/de/${at}/`, `/de/${at + 1}/`]);
  const redirects = { '/de/': '/de/0/', ...Object.fromEntries(chain), [`/de/${COUNT}/`]: '/de/anfang/' };
  assert.equal(startOf('/de/', redirects), '/de/anfang/');
});
