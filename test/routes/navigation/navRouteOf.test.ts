import assert from 'node:assert/strict';
import { it } from 'node:test';
import { navRouteOf } from '../../../src/routes/navigation/navRouteOf.ts';

for (const [route, entries, expected] of [
  ['/cli/login/', ['/api/', '/cli/install/', '/'], '/cli/install/'],
  ['/api/', ['/api/rest/', '/api/', '/'], '/api/'],
  ['/api/rest/rss/', ['/api/', '/api/rest/'], '/api/rest/'],
  ['/api/auth/', ['/api/rest/', '/api/'], '/api/'],
  ['/code/', ['/guides/', '/'], '/'],
  ['/', ['/guides/', '/'], '/'],
  ['/code/', ['/guides/'], undefined],
  ['/code/', [], undefined],
] as const) {
  it(`navRouteOf finds ${expected} for ${route} among ${entries.join(', ') || 'nothing'}`, () =>
    assert.equal(navRouteOf(route, entries), expected));
}
