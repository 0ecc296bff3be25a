import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { build } from 'esbuild';
import { entryIn, starPaths } from '../../../src/system/bundler/starPaths.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

it('files are bundled from a folder whose name has a star, as entries and as imports', async () => {
  const root = join(temporaryFolder({ 'a*b/b.ts': "export const b = 'found';\n" }), 'a*b');
  const imported = JSON.stringify(join(root, 'b.ts'));
  const shared = { absWorkingDir: root, bundle: true, write: false, logLevel: 'silent' } as const;
  const plugins = [starPaths];
  for (const { outputFiles } of [
    await build({ ...shared, plugins, entryPoints: [entryIn(root, join(root, 'b.ts'))] }),
    await build({ ...shared, plugins, stdin: { contents: `import { b } from ${imported}; console.log(b);` } }),
  ])
    assert.match(outputFiles[0]?.text ?? '', /found/);
});
