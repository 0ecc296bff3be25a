import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTargetFinder } from '../../../src/check/documents/referenceTarget.ts';

const targetOf = createTargetFinder('/docs/');

describe('createTargetFinder', () => {
  it('resolves a URL as a browser would on the page, and decodes it', () => {
    const fromPage = (url: string) => targetOf(url, '/guides/c#/');
    assert.deepEqual(fromPage('../b/?q=1#caf%C3%A9'), { path: '/guides/b/', hash: 'café' });
    assert.deepEqual(fromPage('#top'), { path: '/guides/c#/', hash: 'top' });
    assert.deepEqual(fromPage('/docs/'), { path: '/', hash: '' });
  });

  it('resolves each URL anew that leads elsewhere from another page', () => {
    for (const url of ['../b/', 'b/', '#part', '?q', ' ../b/', 'http:b/', './'])
      assert.notDeepEqual(targetOf(url, '/a/c/'), targetOf(url, '/other/part/of/'), url);
    for (const url of ['/docs/a/', '/docs/#b']) assert.equal(targetOf(url, '/a/c/'), targetOf(url, '/other/'), url);
  });

  it('names nothing outside of the base, on other hosts, and for what is no URL', () => {
    for (const url of ['/elsewhere/', 'https://a.example/docs/', '//b.example/docs/', 'mailto:a@b.example', 'http://['])
      assert.equal(targetOf(url, '/'), undefined, url);
  });
});
