import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRefusal, INLINE_SCRIPT, policyLine } from '../../src/hosting/refusedLoad.ts';
import type { SecurityPolicy } from '../../src/hosting/securityPolicy.ts';

const refused = (directive: string, url: string, securityPolicy: SecurityPolicy | false = {}, siteUrl?: string) =>
  createRefusal({ securityPolicy, gtmId: undefined, head: [], siteUrl })({ directive, url });

describe('what a policy refuses to the elements of a page', () => {
  it('is another host, with the directive and the source that would allow it', () => {
    assert.deepEqual(refused('frame-src', 'https://v.example/a?b'), {
      directive: 'frame-src',
      source: 'https://v.example',
    });
    assert.equal(refused('frame-src', 'https://v.example/a', { 'frame-src': ['https://*.example'] }), undefined);
    assert.equal(refused('frame-src', 'https://v.example/a', { 'frame-src': ['*'] }), undefined);
    assert.equal(refused('frame-src', 'https://v.example/a', { 'child-src': ['https://v.example'] }), undefined);
    assert.equal(refused('frame-src', 'https://v.example/a', false), undefined);
  });

  it('is a frame of the site itself, but not its pictures, films and scripts', () => {
    assert.deepEqual(refused('frame-src', '/demo/'), { directive: 'frame-src', source: "'self'" });
    assert.equal(refused('frame-src', '/demo/', { 'frame-src': ["'self'"] }), undefined);
    for (const directive of ['img-src', 'media-src', 'script-src'])
      assert.equal(refused(directive, 'https://a.example/x', {}, 'https://a.example/docs/'), undefined, directive);
  });

  it('is code that stands in the page, and pictures that come unsafely', () => {
    assert.deepEqual(refused('script-src', INLINE_SCRIPT), { directive: 'script-src', source: "'unsafe-inline'" });
    assert.equal(refused('script-src', INLINE_SCRIPT, { 'script-src': ["'unsafe-inline'"] }), undefined);
    assert.deepEqual(refused('img-src', 'http://a.example/x.png'), {
      directive: 'img-src',
      source: 'http://a.example',
    });
    assert.equal(refused('img-src', 'https://a.example/x.png'), undefined);
    // No browser asks for what is no address.
    assert.equal(refused('img-src', 'http://[x'), undefined);
  });
});

it('the option for a source keeps those that are there', () => {
  assert.equal(
    policyLine({ 'frame-src': ['https://a.example'] }, { directive: 'frame-src', source: "'self'" }),
    "securityPolicy: { 'frame-src': ['https://a.example', \"'self'\"] }",
  );
  assert.equal(
    policyLine(false, { directive: 'frame-src', source: 'https://a.example' }),
    "securityPolicy: { 'frame-src': ['https://a.example'] }",
  );
});
