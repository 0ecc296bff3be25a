import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isAtOrBelow } from '../../src/routes/isAtOrBelow.ts';

it('a route is below one that is named with or without its last slash, and not below the beginning of a name', () => {
  for (const [route, named] of [
    ['/log/', '/log'],
    ['/log/a/', '/log'],
    ['/log/a/', '/log/'],
    ['/log.html', '/log.html'],
    ['/log/', '/'],
  ] as const)
    assert.ok(isAtOrBelow(route, named), `${route} ${named}`);
  for (const [route, named] of [
    ['/logger/', '/log'],
    ['/log.html', '/log'],
    ['/', '/log/'],
  ] as const)
    assert.ok(!isAtOrBelow(route, named), `${route} ${named}`);
});
