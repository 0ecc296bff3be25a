import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createTestSite } from './site.ts';

const SITE = {
  'content/index.mdx': '# Home\n\n<Mark /> and [more](more.md)\n',
  'content/more.md': '# More\n\nWords.\n',
  'site/components.tsx': 'export const Mark = () => <b>x</b>;\n',
  'site/config.ts': `export const config = { title: 'T', siteUrl: 'https://a.example', socialCards: true };\n`,
  'site/islands/Dot.tsx': `export const Dot = () => <i>x</i>;\n`,
};

describe('a cache in which files and folders have changed places', () => {
  it('O-25: costs time, nothing else', async () => {
    const site = createTestSite(SITE);
    assert.equal((await site.run(['build', '--quiet'])).code, 0);
    site.write('content/more.md', '# More\n\nOther words.\n');
    assert.equal((await site.run(['build', '--quiet'])).code, 0);
    const cache = join(site.folder, '.docsgen');
    const safe = createTestSite({}).folder;
    cpSync(cache, safe, { recursive: true });
    // The spare tree is held against its marker, file by file.
    const entries = readdirSync(safe, { recursive: true })
      .map(String)
      .filter((path) => !/^spare.|files.[^/\\]+$/.test(path));
    assert.ok(entries.length > 14, entries.join());
    const isFolder = (path: string) => statSync(join(safe, path)).isDirectory();
    // What stands in a folder is not there to be swapped besides.
    const groups = {
      files: entries.filter((path) => !isFolder(path)),
      'inner folders': entries.filter((path) => isFolder(path) && /[\\/]/.test(path)),
      'outer folders': entries.filter((path) => isFolder(path) && !/[\\/]/.test(path)),
    };
    for (const [name, paths] of Object.entries(groups)) {
      assert.ok(paths.length > 0, name);
      for (const command of ['build', 'check']) {
        rmSync(cache, { recursive: true });
        cpSync(safe, cache, { recursive: true });
        for (const path of paths) swapKind(join(cache, path));
        site.write('content/more.md', `# More\n\nEdition of ${command} with other ${name}.\n`);
        const run = await site.run([command, '--quiet']);
        assert.deepEqual([run.code, run.stderr.replace(/^(?:Reading|Making).*\n/gm, '')], [0, ''], name);
      }
    }
  });
});

/** A file becomes a folder with something in it, a folder a file. */
function swapKind(path: string): void {
  const isFolder = statSync(path).isDirectory();
  rmSync(path, { recursive: true });
  if (isFolder) writeFileSync(path, 'no folder');
  else mkdirSync(join(path, 'inner'), { recursive: true });
}
