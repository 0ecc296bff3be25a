import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withUmlauts } from '../../../src/client/search/withUmlauts.ts';

it('letters that are spelled out are those that the index holds, in languages that have them', () => {
  assert.equal(withUmlauts('ueberpruefen', 'de-AT'), 'uberprufen');
  assert.equal(withUmlauts('aendern', 'DE'), 'andern');
  assert.equal(withUmlauts('loesningsaar', 'nb'), 'losningsar');
  for (const lang of ['en', 'fr', 'den', '']) assert.equal(withUmlauts('boeuf', lang), 'boeuf');
});
