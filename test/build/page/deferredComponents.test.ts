import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Route } from '../../../src/model/brands.ts';
import { siteIn } from '../../siteIn.ts';

/** A site whose start page shows a component that lists pages. */
const siteWith = (body: string) =>
  siteIn({
    'content/index.mdx': '---\ntitle: Home\n---\n\nWords.\n\n<List lead="All" />\n',
    'content/a.md': '# A\n\nWords.\n',
    'site/components.ts': `import { withPages } from 'docsgen';\nimport { createElement } from 'react';\nlet times = 0;\nexport const List = withPages(({ pages, lead }) => {\n  ${body}\n});\n`,
  });

const SHOWN = "times += 1; return createElement('p', {}, lead + times + pages.map(({ title }) => title).join());";

describe('components that list pages', () => {
  it('are rendered once, for the page and for its Markdown', async () => {
    const site = await siteWith(SHOWN);
    assert.match(site.pageView('/' as Route)?.contentHtml ?? '', /<p>All1(?:Home,A|A,Home)<\/p>/);
    assert.match(site.markdown('/' as Route) ?? '', /All1(?:Home,A|A,Home)/);
    assert.deepEqual(site.diagnostics(), []);
  });

  it('end a paragraph around them where they show blocks, and stand in its line where they show none', async () => {
    const site = await siteIn({
      'content/index.mdx':
        '---\ntitle: Home\n---\n\nSee <List /> **there** or <Count />.\n\n<List /> first, <List />\n\n- In <List />\n\n**Bold <List />**\n',
      'site/components.ts': `import { withPages, Island } from 'docsgen';\nimport { createElement } from 'react';\nexport const List = withPages(({ pages }) => createElement('ul', {}, createElement('li', {}, String(pages.length))));\nexport const Count = withPages(({ pages }) => createElement(Island, { name: 'A', props: {} }, createElement('b', {}, String(pages.length))));\n`,
      'site/islands/A.tsx': 'export const A = () => <b>1</b>;\n',
    });
    const html = (site.pageView('/' as Route)?.contentHtml ?? '').replaceAll('\n', '');
    const list = '<ul><li>1</li></ul>';
    assert.ok(
      html.startsWith(`<p>See</p>${list}<p><strong>there</strong> or <span data-island="A"`) &&
        html.includes(`<b>1</b></span>.</p>${list}<p>first,</p>${list}<ul><li>In ${list}</li></ul>`),
      html,
    );
    const markdown = site.markdown('/' as Route) ?? '';
    assert.ok(
      markdown.includes('See\n\n- 1\n\n**there** or **1**.\n\n- 1\n\nfirst,\n\n- 1\n\n- In\n\n  - 1\n'),
      markdown,
    );
  });

  it('know the page that they stand on, and what its front matter says of it', async () => {
    const site = await siteIn({
      'content/a.mdx': '---\nparams: {by: Ada}\nunlisted: true\n---\n\n# A\n\n<By />\n\n## Part\n\nWords.\n',
      'site/components.ts': `import { withPages } from 'docsgen';\nexport const By = withPages(({ page }) => [page.title, page.frontmatter.params.by, page.headers.length].join(' '));\n`,
    });
    assert.match(site.pageView('/a/' as Route)?.contentHtml ?? '', /A Ada 1/);
  });

  it('know their page alone where `withPage` has made them, and stay as they are when another page changes', async () => {
    const withOther = (group: string) =>
      siteIn({
        'content/a.mdx': '---\nparams: {by: Ada}\n---\n\n# A\n\n<By word="by" />\n',
        'content/b.mdx': '# B\n\n<All />\n',
        'content/c.md': `---\nparams: {group: ${group}}\n---\n\n# C\n\nWords.\n`,
        'site/components.ts': `import { withPage, withPages } from 'docsgen';
export const By = withPage(({ page, word, pages, hrefOf }) => [page.title, word, page.frontmatter.params.by, typeof pages, hrefOf('/c/')].join(' '));
export const All = withPages(({ pages }) => pages.map(({ title }) => title).join());
`,
      });
    const [site, changed] = [await withOther('one'), await withOther('two')];
    assert.match(site.pageView('/a/' as Route)?.contentHtml ?? '', /A by Ada undefined \/c\//);
    assert.match(site.markdown('/a/' as Route) ?? '', /A by Ada undefined \/c\//);
    const isSame = (route: string) => {
      const [before, after] = [site, changed].map((one) => {
        return one.frameKey(one.page(route as Route) ?? assert.fail(route));
      });
      return before === after;
    };
    assert.deepEqual([isSame('/a/'), isSame('/b/')], [true, false]);
  });

  it('are told of at their place when they throw', async () => {
    for (const thrown of ["new Error('no pages')", 'Object.create(null)']) {
      const site = await siteWith(`throw ${thrown};`);
      assert.match(site.pageView('/' as Route)?.contentHtml ?? '', /Words/);
      const told = site
        .diagnostics()
        .map(({ code, place }) => `${place?.file}:${place?.line}:${place?.column} ${code}`);
      assert.deepEqual(told, ['content/index.mdx:7:2 render-failed']);
      const code = thrown.startsWith('new') ? [{ file: 'site/components.ts', line: 5, column: 9 }] : undefined;
      assert.deepEqual(site.diagnostics()[0]?.related, code);
    }
  });

  it('show blocks of code, too, and do not take the place of another in the page’s Markdown', async () => {
    const site = await siteIn({
      'content/index.mdx': '---\ntitle: Home\n---\n\n```list\nx\n```\n\n<List />\n',
      'site/components.ts': `import { withPages } from 'docsgen';\nimport { createElement } from 'react';\nexport const List = withPages(({ pages, code }) => createElement('p', {}, (code ?? 'all') + pages.length));\nexport const codeBlocks = { list: List };\n`,
    });
    assert.match(site.pageView('/' as Route)?.contentHtml ?? '', /<p>x1<\/p>\s*<p>all1<\/p>/);
    assert.match(site.markdown('/' as Route) ?? '', /```list\nx\n```\n\nall1\n/);
  });

  it('stand within other components, too', async () => {
    const site = await siteIn({
      'content/index.mdx':
        '---\ntitle: Home\n---\n\n<Tabs>\n<Tab label="A">\n\n```list\nx\n```\n\n<List />\n\n</Tab>\n</Tabs>\n\n<List code="o"><List /></List>\n\n<CardGrid><Card title="C"><List code="y" /></Card></CardGrid>\n\n<Twice><List code="t" /></Twice>\n\n<List code="z" />\n',
      'content/a.md': '# A\n\n::: code-group\n```list [One]\nx\n```\n:::\n',
      'site/components.ts': `import { withPages } from 'docsgen';\nimport { createElement } from 'react';\nexport const List = withPages(({ pages, code }) => createElement('p', {}, (code ?? 'all') + pages.length));\nexport const Twice = ({ children }) => createElement('div', {}, children, children);\nexport const codeBlocks = { list: List };\n`,
    });
    const shown = (route: string) =>
      [...(site.pageView(route as Route)?.contentHtml ?? '').matchAll(/<p>(\w+2)<\/p>/g)].map(([, text]) => text);
    assert.deepEqual(shown('/'), ['x2', 'all2', 'o2', 'y2', 't2', 't2', 'z2']);
    assert.deepEqual(shown('/a/'), ['x2']);
    const markdown = site.markdown('/' as Route) ?? '';
    assert.deepEqual([...markdown.matchAll(/[a-z]+2/g)].map(String), ['all2', 'o2', 'y2', 't2', 't2', 'z2']);
    assert.doesNotMatch(markdown, /docsgen-deferred/);
    assert.deepEqual(
      site.diagnostics().map(({ code, place }) => `${code} ${place?.line}`),
      ['lost-text 17'],
    );
  });
});
