import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mintlifyRedirects } from '../../../src/config/mintlify/mintlifyRedirects.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';

function read(json: string) {
  const reader = partsReader();
  return { redirects: mintlifyRedirects(exportedData(json, 'docs.json'), reader), unread: reader.missed };
}

describe('mintlifyRedirects', () => {
  it('reads each with its place', () => {
    const json = '{ "name": "A", "redirects": [\n  { "source": "/a", "destination": "/b" },\n  { "source": "/c" }\n] }';
    assert.deepEqual(read(json), {
      redirects: [
        {
          from: '/a',
          to: '/b',
          option: 'redirects',
          place: { file: 'docs.json', line: 2, column: 15, endColumn: 19 },
        },
      ],
      unread: [],
    });
  });

  it('reads addresses without a slash before them, and no halves', () => {
    const json =
      '{ "redirects": [{ "source": "a", "destination": "b" }, { "source": 1, "destination": "/c" }, { "destination": "/d" }] }';
    assert.deepEqual(
      read(json).redirects.map(({ from, to }) => [from, to]),
      [['/a', 'b']],
    );
  });

  it('reads nothing of other files', () => {
    for (const json of ['', '{', '[]', '{ "redirects": {} }']) assert.deepEqual(read(json).redirects, [], json);
  });
});
