import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Route } from '../../../src/model/brands.ts';
import type { PageRecord } from '../../../src/model/page.ts';
import { foldersInLanguage, routeBelow } from '../../../src/routes/navigation/foldersInLanguage.ts';

const record = (path: string): PageRecord => ({
  title: path,
  frontmatter: {},
  regularPath: path,
  relativePath: `${path.slice(1)}index.md`,
  key: path,
  path: path as Route,
  headers: [],
});
const routesIn = (entry: { readonly items?: readonly { readonly route?: string }[] } | undefined) =>
  entry?.items?.map(({ route }) => route);

describe('foldersInLanguage', () => {
  it('finds what is in a folder, named with or without a slash at its end', () => {
    const { placed, ofFolder } = foldersInLanguage({
      records: ['/', '/a/', '/a/b/', '/a/c/'].map(record),
      home: '/',
    });
    assert.equal(placed.size, 0);
    assert.deepEqual(routesIn(ofFolder('/a')), ['/a/b/', '/a/c/']);
    assert.equal(ofFolder('/x/'), undefined);
  });

  it('finds translations at the routes of their originals, and originals without one, in either name', () => {
    const { placed, ofFolder } = foldersInLanguage({
      records: ['/de/a/', '/de/eigen/'].map(record),
      others: ['/a/', '/a/b/', '/a/c/'].map(record),
      home: '/de/',
      placeOf: ({ path }) => (path === '/de/eigen/' ? ('/a/b/' as Route) : (path.replace('/de', '') as Route)),
    });
    assert.equal(placed.get('/de/eigen/' as Route), '/de/a/b/');
    for (const folder of ['/a/', '/de/a/']) assert.deepEqual(routesIn(ofFolder(folder)), ['/a/c/', '/de/eigen/']);
  });
});

describe('routeBelow', () => {
  it('puts a route into a language, once', () => {
    assert.equal(routeBelow('/de/', '/guides/'), '/de/guides/');
    assert.equal(routeBelow('/de/', '/de/guides/'), '/de/guides/');
    assert.equal(routeBelow('/', '/guides/'), '/guides/');
  });
});
