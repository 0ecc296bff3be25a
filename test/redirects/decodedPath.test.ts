import assert from 'node:assert/strict';
import { it } from 'node:test';
import { decodedPath } from '../../src/redirects/decodedPath.ts';

it('the path of a target is decoded where a sign in a name would have ended it', () => {
  for (const [written, path] of [
    ['/c%23/', '/c#/'],
    ['/what%3f/u%CC%88', '/what?/\u00fc'],
    ['/100%/', '/100%/'],
    ['/a%2520b/', '/a%2520b/'],
  ] as const)
    assert.equal(decodedPath(written), path, written);
});
