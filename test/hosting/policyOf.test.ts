import assert from 'node:assert/strict';
import { it } from 'node:test';
import { loadConfig } from '../../src/config/loadConfig.ts';
import { policyOf } from '../../src/hosting/policyOf.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

it('the policy of a site allows what its configuration adds and its tags take, or there is none', async () => {
  const text = `export const config = {
    head: [{ tag: 'script', content: 'count()' }],
    securityPolicy: { 'frame-src': ['https://b.example'] },
  };`;
  const { config } = await loadConfig(temporaryFolder({ 'site/config.mjs': text }), {}, {});
  const policy = policyOf(config);
  assert.deepEqual(policy?.['frame-src'], ['https://b.example']);
  assert.match(policy?.['script-src']?.join(' ') ?? '', /^'self' 'sha256-[^' ]+'$/);
  const withTags = policyOf({ ...config, gtmId: 'GTM-AB12CD3' });
  assert.ok(withTags?.['script-src']?.includes('https://*.googletagmanager.com'));
  assert.equal(policyOf({ ...config, securityPolicy: false }), undefined);
});
