import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tellMintlifyPages } from '../../../src/config/mintlify/mintlifyPages.ts';
import { mapIn } from '../../../src/config/parse/codeData.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';

function told(navigation: string) {
  const { miss, missed } = partsReader();
  const settings = mapIn(exportedData(`{ "navigation": ${navigation} }`, 'docs.json'));
  tellMintlifyPages(
    settings.get('navigation'),
    (target) => (target === 'a' ? { kind: 'page', link: '/a/', label: 'A' } : { kind: 'missing' }),
    miss,
  );
  return missed.map(({ option, place, hint }) => [option, place.column, hint?.slice(0, 24)]);
}

describe('tellMintlifyPages', () => {
  it('tells of pages that are not there', () => {
    assert.deepEqual(told('{ "tabs": [{ "groups": [{ "group": "G", "pages": ["a", "b", { "pages": ["c"] }] }] }] }'), [
      ['navigation', 72, 'write the page `b`, or d'],
      ['navigation', 89, 'write the page `c`, or d'],
    ]);
    assert.deepEqual(told('[{ "group": "G", "pages": ["b"] }]').length, 1);
  });

  it('tells of pages that are made from a description, once for each list', () => {
    assert.deepEqual(told('{ "pages": ["GET /a", "a", "api.json POST /b"] }'), [
      ['navigation', 29, 'write pages for the endp'],
    ]);
    assert.deepEqual(told('{ "tabs": [{ "tab": "API", "openapi": "api.json" }] }'), [
      ['navigation', 55, 'write pages for the endp'],
    ]);
  });

  it('tells of several versions, once for each list of them', () => {
    assert.deepEqual(
      told('{ "tabs": [{ "versions": [{ "pages": ["a"] }, { "pages": ["a"] }] }, { "pages": ["a"] }] }'),
      [['navigation', 42, 'put each version on a br']],
    );
  });

  it('tells of several languages, of the site or of a part of it', () => {
    const languages = '"languages": [{ "language": "en", "pages": ["a"] }, { "language": "de", "pages": ["a"] }]';
    assert.deepEqual(told(`{ ${languages} }`), [['navigation', 32, 'name each language by it']]);
    assert.deepEqual(told(`{ "dropdowns": [{ "dropdown": "D", ${languages} }] }`), [
      ['navigation', 65, 'name each language by it'],
    ]);
  });

  it('is silent of what is there, hidden, or names no pages', () => {
    for (const navigation of [
      '{ "pages": ["a"], "openapi": "api.json" }',
      '{ "groups": [{ "group": "G", "hidden": true, "pages": ["b"] }] }',
      '{ "global": { "anchors": [{ "anchor": "A", "href": "https://acme.example" }] } }',
      '3',
    ])
      assert.deepEqual(told(navigation), [], navigation);
  });
});
