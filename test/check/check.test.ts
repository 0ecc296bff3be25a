import assert from 'node:assert/strict';
import { it } from 'node:test';
import { check } from '../../src/check/check.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

it('check tells of a broken configuration alone, not of the pages that are not read because of it', async () => {
  const root = temporaryFolder({
    'content/index.md': '# Home\n\nWords.\n',
    'content/_part.mdx': '```json constants\n{{LIMIT}}\n```\n',
    'site/config.mjs': 'export const config = {',
    'addresses.lock': '/\n',
  });
  const { diagnostics } = await check({
    root,
    flags: {},
    environment: {},
    dev: false,
    strict: false,
    cache: false,
    external: false,
    updateAddresses: true,
    onProgress: () => {},
  });
  assert.deepEqual(
    diagnostics.map(({ code }) => code),
    ['config-syntax'],
  );
});
