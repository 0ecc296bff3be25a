import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { movedAddresses } from '../../../src/build/faults/movedAddresses.ts';
import type { RouteTable } from '../../../src/routes/planRoutes.ts';
import { routeOf } from '../../../src/routes/routeOf.ts';

const PAGES = ['new/a.md', 'b.md', 'notes.md'];
const FILES = ['/new/c.png', '/d.png'];

const addresses = (moves: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    movedAddresses(new Map(Object.entries(moves)), {
      ...({
        routeOfFile: new Map(PAGES.map((path) => [path, routeOf(path)])),
        sourceOf: new Map(PAGES.map((path) => [routeOf(path), {}])),
      } as unknown as RouteTable),
      hasAsset: (path) => FILES.includes(path),
    }),
  );

describe('movedAddresses', () => {
  it('has the old addresses of pages and files, with those of now', () => {
    assert.deepEqual(addresses({ 'a.md': 'new/a.md', 'c.png': 'new/c.png', 'notes.txt': 'notes.md' }), {
      '/a/': '/new/a/',
      '/c.png': '/new/c.png',
      '/notes.txt': '/notes/',
    });
  });

  it('leaves out what is gone since, and where something else stands now', () => {
    assert.deepEqual(
      addresses({ 'x.md': 'gone.md', 'x.png': 'gone.png', 'b.md': 'new/a.md', 'd.png': 'new/c.png' }),
      {},
    );
  });

  it('follows the later one of two moves from an address', () => {
    // The later ones come first.
    assert.deepEqual(addresses({ 'x/index.md': 'b.md', 'x.md': 'new/a.md' }), { '/x/': '/b/' });
  });
});
