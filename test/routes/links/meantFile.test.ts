import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMeantFile } from '../../../src/routes/links/meantFile.ts';

describe('createMeantFile', () => {
  const meant = createMeantFile(() => [
    '/a/Box.png',
    '/a/shot-1.png',
    '/b/shot-1.png',
    '/b/map.svg',
    '/c/one.png',
    '/c/One.png',
  ]);

  it('finds the one file of another spelling, and does not choose between two', () => {
    assert.deepEqual(meant('/A/box.PNG'), { path: '/a/Box.png', isAlike: true });
    assert.equal(meant('/C/ONE.png'), undefined);
  });

  it('finds the one file of that name in another folder', () => {
    assert.deepEqual(meant('/box.png'), { path: '/a/Box.png', isAlike: false });
    assert.equal(meant('/shot-1.png'), undefined);
  });

  it('finds a near name in the same folder alone', () => {
    assert.deepEqual(meant('/b/maps.svg'), { path: '/b/map.svg', isAlike: false });
    assert.equal(meant('/a/maps.svg'), undefined);
  });
});
