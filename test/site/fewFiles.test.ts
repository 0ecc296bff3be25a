import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { BINARY, createTestSite } from './site.ts';

/** So many files a process may have open: fewer than the project has. */
const OPEN_LIMIT = 64;
const PAGES = 2 * OPEN_LIMIT;

describe('a project with more files than a process may have open', () => {
  it('O-16: is built, built again and checked', { skip: process.platform === 'win32' }, () => {
    const names = Array.from({ length: PAGES }, (_, index) => `page-${index}`);
    const site = createTestSite({
      'content/index.md': '# Home\n\nWords.\n',
      ...Object.fromEntries(names.map((name) => [`content/${name}.md`, `# ${name}\n\n![A dot](./${name}.svg)\n`])),
      ...Object.fromEntries(
        names.map((name) => [`content/${name}.svg`, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>']),
      ),
    });
    const said = (...args: readonly string[]) => {
      const command = ['-c', `ulimit -n ${OPEN_LIMIT}; exec "$@"`, 'sh', process.execPath, BINARY, ...args];
      const { stdout, stderr, status } = spawnSync('sh', command, { cwd: site.folder, encoding: 'utf8' });
      assert.equal(status, 0, stderr);
      return stdout;
    };
    assert.match(said('build'), new RegExp(`^Built ${PAGES + 1} pages `));
    assert.match(said('build', '--no-cache'), /; nothing changed; /);
    assert.match(said('check'), new RegExp(`^Checked ${PAGES + 1} pages .*: 0 errors`));
  });
});
