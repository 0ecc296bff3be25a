import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressTrunk, anchorsByTrunk, splitRedirects } from '../../src/redirects/movedAnchors.ts';

describe('addressTrunk', () => {
  it('is one for all spellings of an address', () => {
    for (const spelling of ['/a/b', '/a/b/', '/a/b.html', '/a/b.html/', '/a/b/index.html', '/a/b/#c', '/a/b?x=1#c'])
      assert.equal(addressTrunk(spelling), '/a/b', spelling);
    assert.deepEqual(['/', '/index.html', '/#x'].map(addressTrunk), ['', '', '']);
  });
});

describe('anchorsByTrunk', () => {
  it('gathers the headings of an address, decoded', () => {
    const moved = anchorsByTrunk([
      { from: '/a/#one', to: '/x/' },
      { from: '/a.html#caf%C3%A9', to: '/y/#z' },
      { from: '/a/', to: '/b/' },
      { from: '/#100%', to: '/b/' },
    ]);
    assert.deepEqual(
      [...moved],
      [
        [
          '/a',
          [
            ['one', '/x/'],
            ['café', '/y/#z'],
          ],
        ],
        ['', [['100%', '/b/']]],
      ],
    );
  });
});

describe('splitRedirects', () => {
  it('keeps from the host what it cannot lead on alone', () => {
    const [plain, old, heading] = [
      { from: '/plain', to: '/x/' },
      { from: '/old/', to: '/x/' },
      { from: '/old.html#part', to: '/y/' },
    ] as const;
    assert.deepEqual(splitRedirects([plain, old, heading]), { sent: [plain], shown: [old] });
  });
});
