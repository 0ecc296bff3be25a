import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canonicalUrl, isBelowSite, publicUrl } from '../../src/routes/publicUrl.ts';

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

describe('isBelowSite', () => {
  it('holds for the address of the site and what is below it', () => {
    for (const end of ['', '/', '/v1', '#top', '?a=1']) assert.ok(isBelowSite(SITE.siteUrl + end, SITE.siteUrl), end);
  });

  it('holds for no other address', () => {
    for (const url of [
      'https://a.example/docs-v1',
      'https://a.example/',
      'https://a.example.com',
      'mailto:a@b.example',
    ])
      assert.ok(!isBelowSite(url, SITE.siteUrl), url);
    assert.ok(!isBelowSite('https://a.example/', undefined));
  });
});

describe('canonicalUrl', () => {
  it('is the docs base and the page path without `.html`', () => {
    assert.equal(canonicalUrl('/quickstart/create.html', SITE.siteUrl), 'https://a.example/docs/quickstart/create');
    assert.equal(canonicalUrl('/', SITE.siteUrl), 'https://a.example/docs/');
    assert.equal(canonicalUrl('/', undefined), undefined);
  });
});
