import assert from 'node:assert/strict';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pluginThread } from '../../src/build/threads/pluginThread.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { createTestSite, leftOvers, startProgram } from './site.ts';

/** More pages than one thread makes alone. */
const PAGES = 130;

const COMPONENTS = `
import { shout } from './shout.ts';

const frame = ({ name }) => (tree) => {
  for (const child of tree.children) if (child.tagName === 'p') child.properties.className = [name];
};

export const remarkPlugins = [[shout, { end: '!' }]];
export const rehypePlugins = [[frame, { name: 'framed' }]];
`;

const SHOUT = `
export const shout = ({ end }) => (tree) => {
  const visit = (node) => {
    if (node.type === 'text') node.value = node.value.replace('(hi)', 'HI' + end);
    for (const child of node.children ?? []) visit(child);
  };
  visit(tree);
};
`;

const createSite = () =>
  createTestSite({
    'content/index.md': '# Home\n\nThis says (hi), and :tada:.\n',
    ...Object.fromEntries(
      Array.from({ length: PAGES }, (_, index) => [`content/p${index}.md`, `# P${index}\n\nThis says (hi).\n`]),
    ),
    'site/components.tsx': COMPONENTS,
    'site/shout.ts': SHOUT,
  });

describe('plugins of remark and rehype', () => {
  it('change all pages, whichever thread makes them, and again when their code has changed', async () => {
    const site = createSite();
    const { code, stderr } = await site.run(['build', '--quiet']);
    assert.equal(code, 0, stderr);
    const saying = (text: string) =>
      Array.from({ length: PAGES }, (_, index) => site.read(`dist/p${index}/index.html`)).filter((html) =>
        html.includes(`<p class="framed">This says ${text}.</p>`),
      ).length;
    assert.equal(saying('HI!'), PAGES);
    site.write('site/shout.ts', SHOUT.replace("'HI'", "'HELLO'"));
    await site.run(['build', '--quiet']);
    assert.equal(saying('HELLO!'), PAGES);
  });

  it('may read markup that docsgen does not: check takes nothing for that of others', async () => {
    const site = createSite();
    const run = await site.run(['check', '--json']);
    assert.deepEqual(
      JSON.parse(run.stdout).diagnostics.filter(({ code }: { code: string }) => code === 'unread-markup'),
      [],
    );
  });

  it('may be asynchronous: pages are those that a synchronous one makes, whichever thread makes them', async () => {
    const site = createSite();
    await site.run(['build', '--quiet']);
    const pagesNow = () =>
      ['index', ...Array.from({ length: PAGES }, (_, index) => `p${index}/index`)].map((page) =>
        site.read(`dist/${page}.html`),
      );
    const before = pagesNow();
    site.write(
      'site/shout.ts',
      `import { setTimeout as sleep } from 'node:timers/promises';\n${SHOUT.replace('(tree) => {', 'async (tree) => {\n  await sleep(1);')}`,
    );
    const { code, stderr } = await site.run(['build', '--quiet', '--no-cache']);
    assert.equal(code, 0, stderr);
    assert.deepEqual(pagesNow(), before);
    // And the check, which makes them anew.
    assert.equal((await site.run(['check', '--json'])).code, 0);
  });

  it('may be asynchronous where pages include partials, of whose nodes they get copies', async () => {
    const site = createTestSite({
      'content/index.mdx': '# Home\n\n<Include src="./guides/_part.md" />\n\n[A](./guides/a.md)\n',
      'content/guides/a.md': '# A\n\nWords.\n',
      'content/guides/_part.md': '[Here](./a.md), and [nowhere](./b.md)\n',
      'site/components.tsx': 'const wait = () => async () => {};\nexport const rehypePlugins = [wait];\n',
    });
    const { stderr } = await site.run(['build']);
    assert.match(stderr, /content\/guides\/_part\.md:1:31: error: There is no page `\.\/b\.md`/);
    assert.doesNotMatch(stderr, /plugin-failed/);
    site.write('content/guides/_part.md', '[Here](./a.md)\n');
    assert.equal((await site.run(['build', '--quiet'])).code, 0);
    assert.match(site.read('dist/index.html'), /<a href="\/guides\/a\/">Here<\/a>/);
  });

  it('tell of what they find late, and of what keeps them from it, with its place in their code', async () => {
    const site = createTestSite({
      'content/index.md': '# Home\n\nOne\n\nTwo\n',
      'content/a.md': '# A\n\nWords.\n',
      'site/components.tsx': `import { setTimeout as sleep } from 'node:timers/promises';
const ask = () => async (tree, file) => {
  await sleep(1);
  if (file.path.endsWith('a.md')) throw new Error('no answer');
  file.message('Say less', tree.children[1]);
};
export const remarkPlugins = [ask];
`,
    });
    const run = await site.run(['build']);
    assert.equal(run.code, 1);
    assert.match(run.stderr, /content\/index\.md:3:1: warning: Say less \[plugin-message\]/);
    assert.match(
      run.stderr,
      /content\/a\.md:1:1: error: A plugin cannot work on the page: no answer \[plugin-failed\]/,
    );
    assert.match(run.stderr, /site\/components\.tsx:4:\d+/);
  });

  it('are stopped where they do not end, and asked again for the next page', async () => {
    const root = temporaryFolder({
      'site/components.tsx': `export const remarkPlugins = [() => async (tree, file) => {
  if (file.path === 'a.md') await new Promise((resolve) => setInterval(resolve, 1e6));
  if (file.path === 'b.md') for (;;);
  if (file.path === 'e.md')
    await new Promise(() => setTimeout(() => {
      throw new Error('thrown where nobody waits');
    }));
  if (file.path === 'c.md') tree.data = { show() {} };
}];
`,
    });
    const ask = pluginThread({ root, cacheDir: join(root, '.docsgen'), base: '/', mode: 'production' }, 3_000);
    const answerOf = (file: string) =>
      ask({ list: 'remark', tree: { type: 'root' }, source: { file, body: '', frontmatter: {} } });
    for (const endless of ['a.md', 'b.md'])
      assert.deepEqual(answerOf(endless), { thrown: { message: 'its plugins have not ended after 3 seconds' } });
    const unsent = answerOf('c.md');
    assert.match('thrown' in unsent ? unsent.thrown.message : '', /could not be cloned/);
    assert.deepEqual(answerOf('d.md'), { tree: { type: 'root' }, messages: [] });
    assert.match(JSON.stringify(answerOf('e.md')), /thrown where nobody waits/);
    assert.deepEqual(answerOf('d.md'), { tree: { type: 'root' }, messages: [] });
    assert.deepEqual(answerOf('d.md'), { tree: { type: 'root' }, messages: [] });
    // A site that is read anew has a thread of its own.
    const other = pluginThread({
      root: temporaryFolder(),
      cacheDir: join(root, 'other'),
      base: '/',
      mode: 'production',
    });
    const request = {
      list: 'remark',
      tree: { type: 'root' },
      source: { file: 'b.md', body: '', frontmatter: {} },
    } as const;
    assert.deepEqual(other(request), { tree: { type: 'root' }, messages: [] });
    assert.deepEqual(answerOf('d.md'), { tree: { type: 'root' }, messages: [] });
  });

  it('are asked no more where they do not end for several pages, and once more where they end their thread', () => {
    const root = temporaryFolder({
      'site/components.tsx': `export const remarkPlugins = [() => async (tree, file) => {
  if (file.path === 'exit.md') process.exit();
  if (file.path !== 'fine.md') await new Promise(() => {});
}];
`,
    });
    const ask = pluginThread({ root, cacheDir: join(root, '.docsgen'), base: '/', mode: 'production' }, 3_000);
    const thrownAt = (file: string) => {
      const answer = ask({ list: 'remark', tree: { type: 'root' }, source: { file, body: '', frontmatter: {} } });
      return 'thrown' in answer ? answer.thrown.message : undefined;
    };
    const endless = 'its plugins have not ended after 3 seconds';
    const pages = ['exit.md', 'fine.md', 'a.md', 'b.md', 'fine.md', 'c.md', 'd.md', 'fine.md'];
    const idle = 'its plugins are not asked any more: for 3 pages they have not ended';
    assert.deepEqual(pages.map(thrownAt), [
      ...['its plugins call `process.exit()`', undefined, endless, endless, undefined, endless],
      ...[idle, idle],
    ]);
  });

  it('are told of at their page where they take all the memory of their thread', async () => {
    const site = createTestSite({
      'content/index.md': '# Home\n',
      'content/next.md': '# Next\n\nWords.\n',
      'site/components.tsx': `export const remarkPlugins = [() => async (_, file) => {
  const all = [];
  if (file.path.endsWith('next.md')) for (;;) all.push(new Array(1e5).fill(all.length));
}];
`,
    });
    const run = await site.run(['build', '--quiet'], { env: { NODE_OPTIONS: '--max-old-space-size=100' } });
    assert.equal(run.code, 1);
    assert.match(run.stderr, /^content\/next\.md:1:1: error: .* its plugins have ended their thread: .*memory/m);
  });

  it('do not keep a build from its end by a signal', { skip: process.platform === 'win32' }, async () => {
    const site = createTestSite({
      'content/index.md': '# Home\n',
      'site/components.tsx': `import { writeSync } from 'node:fs';
export const remarkPlugins = [() => () => new Promise(() => setTimeout(writeSync, 1, 2, 'waiting'))];
`,
    });
    const build = startProgram(['build'], site.folder);
    build.stderr.on('data', (text) => String(text).includes('waiting') && build.kill('SIGINT'));
    const late = setTimeout(() => build.kill('SIGKILL'), 120_000);
    const [, signal] = await once(build, 'exit');
    clearTimeout(late);
    assert.equal(signal, 'SIGINT');
    assert.deepEqual(leftOvers(site), []);
  });

  it('lose no signal that comes just before a page waits for them', {
    skip: process.platform === 'win32',
  }, async () => {
    const site = createTestSite({
      'content/index.mdx': '# Home\n\n<Interruption />\n',
      'content/next.md': '# Next\n\nWords.\n',
      'site/components.tsx': `export const remarkPlugins = [() => () => new Promise((resolve) => setTimeout(resolve, 50))];
export const Interruption = () => {
  process.kill(process.pid, 'SIGINT');
  return null;
};
`,
    });
    const { code, signal } = await site.run(['build']);
    assert.deepEqual([code, signal], [null, 'SIGINT']);
    assert.deepEqual(leftOvers(site), []);
  });

  it('lose no signal in a dev server that looks at all pages either', {
    skip: process.platform === 'win32',
  }, async () => {
    const site = createTestSite({
      'content/index.mdx': '# Home\n\n<Interruption />\n',
      'site/components.tsx': `export const remarkPlugins = [() => () => new Promise((resolve) => setTimeout(resolve, 50))];
let isSent = false;
export const Interruption = () => {
  if (!isSent) process.kill(process.pid, 'SIGINT');
  isSent = true;
  return null;
};
`,
    });
    const dev = startProgram(['dev', '--port', '0'], site.folder);
    const late = setTimeout(() => dev.kill('SIGKILL'), 120_000);
    const ended = await once(dev, 'exit');
    clearTimeout(late);
    assert.deepEqual(ended, [130, null]);
  });

  it('are told of where they are exported, if they are none', async () => {
    const site = createTestSite({
      'content/index.md': '# Home\n\nWords.\n',
      'site/components.tsx': "export const Note = () => null;\n\nexport const rehypePlugins = ['rehype-slug'];\n",
    });
    const run = await site.run(['build']);
    assert.equal(run.code, 1);
    assert.match(run.stderr, /site\/components\.tsx:3:14: error: Entry 1 of `rehypePlugins` is no plugin\./);
    assert.match(run.stderr, /hint: import it: `import plugin from 'rehype-slug'`/);
  });
});
