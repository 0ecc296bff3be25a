import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canonicalUrl, publicUrl } from '../../src/routes/publicUrl.ts';

const SITE = { base: '/docs/', siteUrl: 'https://a.example/docs' };

describe('publicUrl', () => {
  it('is the full address of an href of the site', () => {
    assert.equal(publicUrl('/docs/limits/#memory', SITE), 'https://a.example/docs/limits/#memory');
    assert.equal(publicUrl('/docs/', SITE), 'https://a.example/docs/');
    assert.equal(publicUrl('/limits/', { base: '/', siteUrl: 'https://a.example' }), 'https://a.example/limits/');
  });

  it('leaves other addresses alone', () => {
    for (const href of ['https://b.example/docs/', '#x', '/other/', '//b.example/docs/'])
      assert.equal(publicUrl(href, SITE), href);
    assert.equal(publicUrl('//b.example/', { base: '/', siteUrl: 'https://a.example' }), '//b.example/');
    assert.equal(publicUrl('/docs/limits/', { ...SITE, siteUrl: undefined }), '/docs/limits/');
  });
});

describe('canonicalUrl', () => {
  it('is the docs base and the page path without `.html`', () => {
    assert.equal(canonicalUrl('/quickstart/create.html', SITE.siteUrl), 'https://a.example/docs/quickstart/create');
    assert.equal(canonicalUrl('/', SITE.siteUrl), 'https://a.example/docs/');
    assert.equal(canonicalUrl('/', undefined), undefined);
  });
});
