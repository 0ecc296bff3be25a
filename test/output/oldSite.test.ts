import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readOldSite } from '../../src/output/oldSite.ts';
import { markerOf } from '../../src/output/outputMarker.ts';
import type { PublishedFile } from '../../src/output/publishedFile.ts';
import { OUTPUT_MARKER } from '../../src/system/walkFiles.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const A: PublishedFile = ['a.html', 'sum-a', 1];
const B: PublishedFile = ['b.html', 'sum-b', 1];

const siteWith = (hidden: readonly string[]) => {
  const facts = { base: '/', routes: ['/a/'], redirects: {}, headers: {}, hidden: { routes: ['/b/'], files: hidden } };
  const marker = markerOf(
    facts,
    [A, B].map(([path, sum]) => [path, sum]),
  );
  return temporaryFolder({ 'a.html': 'a', 'b.html': 'b', [OUTPUT_MARKER]: JSON.stringify(marker) });
};

describe('readOldSite', () => {
  it('knows a site by its marker, and files that are hidden there by their paths', () => {
    const old = readOldSite(siteWith(['b.html']), undefined);
    assert.deepEqual(old.paths(), ['a.html']);
    assert.equal(old.names.length, 2);
    assert.equal(old.sumOf('b.html'), 'sum-b');
    assert.equal(old.sumOf('c.html'), undefined);
    assert.equal(old.has(B), true);
  });

  it('has no file that is gone, of another size, or of another content', () => {
    const folder = siteWith([]);
    const old = readOldSite(folder, [A, B]);
    assert.deepEqual(old.paths(), ['a.html', 'b.html']);
    assert.equal(old.has(A), true);
    assert.equal(old.has(['a.html', 'sum-b', 1]), false);
    assert.equal(old.has(['a.html', 'sum-a', 2]), false);
    rmSync(join(folder, 'a.html'));
    assert.equal(old.has(A), false);
  });

  it('is empty in a folder without a marker', () => {
    const old = readOldSite(temporaryFolder({ 'a.html': 'a' }), undefined);
    assert.deepEqual([old.marker(), old.names, old.has(A)], [undefined, [], false]);
  });
});
