import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renamePatiently } from '../../src/system/renamePatiently.ts';

describe('renamePatiently', () => {
  it('O-05: tries again while somebody holds a file or folder, and not for other faults', () => {
    const attempt = (code: string, times: number) => {
      let left = times;
      const pauses: number[] = [];
      const rename = () => {
        if (left-- > 0) throw Object.assign(new Error(code), { code });
      };
      try {
        renamePatiently('a', 'b', rename, (ms) => void pauses.push(ms));
        return pauses;
      } catch (error) {
        return [String(error), pauses.length];
      }
    };
    assert.deepEqual(attempt('EBUSY', 0), []);
    assert.deepEqual(attempt('EPERM', 3), [10, 20, 40]);
    assert.deepEqual(attempt('EACCES', 1000), ['Error: EACCES', 7]);
    assert.deepEqual(attempt('ENOSPC', 1), ['Error: ENOSPC', 0]);
  });
});
