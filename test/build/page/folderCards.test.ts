import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Route } from '../../../src/model/brands.ts';
import { judge } from '../../../src/model/diagnostic.ts';
import { elementsWith } from '../../parsedHtml.ts';
import { siteIn } from '../../siteIn.ts';

const SITE = {
  'content/index.mdx': '# Home\n\nWords.\n\n<FolderCards folder="/guides/" />\n',
  'content/guides/index.mdx': '---\ntitle: Guides\n---\n\n<FolderCards />\n',
  'content/guides/a.md': '---\ndescription: "Run `docsgen dev` for <all> [of it]."\n---\n\n# A *b* [c]\n\nWords.\n',
  'content/guides/b.md': '---\nshort_description: Short.\ndescription: Long.\n---\n\n# B\n\nWords.\n',
  'content/guides/c.md': '# C\n\nWhat the page begins with.\n',
  'content/guides/deep/x.md': '# X\n\nWords.\n',
  'site/config.mjs': "export const config = { base: '/docs/', siteUrl: 'https://acme.example/docs' };\n",
};

const cardsOf = async (files: Readonly<Record<string, string>>, route: string) => {
  const html = (await siteIn(files)).pageView(route as Route)?.contentHtml ?? '';
  return elementsWith(html, 'a').map(({ attributes, text }) => [attributes.href, text]);
};

const told = async (files: Readonly<Record<string, string>>) => {
  const site = await siteIn({ 'content/index.md': '# Home\n\nWords.\n', ...files });
  return judge(site.diagnostics(), { strict: false }).map(({ severity, code, message, place, hint }) => [
    `${place?.file}:${place?.line}:${place?.column} ${severity} ${code}`,
    message,
    hint,
  ]);
};

describe('the pages of a folder as cards', () => {
  it('show titles, and what the pages are about', async () => {
    const site = await siteIn(SITE);
    assert.deepEqual(site.diagnostics(), []);
    for (const route of ['/', '/guides/']) {
      const { contentHtml = '', hasComponents } = site.pageView(route as Route) ?? {};
      assert.equal(hasComponents, true);
      const cards = contentHtml.split('<div class="card">').slice(1);
      assert.deepEqual(
        cards.map((card) => card.replace(/<\/div>.*/s, '')),
        [
          '<p class="card-title"><a href="/docs/guides/a/">A b [c]</a></p><div class="card-text"><span>Run <code>docsgen dev</code> for &lt;all&gt; [of it].</span>',
          '<p class="card-title"><a href="/docs/guides/b/">B</a></p><div class="card-text"><span>Short.</span>',
          '<p class="card-title"><a href="/docs/guides/c/">C</a></p><div class="card-text"><span>What the page begins with.</span>',
          '<p class="card-title"><a href="/docs/guides/deep/x/">Deep</a></p><div class="card-text">',
        ],
      );
    }
  });

  it('are a list of links in the Markdown of the page', async () => {
    const markdown = (await siteIn(SITE)).markdown('/guides/' as Route) ?? '';
    const at = 'https://acme.example/docs/guides';
    assert.equal(
      markdown,
      `# Guides\n\nSource: ${at}/\n\n- [A b \\[c\\]](${at}/a/): Run \`docsgen dev\` for \\<all> \\[of it\\].\n- [B](${at}/b/): Short.\n- [C](${at}/c/): What the page begins with.\n- [Deep](${at}/deep/x/)\n`,
    );
  });

  it('tell the language of a page that is not translated', async () => {
    const site = await siteIn({
      'content/index.md': '# Home\n',
      'content/guides/a.md': '# A\n',
      'content/de/index.mdx': '# Start\n\n<FolderCards folder="/guides/" />\n',
      'site/config.mjs': `export const config = { locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } };\n`,
    });
    assert.match(
      site.pageView('/de/' as Route)?.contentHtml ?? '',
      /<div class="card" lang="en"><p class="card-title"><a href="\/guides\/a\/" hrefLang="en">A</i,
    );
  });

  it('give way to a component of the site that has their name', async () => {
    const own = `import { createElement } from 'react';\nexport const FolderCards = () => createElement('a', { href: '/docs/' }, 'own');\n`;
    assert.deepEqual(await cardsOf({ ...SITE, 'site/components.ts': own }, '/'), [['/docs/', 'own']]);
  });

  it('are named by what they show: another title, description or order is told by the frame of the page', async () => {
    const keyOf = async (files: Readonly<Record<string, string>>) => {
      const site = await siteIn(files);
      return site.frameKey(site.page('/' as Route) ?? assert.fail());
    };
    const before = await keyOf(SITE);
    assert.equal(
      await keyOf({ ...SITE, 'content/guides/c.md': '# C\n\nWhat the page begins with.\n\nMore.\n' }),
      before,
    );
    for (const text of ['# D\n\nWhat the page begins with.\n', '# C\n\nOther words.\n', '---\norder: 1\n---\n\n# C\n'])
      assert.notEqual(await keyOf({ ...SITE, 'content/guides/c.md': text }), before, text);
  });
});

describe('a list of a folder without pages', () => {
  it('is an error where a folder is named that is not there', async () => {
    const list = (folder: string) => `# A\n\nWords.\n\n<FolderCards folder="${folder}" />\n`;
    assert.deepEqual(await told({ 'content/a.mdx': list('/guidse/'), 'content/guides/b.md': '# B\n\nWords.\n' }), [
      [
        'content/a.mdx:5:2 error empty-list',
        '`<FolderCards>` lists the pages below `/guidse/`, and there are none.',
        'did you mean `/guides/`?',
      ],
    ]);
    const [[, , hint] = []] = await told({ 'content/a.mdx': list('/elsewhere/') });
    assert.equal(hint, 'write the route of a folder, such as `/guides/`, or a page in that folder');
  });

  it('is a warning where the page stands alone, and where all others are drafts', async () => {
    const alone = { 'content/guides/index.mdx': '# A\n\nWords.\n\n<FolderCards />\n' };
    assert.deepEqual(await told(alone), [
      [
        'content/guides/index.mdx:5:2 warning empty-list',
        '`<FolderCards>` shows nothing: there is no other page below `/guides/`.',
        'write a page in that folder, or name another folder, such as `<FolderCards folder="/guides/" />`',
      ],
    ]);
    const draft = '---\ndraft: true\n---\n\n# B\n\nWords.\n';
    assert.deepEqual(await told({ ...alone, 'content/guides/b.md': draft }), [
      [
        'content/guides/index.mdx:5:2 warning empty-list',
        '`<FolderCards>` shows nothing: all other pages below `/guides/` are drafts.',
        'delete `draft` from the front matter of a page there, or leave the list out until one is done',
      ],
    ]);
  });

  it('is a warning where the only pages are drafts in the language of the list, or their originals are', async () => {
    const draft = '---\ndraft: true\n---\n\n# B\n\nWords.\n';
    for (const path of ['content/de/guides/b.md', 'content/guides/b.md']) {
      const [[start, message] = []] = await told({
        'content/de/index.mdx': '# Start\n\nWorte.\n\n<FolderCards folder="/guides/" />\n',
        [path]: draft,
        'site/config.mjs': `export const config = { locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } };\n`,
      });
      assert.equal(start, 'content/de/index.mdx:5:2 warning empty-list', path);
      assert.equal(message, '`<FolderCards>` shows nothing: all other pages below `/guides/` are drafts.');
    }
  });

  it('shows nothing', async () => {
    const site = await siteIn({ 'content/index.mdx': '# A\n\nWords.\n\n<FolderCards />\n' });
    assert.doesNotMatch(site.pageView('/' as Route)?.contentHtml ?? assert.fail(), /card/);
    assert.match(site.markdown('/' as Route) ?? '', /^# A\n\nWords\.\n*$/);
  });
});
