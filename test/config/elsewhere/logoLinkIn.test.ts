import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { logoLinkIn } from '../../../src/config/elsewhere/logoLinkIn.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';

function linkIn(written: string) {
  const read = partsReader();
  const link = logoLinkIn(exportedData(`export default ${written}`, 'config.js'), 'logoLink', read);
  return [link && [link.target, link.place.column], read.missed.map(({ option, place }) => [option, place.column])];
}

describe('logoLinkIn', () => {
  it('reads an address, by itself or with how it opens', () => {
    assert.deepEqual(linkIn("'https://a.example'"), [['https://a.example', 16], []]);
    assert.deepEqual(linkIn("{ link: ' /a ', rel: 'me' }"), [['/a', 24], []]);
  });

  it('is none where there is no address, and tells of code', () => {
    for (const written of ["''", '{}', 'false', '{ link: 1 }'])
      assert.deepEqual(linkIn(written), [undefined, []], written);
    assert.deepEqual(linkIn('{ link: home() }'), [undefined, [['logoLink', 24]]]);
  });
});
