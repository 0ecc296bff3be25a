import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTestSite } from './site.ts';

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
