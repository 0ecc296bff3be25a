import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';
import { vitepressRewrites } from '../../../src/config/vitepress/vitepressRewrites.ts';

function read(rewrites: string): readonly [folder: string | undefined, hints: readonly (string | undefined)[]] {
  const reading = partsReader();
  const { firstFolder } = vitepressRewrites(
    exportedData(`export const a = 1; export default { a: ${rewrites} }.a`, 'config.js'),
    reading,
  );
  return [firstFolder?.name, reading.missed.map(({ hint }) => hint)];
}

describe('vitepressRewrites', () => {
  it('reads the folder that is no part of addresses', () => {
    for (const rewrites of ["{ 'en/:rest*': ':rest*' }", "{ 'en/:path*': '/:path*' }", "{ 'en/(.*)': '(.*)' }"])
      assert.deepEqual(read(rewrites), ['en', []], rewrites);
  });

  it('tells what to do about others', () => {
    assert.deepEqual(read("{ 'a/b.md': 'c/index.md', 'x.md': 'y.md' }"), [
      undefined,
      [
        'write `permalink: /c/` in the front matter of `a/b.md`, or move the file to `c/index.md`',
        'write `permalink: /y/` in the front matter of `x.md`, or move the file to `y.md`',
      ],
    ]);
    const [folder, [hint]] = read("{ 'packages/:pkg/src/:slug*': ':pkg/:slug*' }");
    assert.equal(folder, undefined);
    assert.match(String(hint), /^move each file to where its address is to be/);
    assert.match(String(read('(id) => id')[1]?.[0]), /^move each file/);
  });
});
