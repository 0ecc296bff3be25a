import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routesInReach } from '../../../src/routes/links/routesInReach.ts';

const ROUTES = ['/', '/a/', '/de/', '/de/a/', '/de/nur/', '/fr/', '/fr/seul/'];

const meant = (path: string, fromFile: string) =>
  routesInReach(path, fromFile, { routes: ROUTES, translations: [{ prefix: '/de/' }, { prefix: '/fr/' }] });

describe('routesInReach', () => {
  it('are all routes of a site in one language', () => {
    assert.deepEqual(routesInReach('/b/', 'index.md', { routes: ROUTES }), ROUTES);
  });

  it('are those of the first language, and in a translation those that it has alone', () => {
    assert.deepEqual(meant('/b/', 'a.md'), ['/', '/a/']);
    assert.deepEqual(meant('/b/', 'de/a.md'), ['/', '/a/', '/de/nur/']);
  });

  it('are those of the language that the path names', () => {
    assert.deepEqual(meant('/fr/b/', 'de/a.md'), ['/fr/', '/fr/seul/']);
  });
});
