import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pagesInFolders } from '../../../src/config/elsewhere/pagesInFolders.ts';

describe('pagesInFolders', () => {
  it('are the pages and folders in each folder', () => {
    const { children, paths } = pagesInFolders(['index.md', 'a/b.mdx', 'a/c/d.md']);
    assert.deepEqual(
      [...children].map(([folder, { pages, folders }]) => [folder, [...pages], [...folders]]),
      [
        ['', ['index'], ['a']],
        ['a/', ['b'], ['c']],
        ['a/c/', ['d'], []],
      ],
    );
    assert.equal(paths.get('a/b'), 'a/b.mdx');
  });
});
