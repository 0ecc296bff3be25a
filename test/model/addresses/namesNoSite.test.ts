import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { namesNoSite } from '../../../src/model/addresses/namesNoSite.ts';

describe('namesNoSite', () => {
  it('is true of a scheme with nothing, or with something else than a host, behind it', () => {
    for (const url of ['http://', 'https:', 'HTTPS:/', 'https:///b', 'https://?q', 'https://#x'])
      assert.ok(namesNoSite(url), url);
    for (const url of ['https://a', 'https:a', 'https:/a', 'mailto:', '/https://', '//', 'https://{host}/'])
      assert.ok(!namesNoSite(url), url);
  });
});
