import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';
import { astroRedirects } from '../../../src/config/starlight/astroRedirects.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

describe('astroRedirects', () => {
  it('are addresses, each with a new one, of which a status may be told', () => {
    const read = partsReader();
    const data = exportedData(
      "export default { 'a/e': '/b', '/c': { status: 301, destination: 'https://d.example/' } }",
      'a.js',
    );
    assert.deepEqual(withoutPlaces(astroRedirects(data, read)), [
      { from: '/a/e', to: '/b', option: 'redirects' },
      { from: '/c', to: 'https://d.example/', option: 'redirects' },
    ]);
    assert.deepEqual(read.missed, []);
  });
});
