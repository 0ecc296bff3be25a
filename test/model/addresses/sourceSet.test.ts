import assert from 'node:assert/strict';
import { it } from 'node:test';
import { changedSet, picturesOfSet } from '../../../src/model/addresses/sourceSet.ts';

it('the pictures of a set are parted by commas that are no part of an address', () => {
  for (const [set, pictures] of [
    ['', []],
    [' , ', []],
    ['a.png', ['a.png undefined']],
    ['a.png 1x,b.png 2.5x , c.png', ['a.png 1x', 'b.png 2.5x', 'c.png undefined']],
    ['a.png 1x,b.png 10x,c.png  3x', ['a.png 1x', 'b.png 10x', 'c.png 3x']],
    ['/a,w_2/b.png 640w,\n  /c,h_1 2x', ['/a,w_2/b.png 640w', '/c,h_1 2x']],
  ] as const)
    assert.deepEqual(
      picturesOfSet(set).map(({ url, size }) => `${url} ${size}`),
      pictures,
    );
});

it('a set with other addresses keeps its sizes, and leaves out what has none any more', () => {
  const change = (url: string) => (url === 'b.png' ? '' : `/x/${url}`);
  assert.equal(changedSet('a.png 1x,b.png 2x, c.png', change), '/x/a.png 1x, /x/c.png');
});
