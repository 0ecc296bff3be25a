import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { digestProject } from '../../../src/build/cache/digestProject.ts';
import { CONFIG_VARIABLES } from '../../../src/config/configEnvironment.ts';
import { openInputFiles } from '../../../src/content/inputFiles.ts';
import { asOrdinaryUser } from '../../asOrdinaryUser.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';

const digest = (root: string, request: Partial<Parameters<typeof digestProject>[0]> = {}) =>
  digestProject({ root, flags: {}, environment: {}, strict: false, ...request }, openInputFiles());

describe('digestProject', () => {
  const folder = temporaryFolder({ 'index.md': '# Home\n', 'more/a.md': '# A\n' });

  it('names a plain folder by its files, whatever builds write into it', () => {
    const before = digest(folder);
    writeFiles(folder, {
      'dist/index.html': '<p>made</p>',
      'dist/index.md': '# Made\n',
      'dist/.docsgen-output.json': '{}',
      'dist.docsgen-old/index.md': '# Old\n',
      'dist.docsgen-lock': '4711',
      'dist.docsgen-stage-4711/index.html': '<p>half made</p>',
      'dist.docsgen-old/index.html': '<p>old</p>',
      '.docsgen/last-build.json': '{}',
    });
    assert.equal(digest(folder), before);
    writeFiles(folder, { 'more/a.md': '# B\n' });
    assert.notEqual(digest(folder), before);
  });

  it('leaves out of a plain folder what is no part of its site', () => {
    const before = digest(folder);
    writeFiles(folder, { 'docsgen.cpuprofile': '{}', 'src/code.rs': 'fn main() {}', 'more/log.txt': 'one' });
    assert.equal(digest(folder), before);
    for (const path of ['more/a.png', 'site/config.ts', 'more/b.mdx']) {
      const known = digest(folder);
      writeFiles(folder, { [path]: 'new' });
      assert.notEqual(digest(folder), known, path);
    }
  });

  it('O-13: takes in a link that leads nowhere, and commits of the repository to which that of the content leads', () => {
    const root = temporaryFolder({ 'site/config.mjs': '', 'other/content/a.md': '# A\n', 'other/.git/HEAD': 'one' });
    symlinkSync('other/content', join(root, 'content'));
    const digests = [digest(root)];
    writeFiles(root, { 'other/.git/HEAD': 'two' });
    digests.push(digest(root));
    symlinkSync('none', join(root, 'redirects.yaml'));
    digests.push(digest(root));
    writeFiles(root, { 'other/.mailmap': 'Ada <a@x>\n' });
    digests.push(digest(root));
    assert.equal(new Set(digests).size, 4);
  });

  // The build said that nothing had changed, and a clean one failed.
  it('takes in links that lead out of the content or to nothing, which are errors', () => {
    const root = temporaryFolder({ 'content/a.md': '# A\n', 'other/b.md': '# B\n' });
    const digests = [digest(root)];
    for (const [name, target] of [
      ['b.md', '../other/b.md'],
      ['c.md', 'none.md'],
    ] as const) {
      symlinkSync(target, join(root, 'content', name));
      digests.push(digest(root));
    }
    assert.equal(new Set(digests).size, 3);
  });

  it('takes in content, site code and redirects of a project, and no file beside them', () => {
    const root = temporaryFolder({ 'content/index.md': '# Home\n', 'content/a/.pages': 'nav: [b.md]\n' });
    const digests = [digest(root)];
    for (const [path, text] of [
      ['content/index.md', '# Start\n'],
      ['content/a.txt', 'one'],
      ['content/a.txt', 'two'],
      ['content/a/.pages', 'nav: [c.md]\n'],
      ['site/config.ts', 'export const config = {};\n'],
      ['site/config.ts', "export const config = { title: 'T' };\n"],
      ['site/public/a.bin', 'one'],
      ['redirects.yaml', '/old/: /a/\n'],
      ['redirects.yaml', '/old/: /b/\n'],
      ['addresses.lock', '/old/\n'],
    ] as const) {
      writeFiles(root, { [path]: text });
      digests.push(digest(root));
    }
    assert.equal(new Set(digests).size, digests.length);
    writeFiles(root, { 'README.md': '# Read me\n', 'src/a.ts': '', 'other/site/config.ts': '' });
    assert.equal(digest(root), digests.at(-1));
  });

  it('takes in a pipe and a folder that cannot be read, which are errors', {
    skip: process.platform === 'win32',
  }, () => {
    const root = temporaryFolder({ 'content/index.md': '# Home\n' });
    const closed = join(root, 'content/closed');
    mkdirSync(closed);
    for (const folder of [root, join(root, 'content'), closed]) chmodSync(folder, 0o755);
    const digests = [digest(root)];
    execFileSync('mkfifo', [join(root, 'content/pipe.md')]);
    digests.push(digest(root));
    chmodSync(closed, 0);
    digests.push(asOrdinaryUser(() => digest(root)));
    assert.equal(new Set(digests).size, 3);
    chmodSync(closed, 0o755);
  });

  it('takes in all that changes what is built', () => {
    const plain = digest(folder);
    const others = [
      { strict: true },
      ...[{ base: '/x/' }, { outDir: 'out' }, { search: false }].map((flags) => ({ flags })),
      ...CONFIG_VARIABLES.map((name) => ({ environment: { [name]: 'x' } })),
    ];
    assert.equal(new Set([plain, ...others.map((one) => digest(folder, one))]).size, 1 + others.length);
  });
});
