import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sameTitle } from '../../../src/client/search/sameTitle.ts';

it('titles are the same whatever their case, endings, hyphens and marks', () => {
  for (const [a, b] of [
    ['Data Stores', 'data store'],
    ['Data Stores', 'data-stores'],
    ['Data Stores', 'datastore'],
    ['Single Sign-On Overview', 'single sign on overview'],
    ['What are Workflows?', 'what are workflows'],
    ['Copying Workflows', 'copy workflow'],
    ['Café', 'cafe'],
  ] as const)
    assert.ok(sameTitle(a, b, 'en'), `${a}, ${b}`);
});

it('endings of English do not count in English alone', () => {
  assert.equal(sameTitle('General', 'Generation', 'de'), false);
  assert.ok(sameTitle('Café-Liste', 'cafe liste', 'de'));
});

it('umlauts may be spelled out', () => {
  assert.ok(sameTitle('Schlüssel löschen', 'schluessel loeschen', 'de'));
  assert.equal(sameTitle('Schlüssel', 'schluessel', 'en'), false);
});

it('a title with a word more or less is another', () => {
  assert.equal(sameTitle('Python', 'Python FAQs', 'en'), false);
  assert.equal(sameTitle('User Settings', 'Settings', 'en'), false);
});
