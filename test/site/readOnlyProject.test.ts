import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { rawRequest, startServer } from './server.ts';
import { createTestSite } from './site.ts';

/** Loaded before the program: nothing can be written below `READ_ONLY`, as on a file system that is mounted for reading. */
const READ_ONLY = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const folder = process.env.READ_ONLY;
const refuse = (name, path, code) => {
  throw Object.assign(new Error(code + ': refused, ' + name + " '" + path + "'"), { code, syscall: name, path });
};
const isBelow = (path) => path === folder || String(path).startsWith(folder + '/');
for (const name of ['renameSync', 'writeFileSync', 'copyFileSync', 'mkdirSync', 'openSync']) {
  const real = fs[name];
  // A folder within one that is missing: Node says so, and not why it could not be made.
  const code = name === 'mkdirSync' ? 'ENOENT' : 'EROFS';
  fs[name] = (path, ...rest) => {
    const reads = name === 'openSync' && (rest[0] ?? 'r') === 'r';
    if (isBelow(path) && !reads) refuse(name, path, code);
    return real(path, ...rest);
  };
}
const { accessSync } = fs;
fs.accessSync = (path, mode) => (isBelow(path) && mode === fs.constants.W_OK ? refuse('access', path, 'EROFS') : accessSync(path, mode));
syncBuiltinESMExports();
`;

describe('a project in which nothing can be written', () => {
  const helper = createTestSite({ 'readOnly.mjs': READ_ONLY });
  const site = createTestSite({
    'content/index.mdx': '# Home\n\n<Mark /> and [more](more.md)\n',
    'content/more.md': '# More\n\nWords.\n',
    'site/components.tsx': 'export const Mark = () => <b>x</b>;\n',
    'site/config.ts': `export const config = { title: 'T' };\n`,
  });
  const env = { READ_ONLY: site.folder, NODE_OPTIONS: `--import ${join(helper.folder, 'readOnly.mjs')}` };
  const files = () => readdirSync(site.folder).sort();

  it('O-24: is checked', async () => {
    const run = await site.run(['check'], { env });
    assert.equal(run.code, 0, run.stderr);
    assert.match(run.stdout, /^Checked 2 pages .*: 0 errors, 0 warnings\.\n$/);
    assert.deepEqual(files(), ['content', 'site']);
  });

  for (const [args, path, hint] of [
    [['--update-addresses'], 'addresses.lock', 'run it where the project is writable'],
    [['--sarif', 'out/docs.sarif'], 'out/docs.sarif', 'name a writable file with `--sarif`'],
  ] as const) {
    it(`O-24: gets no file that it is asked for, and is told why: ${args[0]}`, async () => {
      const run = await site.run(['check', '--quiet', ...args], { env });
      assert.equal(run.code, 1);
      assert.equal(
        run.stderr.replace(/^Reading\n|^Making pages.*\n/gm, ''),
        `docsgen: Cannot write \`${join(site.folder, path)}\` because \`${site.folder}\` is on a read-only file system.\n  hint: ${hint}\n`,
      );
      assert.deepEqual(files(), ['content', 'site']);
    });
  }

  it('O-24: is not corrected, and is told why', async () => {
    const linking = createTestSite({ 'index.md': '# Home\n\n[More](/More/)\n', 'more.md': '# More\n\nWords.\n' });
    const run = await linking.run(['check', '--quiet', '--fix'], { env: { ...env, READ_ONLY: linking.folder } });
    assert.equal(run.code, 1);
    assert.equal(
      run.stderr.replace(/^Reading\n|^Making pages.*\n/gm, ''),
      `docsgen: Cannot write \`${join(linking.folder, 'index.md')}\` because \`${join(linking.folder, 'index.md')}\` is on a read-only file system.\n  hint: run it where the project is writable, or without \`--fix\`\n`,
    );
  });

  it('O-24: is served while it is written elsewhere', async () => {
    const server = await startServer(['dev'], site.folder, env);
    assert.equal((await rawRequest(server.port, '/')).status, 200);
    assert.equal((await server.stop()).code, 143);
  });

  for (const [args, outDir] of [
    [['build'], 'dist'],
    [['build', '--shard', '1/2'], '.docsgen/fragments/1-of-2'],
  ] as const) {
    it(`O-24: is not built into itself, and is told why: ${args.join(' ')}`, async () => {
      const run = await site.run([...args, '--quiet'], { env });
      assert.equal(run.code, 1);
      assert.equal(
        run.stderr.replace(/^Reading\n|^Making pages.*\n/gm, ''),
        `docsgen: Cannot write the output folder \`${join(site.folder, outDir)}\` because \`${site.folder}\` is on a read-only file system.\n  hint: name a writable folder with \`--out-dir\`\n`,
      );
      assert.deepEqual(files(), ['content', 'site']);
    });
  }

  it('O-24: is built into a folder elsewhere', async () => {
    const elsewhere = createTestSite({});
    const run = await site.run(['build', '--quiet', '--out-dir', join(elsewhere.folder, 'dist')], { env });
    assert.equal(run.code, 0, run.stderr);
    assert.ok('more/index.html' in elsewhere.tree());
    assert.deepEqual(files(), ['content', 'site']);
  });
});
