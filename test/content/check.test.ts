import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { check } from '../../src/check/check.ts';
import { projectFolder } from './contentFolder.ts';

describe('docsgen check on these pages', () => {
  it('finds nothing: no link, sample, figure or picture is wrong, and no allowance is left over', async () => {
    const { diagnostics, pages } = await check({
      root: projectFolder,
      flags: {},
      environment: {},
      dev: false,
      strict: false,
      cache: false,
      onProgress: () => {},
    });
    assert.deepEqual(diagnostics, []);
    assert.ok(pages > 100);
  });
});
