import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bareUrl } from '../../../src/model/addresses/bareUrl.ts';

describe('bareUrl', () => {
  it('M-01: shows the scheme that browsers see behind spaces and control characters', () => {
    for (const url of [' javascript:x', 'java\nscript:x', '\u0000java\tscript:x', 'javascript\r:x\u001f'])
      assert.equal(bareUrl(url), 'javascript:x', JSON.stringify(url));
  });

  it('leaves all else as it is', () => {
    assert.equal(bareUrl('/Grüße/\u00a0?a=%20#B'), '/Grüße/\u00a0?a=%20#B');
  });
});
