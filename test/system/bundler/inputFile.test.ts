import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import { inputFile } from '../../../src/system/bundler/inputFile.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

describe('inputFile', () => {
  it('names a CSS module that stands by the name of its classes', () =>
    assert.equal(inputFile('css-module:site/a b/a.module.css/a_1b2c3d.css'), 'site/a b/a.module.css'));

  it('names the one file that is imported as code and as a text', async () => {
    const root = temporaryFolder({
      'a.ts': "import text from './b.ts' with { type: 'text' };\nimport { b } from './b.ts';\nconsole.log(text, b);\n",
      'b.ts': 'export const b = 1;\n',
    });
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [join(root, 'a.ts')],
      bundle: true,
      write: false,
      metafile: true,
    });
    const inputs = Object.keys(metafile.inputs);
    assert.equal(inputs.length, 3);
    assert.deepEqual([...new Set(inputs.map(inputFile))].sort(), ['a.ts', 'b.ts']);
  });
});
