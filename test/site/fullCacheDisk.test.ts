import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { rawRequest, startServer } from './server.ts';
import { createTestSite } from './site.ts';

/** Loaded before the program: there is no space below the folder `FULL`. */
const FULL_DISK = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { writeFileSync } = fs;
fs.writeFileSync = (path, ...rest) => {
  if (!String(path).startsWith(process.env.FULL)) return writeFileSync(path, ...rest);
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
};
syncBuiltinESMExports();
`;

describe('a project whose disk is full, with the site on another', () => {
  const helper = createTestSite({ 'full.mjs': FULL_DISK });
  const envOf = (folder: string) => ({
    FULL: join(folder, '.docsgen'),
    NODE_OPTIONS: `--import ${join(helper.folder, 'full.mjs')}`,
  });

  it('O-04: is built and served where its code needs no compiling', async () => {
    const site = createTestSite({ 'content/index.md': '# Home\n\nWords.\n', 'site/site.css': 'b { color: red }' });
    const env = envOf(site.folder);
    const run = await site.run(['build', '--quiet'], { env });
    assert.equal(run.code, 0, run.stderr);
    const server = await startServer(['dev'], site.folder, env);
    assert.equal((await rawRequest(server.port, '/')).status, 200);
    assert.equal((await server.stop()).code, 143);
  });

  it('O-04: is told that the cache cannot be written, not the output folder, where its code has to be compiled', async () => {
    const site = createTestSite({
      'content/index.md': '# Home\n\nWords.\n',
      'site/config.ts': 'export const config = {};',
    });
    const run = await site.run(['build', '--quiet'], { env: envOf(site.folder) });
    assert.equal(run.code, 1);
    assert.match(
      run.stderr,
      /^docsgen: Cannot write `.*\.docsgen\/site.*`, a file of the cache, because ENOSPC: .*\n {2}hint: free some space on that disk\n$/m,
    );
  });
});
