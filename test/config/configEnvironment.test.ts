import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CONFIG_VARIABLES } from '../../src/config/configEnvironment.ts';
import { loadConfig } from '../../src/config/loadConfig.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('the environment of a configuration', () => {
  for (const name of CONFIG_VARIABLES)
    it(`changes it by ${name}`, async () => {
      const root = temporaryFolder({ 'index.md': '# Home\n' });
      const configOf = async (value: string) => (await loadConfig(root, {}, { [name]: value })).config;
      assert.notDeepEqual(await configOf('GTM-AB12CD3'), await configOf(''));
    });
});
