import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTestSite } from './site.ts';

const FILES = {
  'content/index.md': '# Home\n\nSee [the feed](/feed.txt).\n',
  'content/a.md': '---\ntitle: A\n---\n\nWords.\n',
  'content/b.md': '---\ntitle: B\n---\n\nWords.\n',
  'site/config.ts': "export const config = { title: 'Site' };\n",
  'site/components.tsx': `import type { SiteFiles } from 'docsgen';

export const files: SiteFiles = {
  'feed.txt': ({ pages }) => pages.map(({ title }) => title).join('\\n'),
  'robots.txt': () => 'User-agent: x\\n',
  'llms-full.txt': () => 'Mine.\\n',
};
`,
};

describe('files that the site makes of its pages', () => {
  it('are written anew with their pages, are unchanged with them, and go with their function', async () => {
    const site = createTestSite(FILES);
    const build = async () => {
      const { code, stdout, stderr } = await site.run(['build', '--json']);
      assert.equal(code, 0, stderr);
      return JSON.parse(stdout) as { written: readonly string[]; removed: readonly string[] };
    };
    assert.ok((await build()).written.includes('feed.txt'));
    assert.equal(site.read('dist/feed.txt'), 'Home\nA\nB');
    assert.equal(site.read('dist/robots.txt'), 'User-agent: x\n');
    assert.equal(site.read('dist/llms-full.txt'), 'Mine.\n');
    assert.deepEqual((await build()).written, []);

    site.write('content/a.md', FILES['content/a.md'].replace('Words', 'Other words'));
    const { written } = await build();
    assert.ok(written.includes('a/index.html') && !written.includes('feed.txt'), written.join());

    site.write('content/a.md', FILES['content/a.md'].replace('title: A', 'title: First'));
    assert.ok((await build()).written.includes('feed.txt'));
    assert.equal(site.read('dist/feed.txt'), 'Home\nFirst\nB');

    site.write('content/index.md', '# Home\n\nWords.\n');
    site.write('site/components.tsx', 'export const files = {};\n');
    const { removed } = await build();
    assert.deepEqual(
      removed.filter((path) => path.endsWith('.txt')),
      ['feed.txt', 'robots.txt'],
    );
    assert.match(site.read('dist/llms-full.txt'), /Words/);
  });

  it('are the same of a site that several machines build, and nothing is wrong with them', async () => {
    const site = createTestSite(FILES);
    const run = async (...args: readonly string[]) => {
      const { code, stdout, stderr } = await site.run([...args, '--quiet']);
      assert.equal(code, 0, stderr + stdout);
    };
    await run('check', '--strict');
    await run('build');
    const whole = site.tree();
    site.remove('dist');
    site.remove('.docsgen');
    for (const shard of ['1/2', '2/2']) await run('build', '--shard', shard);
    await run('merge');
    assert.deepEqual(site.tree(), whole);
  });

  it('take no page’s place, and no other file’s', async () => {
    const site = createTestSite({
      ...FILES,
      'site/public/b.txt': 'b',
      'site/components.tsx':
        "export const files = {\n  'feed.txt': () => '',\n  'a/index.html': () => '',\n  'b.txt': () => '',\n  'pages.json': () => '',\n};\n",
    });
    const { code, stderr } = await site.run(['build']);
    assert.equal(code, 1);
    for (const [line, path] of [
      [3, 'a/index.html'],
      [4, 'b.txt'],
      [5, 'pages.json'],
    ])
      assert.ok(stderr.includes(`site/components.tsx:${line}:4: error: \`${path}\` would be written twice`), stderr);
    assert.equal((await site.run(['check'])).code, 1);
  });
});
