import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { codePath } from '../../../src/markdown/code/codePath.ts';

describe('codePath', () => {
  for (const [file, path] of [
    ['a.ts', 'guides/a.ts'],
    ['./a/b.ts', 'guides/a/b.ts'],
    ['../a.ts', 'a.ts'],
    ['/a.ts', 'a.ts'],
    ['../../src/a.ts', '../src/a.ts'],
    ['/../src/a.ts', '../src/a.ts'],
    ['a/', 'guides/a'],
    // As macOS writes names.
    ['cafe\u0301.ts', 'guides/caf\u00e9.ts'],
  ] as const)
    it(`leads from a page by \`${file}\` to \`${path}\``, () =>
      assert.equal(codePath(file, { relativePath: 'guides/page.md' }), path));
});
