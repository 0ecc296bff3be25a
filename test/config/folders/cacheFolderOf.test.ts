import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { cacheFolderOf } from '../../../src/config/folders/cacheFolderOf.ts';
import { packageRoot } from '../../../src/system/packageRoot.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

describe('cacheFolderOf', () => {
  it('is a folder of the project, which is not made for that', () => {
    const root = temporaryFolder();
    assert.equal(cacheFolderOf(root), join(root, '.docsgen'));
    assert.equal(existsSync(join(root, '.docsgen')), false);
  });

  it('O-24: is another one where that cannot be used, the same for all of a run', () => {
    const root = temporaryFolder({ '.docsgen': 'no folder' });
    const folder = cacheFolderOf(root);
    assert.ok(existsSync(folder) && !folder.startsWith(root), folder);
    assert.equal(cacheFolderOf(root), folder);
    assert.notEqual(cacheFolderOf(temporaryFolder({ '.docsgen': '' })), folder);
  });

  it('O-24: is refused where there is none for temporary files either', (context) => {
    const name = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';
    const before = process.env[name];
    context.after(() => {
      if (before === undefined) delete process.env[name];
      else process.env[name] = before;
    });
    const root = temporaryFolder({ '.docsgen': '' });
    process.env[name] = join(root, 'none');
    assert.throws(() => cacheFolderOf(root), {
      name: 'Error',
      hint: `name a writable folder in the environment variable \`${name}\``,
    });
  });

  it('O-24: goes with the process', () => {
    const root = temporaryFolder({ '.docsgen': '' });
    const module = pathToFileURL(join(packageRoot, 'src/config/folders/cacheFolderOf.ts')).href;
    writeFileSync(
      join(root, 'run.mjs'),
      `import { cacheFolderOf } from '${module}';\nprocess.stdout.write(cacheFolderOf(${JSON.stringify(root)}));\n`,
    );
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'run.mjs')], {
      cwd: packageRoot,
      encoding: 'utf8',
    });
    assert.match(stdout, /docsgen-cache-/);
    assert.equal(existsSync(stdout), false);
  });
});
