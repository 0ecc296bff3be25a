import assert from 'node:assert/strict';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createTestSite } from './site.ts';

/** Loaded before the program: the superuser may read everything. */
const AS_NOBODY = 'if (process.getuid?.() === 0) process.setuid?.(65534);\n';

/** What is closed, and what a check, then a build, say of it. */
const CASES: readonly (readonly [path: string, check: RegExp, build: RegExp])[] = [
  [
    'content',
    /^content:1:1: error: Cannot read the folder because EACCES.* \[unreadable\]$/m,
    /^content:1:1: error: /m,
  ],
  ['site', /^docsgen: EACCES: .*\n {2}hint: ls -ld .*\/site$/m, /^docsgen: EACCES: .*\n {2}hint: ls -ld .*\/site$/m],
  ...['site/config.ts', 'site/components.tsx', 'site/islands/Dot.tsx', 'site/site.css'].map(
    (path) =>
      [
        path,
        new RegExp(
          `^${path}:1:1: error: Cannot read file "${path}": permission denied\\. \\[unreadable\\]\n {2}hint: ls -ld ${path}$`,
          'm',
        ),
        new RegExp(`^docsgen: Cannot read \`.*/${path}\`\\. EACCES: .*\n {2}hint: ls -ld .*/${path}$`, 'm'),
      ] as const,
  ),
  ...['content/a.txt', 'site/public/b.txt'].map(
    (path) =>
      [
        path,
        new RegExp(`^docsgen: EACCES: .*\n {2}hint: ls -ld .*/${path}$`, 'm'),
        new RegExp(`^docsgen: Cannot read \`.*/${path}\`\\. EACCES: .*\n {2}hint: ls -ld .*/${path}$`, 'm'),
      ] as const,
  ),
];

describe('what this user may not read', () => {
  for (const [path, ...said] of CASES) {
    it(`O-14: is named alone, and with what shows whose it is: ${path}`, async () => {
      const helper = createTestSite({ 'asNobody.cjs': AS_NOBODY });
      const site = createTestSite({
        'content/index.mdx': '# Home\n\n<Mark />\n',
        'site/config.ts': `export const config = { title: 'T' };\n`,
        'site/components.tsx': `import { Dot } from './islands/Dot';\nexport const Mark = () => <Dot />;\n`,
        'site/islands/Dot.tsx': 'export const Dot = () => <i>x</i>;\n',
        'content/a.txt': 'a',
        'site/public/b.txt': 'b',
        'site/site.css': 'b { color: red }\n',
      });
      for (const folder of [helper.folder, site.folder]) chmodSync(folder, 0o777);
      chmodSync(join(site.folder, path), 0);
      const env = { NODE_OPTIONS: `--require ${join(helper.folder, 'asNobody.cjs')}` };
      for (const [index, command] of ['check', 'build'].entries()) {
        const { code, stderr } = await site.run([command, '--quiet'], { env });
        assert.equal(code, 1, stderr);
        assert.match(stderr, said[index] as RegExp);
        // Nothing that only follows from it.
        assert.doesNotMatch(stderr, /\[(?:unknown-component|missing-asset|config-syntax|no-pages)\]/);
      }
      chmodSync(join(site.folder, path), 0o755);
    });
  }
});
