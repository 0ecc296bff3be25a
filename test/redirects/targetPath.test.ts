import assert from 'node:assert/strict';
import { it } from 'node:test';
import { asTarget, targetPath } from '../../src/redirects/targetPath.ts';

it('a path with `#` or `?` in it is encoded in a target, and any other stands as it is', () => {
  for (const [path, target] of [
    ['/c#/', '/c%23/'],
    ['/what?/100% c#/', '/what%3F/100%25%20c%23/'],
    // Decoded once more, it would be another page.
    ['/100%25 more/', '/100%2525%20more/'],
    ['/a b/', '/a b/'],
    ['/100%/', '/100%/'],
  ] as const) {
    assert.equal(asTarget(path), target);
    assert.equal(targetPath(`${target}?x=1#part`), path);
  }
});
