import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { referenceTarget } from '../../src/check/referenceTarget.ts';

describe('referenceTarget', () => {
  it('resolves a URL as a browser would on the page, and decodes it', () => {
    const targetOf = (url: string) => referenceTarget(url, '/guides/c#/', '/docs/');
    assert.deepEqual(targetOf('../b/?q=1#caf%C3%A9'), { path: '/guides/b/', hash: 'café' });
    assert.deepEqual(targetOf('#top'), { path: '/guides/c#/', hash: 'top' });
    assert.deepEqual(targetOf('/docs/'), { path: '/', hash: '' });
  });

  it('names nothing outside of the base, on other hosts, and for what is no URL', () => {
    for (const url of ['/elsewhere/', 'https://a.example/docs/', '//b.example/docs/', 'mailto:a@b.example', 'http://['])
      assert.equal(referenceTarget(url, '/', '/docs/'), undefined, url);
  });
});
