import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mintlifyFrame } from '../../../src/config/mintlify/mintlifyFrame.ts';
import { mapIn } from '../../../src/config/parse/codeData.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';

const frame = (json: string, file = 'docs.json') => mintlifyFrame(mapIn(exportedData(json, file)));

describe('mintlifyFrame', () => {
  it('reads logo and icon with their places', () => {
    const json = '{ "logo": "logo.svg",\n  "favicon": "/icon.png" }';
    assert.deepEqual(frame(json), {
      logo: {
        image: '/logo.svg',
        replacesTitle: true,
        place: { file: 'docs.json', line: 1, column: 11, endColumn: 21 },
      },
      favicon: { image: 'icon.png', place: { file: 'docs.json', line: 2, column: 14, endColumn: 25 } },
    });
  });

  it('reads those of two color schemes', () => {
    const pair = '{ "light": "/a.svg", "dark": "b.svg", "href": "https://a.example" }';
    const { logo, logoLink, favicon } = frame(`{ "logo": ${pair}, "favicon": ${pair} }`, 'mint.json');
    assert.deepEqual(logo?.image, { light: '/a.svg', dark: '/b.svg' });
    assert.deepEqual(logoLink, {
      target: 'https://a.example',
      place: { file: 'mint.json', line: 1, column: 57, endColumn: 76 },
    });
    assert.equal(favicon?.image, 'a.svg');
  });

  it('reads nothing of what is not clear', () => {
    for (const json of ['', '{', '[]', '{ "logo": 1 }', '{ "logo": { "light": "/a.svg" } }'])
      assert.deepEqual(frame(json), {}, json);
  });
});
