import assert from 'node:assert/strict';
import { it } from 'node:test';
import { picturesOfSet } from '../../src/model/sourceSet.ts';

it('the pictures of a set are parted by commas that are no part of an address', () => {
  for (const [set, pictures] of [
    ['', []],
    [' , ', []],
    ['a.png', ['a.png undefined']],
    ['a.png 1x,b.png 2.5x , c.png', ['a.png 1x', 'b.png 2.5x', 'c.png undefined']],
    ['/a,w_2/b.png 640w,\n  /c,h_1 2x', ['/a,w_2/b.png 640w', '/c,h_1 2x']],
  ] as const)
    assert.deepEqual(
      picturesOfSet(set).map(({ url, size }) => `${url} ${size}`),
      pictures,
    );
});
