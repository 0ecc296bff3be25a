import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isPlanned } from '../../src/routes/isPlanned.ts';

it('a page is planned where its route stands in the list, or below a pattern', () => {
  const planned = ['/soon/', '/bare', '/start.html', '/later/*'];
  for (const route of ['/soon/', '/soon', '/bare', '/bare/', '/start.html', '/later/a/', '/later/a/b/', '/later/a'])
    assert.ok(isPlanned(route, planned), route);
  for (const route of ['/', '/soon/a/', '/start', '/later/', '/later', '/laters/a/', '/de/later/a/'])
    assert.ok(!isPlanned(route, planned), route);
});
