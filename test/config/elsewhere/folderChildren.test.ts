import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { folderChildren, trunkOf } from '../../../src/config/elsewhere/folderChildren.ts';

describe('folderChildren', () => {
  it('are the pages and folders in each folder', () => {
    const children = folderChildren(['index.md', 'a/b.mdx', 'a/c/d.md']);
    assert.deepEqual(
      [...children].map(([folder, { pages, folders }]) => [folder, [...pages], [...folders]]),
      [
        ['', ['index'], ['a']],
        ['a/', ['b'], ['c']],
        ['a/c/', ['d'], []],
      ],
    );
    assert.equal(trunkOf('a/b.c.MDX'), 'a/b.c');
  });
});
