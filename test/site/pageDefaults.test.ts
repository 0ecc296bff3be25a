import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createTestSite } from './site.ts';

const config = (defaults: string) => `export const config = {
  title: 'Acme',
  siteUrl: 'https://acme.example',
  repository: { url: 'https://git.example', editUrl: 'https://git.example/edit/{path}' },
  defaults: [${defaults}],
};
`;

const PAGE = '# A page\n\n## A part\n\nFor {frontmatter.params.audience}: <Audience />.\n';

const FILES = {
  'site/config.ts': config(
    "{ routes: ['/log/'], toc: false, editLink: false, params: { audience: 'admins' } }, { routes: ['/log/old/'], unlisted: true }",
  ),
  'site/components.tsx':
    "import { withPages } from 'docsgen';\nexport const Audience = withPages(({ page }) => <b>{page.frontmatter.params?.audience}</b>);\n",
  'content/index.md': '# Home\n\n## A part\n\nWords.\n',
  'content/log/a.mdx': PAGE,
  'content/log/own.mdx': `---\ntoc: true\neditLink: true\nparams: { audience: all }\n---\n\n${PAGE}`,
  'content/log/old/b.mdx': PAGE,
};

describe('front matter that the site has for a folder', () => {
  const site = createTestSite(FILES);
  const looks = (route: string) => {
    const html = site.read(`dist${route}index.html`);
    return {
      toc: html.includes('<a href="#a-part">'),
      edit: html.includes('https://git.example/edit/'),
      noindex: html.includes('noindex'),
      words: /<p>(For .*?)\.<\/p>/.exec(html)?.[1],
    };
  };
  const build = async () => {
    const { code, stderr } = await site.run(['build', '--strict']);
    assert.equal(code, 0, stderr);
  };
  const admins = 'For admins: <b>admins</b>';

  before(build);

  it('is that of the pages below it, also for components', () => {
    assert.deepEqual(looks('/log/a/'), { toc: false, edit: false, noindex: false, words: admins });
    assert.deepEqual(looks('/'), { toc: true, edit: true, noindex: false, words: undefined });
  });

  it('gives way to that of a page', () =>
    assert.deepEqual(looks('/log/own/'), { toc: true, edit: true, noindex: false, words: 'For all: <b>all</b>' }));

  it('holds for lists of pages, too', () => {
    assert.deepEqual(looks('/log/old/b/'), { toc: false, edit: false, noindex: true, words: admins });
    for (const list of ['sitemap.xml', 'pages.json', 'log/a/index.html'])
      assert.doesNotMatch(site.read(`dist/${list}`), /log\/old\/b/, list);
  });

  it('makes the pages again where it has changed, as a clean build would', async () => {
    site.write('site/config.ts', config("{ routes: ['/log/old/'], toc: 2, params: { audience: 'admins' } }"));
    site.write('content/log/a.mdx', '# A page\n\n## A part\n\nWords.\n');
    await build();
    assert.deepEqual(looks('/log/a/'), { toc: true, edit: true, noindex: false, words: undefined });
    assert.deepEqual(looks('/log/old/b/'), { toc: true, edit: true, noindex: false, words: admins });
    assert.match(site.read('dist/sitemap.xml'), /log\/old\/b/);
    const incremental = site.read('dist/pages.json');
    const { code } = await site.run(['build', '--strict', '--no-cache']);
    assert.equal(code, 0);
    assert.equal(site.read('dist/pages.json'), incremental);
    site.write('site/config.ts', FILES['site/config.ts']);
    site.write('content/log/a.mdx', PAGE);
    await build();
    assert.deepEqual(looks('/log/a/'), { toc: false, edit: false, noindex: false, words: admins });
  });

  it('has faults at their places', async () => {
    site.write('site/config.ts', config("{ routes: ['/lgo/'], toc: 2 }"));
    site.write('content/log/a.mdx', '# A page\n\nWords.\n');
    const wrong = await site.run(['build']);
    assert.match(wrong.stderr, /site\/config\.ts:5:25: warning: `defaults` has values for the pages below `\/lgo\/`/);
    site.write('site/config.ts', config("{ routes: ['/log/'], title: 'A' }"));
    const refused = await site.run(['build']);
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /site\/config\.ts:5:35: error: Unknown option `defaults\.0\.title`\./);
    // Pages that ask for what stands there are not at fault.
    assert.match(refused.stderr, /Build failed: 1 error, 0 warnings/);
    site.write('site/config.ts', FILES['site/config.ts']);
    site.write('content/log/a.mdx', PAGE);
  });

  it('is not said to stand in pages that have it from the site', async () => {
    site.write('site/config.ts', config("{ routes: ['/log/'], draft: true }"));
    site.write('content/index.md', '# Home\n\nSee [the log](./log/a.mdx).\n');
    const { stderr } = await site.run(['build']);
    assert.match(stderr, /`\/log\/a\/` is a draft.*\n.*\n.*\n {2}hint: remove the link, or write `draft: false` in /);
    site.write('site/config.ts', FILES['site/config.ts']);
    site.write('content/index.md', FILES['content/index.md']);
  });
});
