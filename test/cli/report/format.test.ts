import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatBytes, formatCount, formatDuration, formatNames } from '../../../src/cli/report/format.ts';

describe('formatCount', () => {
  it('knows one from many', () =>
    assert.deepEqual(
      [0, 1, 2].map((count) => formatCount(count, 'page')),
      ['0 pages', '1 page', '2 pages'],
    ));
});

describe('formatNames', () => {
  it('counts those that are too many', () =>
    assert.deepEqual(
      [1, 2, 3, 9].map((count) => formatNames([...'abcdefghi'].slice(0, count), 2)),
      ['a', 'a, b', 'a, b and 1 more', 'a, b and 7 more'],
    ));

  it('leaves nothing of a name that a terminal obeys', () =>
    assert.equal(formatNames(['a\u001b[31m\nb.md'], 1), 'a [31m b.md'));
});

describe('formatDuration', () => {
  it('is milliseconds, then seconds', () => {
    assert.deepEqual([0, 86.6, 999.4, 999.6, 1000, 1260, 60_000].map(formatDuration), [
      '0 ms',
      '87 ms',
      '999 ms',
      '1.0 s',
      '1.0 s',
      '1.3 s',
      '60.0 s',
    ]);
  });
});

describe('formatBytes', () => {
  it('is bytes, then thousands, then millions', () => {
    assert.deepEqual([0, 512, 999, 1000, 23_400, 999_949, 999_950, 999_999, 1_000_000, 1_234_567].map(formatBytes), [
      '0 B',
      '512 B',
      '999 B',
      '1.0 kB',
      '23.4 kB',
      '999.9 kB',
      '1.0 MB',
      '1.0 MB',
      '1.0 MB',
      '1.2 MB',
    ]);
  });
});
