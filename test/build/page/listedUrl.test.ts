import assert from 'node:assert/strict';
import { it } from 'node:test';
import { listedUrl } from '../../../src/build/page/listedUrl.ts';

it('a page is listed under its own address, unless its head says otherwise', () => {
  const url = (...head: readonly Readonly<Record<string, string>>[]) =>
    listedUrl(
      {
        regularPath: '/a.html',
        frontmatter: { head: head.map((attributes) => ({ tag: 'rel' in attributes ? 'link' : 'meta', attributes })) },
      },
      'https://acme.example',
    );
  const own = 'https://acme.example/a';
  assert.equal(url(), own);
  assert.equal(url({ rel: 'canonical', href: own }), own);
  assert.equal(url({ rel: 'canonical', href: 'https://b.example/a' }), undefined);
  assert.equal(url({ name: 'robots', content: 'noindex' }), undefined);
  assert.equal(listedUrl({ regularPath: '/a/', frontmatter: {} }, undefined), undefined);
});
