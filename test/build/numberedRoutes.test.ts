import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { numberedRoutes } from '../../src/build/numberedRoutes.ts';
import type { Route } from '../../src/model/brands.ts';
import type { SourceFile } from '../../src/model/sourceFile.ts';

/** The numbers of the chunks of so many pages, by route. */
function numbersOf(pages: number, ...more: readonly string[]) {
  const routes = [...Array.from({ length: pages }, (_, index) => `/page-${index}/`), ...more].sort();
  const sourceOf = new Map(routes.map((route) => [route as Route, {} as SourceFile]));
  return new Map(numberedRoutes({ routes: { sourceOf } }).map(({ route, number }) => [route, number]));
}

/** Routes whose numbers are others than before. */
const renumbered = (before: ReadonlyMap<Route, number>, after: ReadonlyMap<Route, number>) =>
  [...before].filter(([route, number]) => after.get(route) !== number).length;

describe('numberedRoutes', () => {
  it('numbers the chunks of up to 112 pages from 1 to 140, each with a number of its own', () => {
    for (const pages of [1, 107, 112]) {
      const numbers = [...numbersOf(pages).values()];
      assert.equal(new Set(numbers).size, pages);
      assert.ok(numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 140));
    }
  });

  it('numbers any number of pages', () => {
    for (const pages of [113, 5_000]) assert.equal(new Set(numbersOf(pages).values()).size, pages);
  });

  it('leaves most numbers as they are when a page comes', () => {
    for (const pages of [20, 107, 5_000]) {
      const before = numbersOf(pages);
      const changes = ['/another/', '/new/', '/page-4b/', '/zebra/'].map((route) =>
        renumbered(before, numbersOf(pages, route)),
      );
      assert.ok(Math.max(...changes) <= 12, `${pages} pages: ${changes}`);
    }
  });
});
