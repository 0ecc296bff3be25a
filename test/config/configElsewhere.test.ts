import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configElsewhere, settingsElsewhere } from '../../src/config/configElsewhere.ts';
import { loadConfig } from '../../src/config/loadConfig.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('configElsewhere', () => {
  const cases: readonly [file: string, generator: string, pages?: string][] = [
    ['.vitepress/config.mts', 'VitePress'],
    ['.vitepress/config/index.ts', 'VitePress'],
    ['content/.vitepress/config.mts', 'VitePress'],
    ['content/.gitbook.yaml', 'GitBook'],
    ['docs/.vitepress/config.ts', 'VitePress', 'docs'],
    ['.vuepress/config.ts', 'VuePress'],
    ['docs/.vuepress/config.js', 'VuePress', 'docs'],
    ['src/.vuepress/config.ts', 'VuePress', 'src'],
    ['docusaurus.config.js', 'Docusaurus', 'docs'],
    ['sidebars.js', 'Docusaurus'],
    ['website/docusaurus.config.ts', 'Docusaurus', 'website/docs'],
    ['astro.config.mjs', 'Astro', 'src/content/docs'],
    ['docs.json', 'Mintlify'],
    ['fern/docs.yml', 'Fern', 'fern'],
    ['mkdocs.yml', 'MkDocs', 'docs'],
    ['zensical.toml', 'Zensical', 'docs'],
    ['retype.yml', 'Retype'],
    ['myst.yml', 'MyST'],
    ['zudoku.config.ts', 'Zudoku', 'pages'],
    ['.eleventy.js', 'Eleventy', 'src'],
    ['eleventy.config.mjs', 'Eleventy', 'src'],
    ['blume.config.ts', 'Blume', 'docs'],
    ['vocs.config.ts', 'Vocs', 'docs/pages'],
    ['book.toml', 'mdBook', 'src'],
    ['hugo.toml', 'Hugo', 'content'],
    ['config/_default/hugo.toml', 'Hugo', 'content'],
    ['_config.yml', 'Jekyll'],
    ['_quarto.yml', 'Quarto'],
    ['_toc.yml', 'Jupyter Book'],
    ['source.config.ts', 'Fumadocs'],
    ['antora.yml', 'Antora', 'modules/ROOT/pages'],
    ['antora-playbook.yml', 'Antora'],
    ['docs/antora.yml', 'Antora', 'docs/modules/ROOT/pages'],
    ['docfx.json', 'DocFX'],
    ['docs/docfx.json', 'DocFX', 'docs'],
    ['conf.py', 'Sphinx'],
    ['docs/conf.py', 'Sphinx', 'docs'],
    ['docs/source/conf.py', 'Sphinx', 'docs/source'],
  ];
  it('tells of the settings of ExDoc in a file that holds more, and of no list of addresses, which it does not make', () => {
    const toldOf = (text: string) => configElsewhere(temporaryFolder({ 'mix.exs': text }));
    const [told, ...others] = toldOf('defmodule A do\n  def docs, do: [extras: ["a.md"]]\nend\n');
    assert.equal(told?.message, '`mix.exs` is ignored: docsgen does not read the settings of ExDoc.');
    assert.equal(told?.hint, 'write title and sidebar in `site/config.ts`');
    assert.deepEqual(others, []);
    assert.deepEqual(toldOf('defmodule A do\nend\n'), []);
  });

  for (const [file, generator, pages] of cases) {
    it(`tells of \`${file}\``, () => {
      const root = temporaryFolder({ [file]: '', ...(pages === undefined ? {} : { [`${pages}/a.md`]: '# A\n' }) });
      const [told, ...others] = configElsewhere(root);
      assert.equal(told?.code, 'unread-file');
      assert.deepEqual(told?.place, { file, line: 1, column: 1 });
      assert.ok(told?.message.endsWith(`${generator}.`), told?.message);
      const isRenamed = pages !== undefined && pages !== 'content';
      assert.equal(told?.hint?.includes(`\`${pages}\` to \`content\``), isRenamed);
      // mdBook makes no list of them.
      assert.equal(/; list the addresses .* in `addresses\.lock`/.test(told?.hint ?? ''), generator !== 'mdBook');
      assert.equal(/; copy the entries of its sidebar/.test(told?.hint ?? ''), /[jt]s$/.test(file));
      assert.deepEqual(others, []);
    });
  }

  it('takes settings that import others for those of a navigation, which may be there', () => {
    const hintOf = (settings: string) =>
      configElsewhere(temporaryFolder({ 'docs/.vitepress/config/index.ts': settings, 'docs/a.md': '# A\n' }))[0]?.hint;
    const shared = "import { shared } from './shared';\nexport default { ...shared };\n";
    assert.match(
      hintOf(shared) ?? '',
      /^rename the folder `docs` to `content`: then `docsgen check --fix` writes title/,
    );
    assert.match(hintOf("import a from 'a';\nexport default a;\n") ?? '', /^write title and sidebar/);
  });

  it('says where versions and translations of Docusaurus go, which are in folders of their own', () => {
    const root = temporaryFolder({
      'docusaurus.config.js': '',
      'versioned_docs/version-1/a.md': '',
      'i18n/fr/a.md': '',
    });
    assert.match(configElsewhere(root)[0]?.hint ?? '', /; put each version .*`--base`; move the pages .*`content\/fr`/);
  });

  it('finds the folder of the pages of Docusaurus beside that of its settings, and what stands in that', () => {
    const root = temporaryFolder({
      'website/docusaurus.config.js':
        "const docs = { beforeDefaultRemarkPlugins: [] };\nmodule.exports = { title: 'A', presets: [['classic', { docs: { path: '../docs', ...docs } }]] };\n",
      'website/versioned_docs/version-1/a.md': '# A\n',
      'website/i18n/fr/a.md': '',
      'website/src/pages/b.md': '# B\n',
      'docs/a.md': '# A\n',
    });
    const hint = configElsewhere(root)[0]?.hint ?? '';
    assert.match(hint, /^rename the folder `docs` to `content`: then `docsgen check --fix` writes title/);
    assert.match(hint, /; put each version of `website\/versioned_docs` .*`website\/i18n` .*`website\/src\/pages`/);
  });

  it('has no other name for the folder of the project, where the pages of Docusaurus are in that', () => {
    for (const [file, path] of [
      ['docusaurus.config.js', '.'],
      ['docusaurus.config.js', './'],
      ['website/docusaurus.config.js', '..'],
    ] as const) {
      const settings = `module.exports = { title: 'A', presets: [['classic', { docs: { path: '${path}' } }]] };\n`;
      const root = temporaryFolder({ [file]: settings, 'a.md': '# A\n' });
      assert.equal(settingsElsewhere(root)?.isElsewhere, false, path);
      assert.match(configElsewhere(root)[0]?.hint ?? '', /^write title and sidebar in `site\/config\.ts`;/, path);
    }
  });

  it('takes such folders of other generators for code', () => {
    const files = { 'docs/.vitepress/config.ts': '', 'docs/.vitepress/i18n/fr.ts': '', 'docs/a.md': '# A\n' };
    assert.doesNotMatch(configElsewhere(temporaryFolder(files))[0]?.hint ?? '', /i18n/);
  });

  it('says where the theme of VitePress or Rspress has its place, whose colors and components readers would miss', () => {
    const hintWith = (settings: string, theme: string) =>
      configElsewhere(temporaryFolder({ [settings]: 'export default {}', 'docs/a.md': '# A\n', [theme]: '' }))[0]
        ?.hint ?? '';
    for (const [settings, theme] of [
      ['docs/.vitepress/config.ts', 'docs/.vitepress/theme'],
      ['.vitepress/config/index.ts', '.vitepress/theme'],
      ['rspress.config.ts', 'theme'],
      ['docusaurus.config.ts', 'src/theme'],
      ['website/docusaurus.config.ts', 'website/src/theme'],
    ] as const) {
      const told = `; write what readers still need of \`${theme}\` in \`site/site.css\` and \`site/components.tsx\`;`;
      assert.equal(hintWith(settings, `${theme}/index.ts`).includes(told), true, settings);
      assert.equal(hintWith(settings, 'other/index.ts').includes('site/site.css'), false);
    }
    assert.equal(hintWith('docusaurus.config.js', 'theme/index.ts').includes('site/site.css'), false);
  });

  it('says where the posts of a blog of Docusaurus go, which stand beside the documents', () => {
    const hintWith = (settings: string) =>
      configElsewhere(temporaryFolder({ [settings]: '', 'docs/a.md': '# A\n', 'blog/b.md': '# B\n' }))[0]?.hint ?? '';
    assert.match(hintWith('docusaurus.config.js'), /; move the posts of `blog` to `content\/blog`, and .*`withPages`/);
    assert.doesNotMatch(hintWith('rspress.config.ts'), /`blog`/);
  });

  it('says where pages go that stand beside the documents', () => {
    const hintWith = (file: string) =>
      configElsewhere(temporaryFolder({ 'docusaurus.config.js': '', 'docs/a.md': '# A\n', [file]: '' }))[0]?.hint ?? '';
    for (const file of ['src/pages/about.md', 'src/pages/team/index.mdx'])
      assert.match(hintWith(file), /; move the pages of `src\/pages` that are Markdown to `content`/, file);
    for (const file of ['src/pages/index.js', 'src/pages/_part.md', 'src/a.md'])
      assert.doesNotMatch(hintWith(file), /src\/pages/, file);
  });

  it('names the folder of the pages as the settings do, to be renamed before what they list is carried over', () => {
    const cases: readonly (readonly [file: string, text: string])[] = [
      ['book.toml', '[book]\nsrc = "./text/"\n'],
      ['mkdocs.yml', 'docs_dir: text\nnav:\n  - a.md\n'],
      ['zensical.toml', '[project]\ndocs_dir = "text"\nnav = ["a.md"]\n'],
      ['.gitbook.yaml', 'root: ./text/\n'],
    ];
    for (const [file, text] of cases) {
      const files = { [file]: text, 'text/SUMMARY.md': '- [A](a.md)\n', 'text/a.md': '# A\n' };
      const hint = configElsewhere(temporaryFolder(files))[0]?.hint ?? '';
      assert.match(hint, /^rename the folder `text` to `content`: then `docsgen check --fix` writes title and sidebar/);
      const { 'text/SUMMARY.md': _, ...others } = { ...files, [file]: text.replace(/nav(?::| =).*/s, '') };
      assert.match(
        configElsewhere(temporaryFolder(others))[0]?.hint ?? '',
        /^write title and sidebar in `site\/config\.ts`, and rename the folder `text` to `content`(?:;|$)/,
      );
    }
    const inPlace = { '.gitbook.yaml': 'root: ./\n', 'SUMMARY.md': '- [A](a.md)\n', 'a.md': '# A\n' };
    assert.match(
      configElsewhere(temporaryFolder(inPlace))[0]?.hint ?? '',
      /^write title and sidebar in `site\/config\.ts`;/,
    );
  });

  it('tells of the navigation of code that is carried over once the folder is renamed', () => {
    const files = {
      'docs/.vitepress/config.ts': 'export default { themeConfig: { sidebar: [] } }',
      'docs/a.md': '# A\n',
    };
    const hint = configElsewhere(temporaryFolder(files))[0]?.hint ?? '';
    assert.match(hint, /^rename the folder `docs` to `content`: then `docsgen check --fix` writes title and sidebar/);
    assert.doesNotMatch(hint, /copy the entries/);
  });

  it('asks for the folder of Jekyll to be renamed that GitHub publishes, or that the settings name', () => {
    for (const [file, text] of [
      ['docs/_config.yml', 'title: Acme\n'],
      ['_config.yml', 'title: Acme\nsource: ./docs/\n'],
    ] as const)
      assert.match(
        configElsewhere(temporaryFolder({ [file]: text, 'docs/a.md': '# A\n' }))[0]?.hint ?? '',
        /^rename the folder `docs` to `content`: then `docsgen check --fix` writes title and sidebar/,
        file,
      );
    assert.match(
      configElsewhere(temporaryFolder({ 'docs/_config.yml': 'theme: a\n', 'docs/a.md': '# A\n' }))[0]?.hint ?? '',
      /^write title and sidebar in `site\/config\.ts`, and rename the folder `docs` to `content`;/,
    );
  });

  it('counts the folder of the pages of VitePress from the one around its settings', () => {
    const written = "export default {\n  srcDir: './text',\n  themeConfig: { sidebar: [] },\n};\n";
    const hintIn = (folder: string, text = written) =>
      configElsewhere(temporaryFolder({ [`${folder}.vitepress/config.ts`]: text, [`${folder}text/a.md`]: '# A\n' }))[0]
        ?.hint ?? '';
    assert.match(hintIn(''), /^rename the folder `text` to `content`: then `docsgen check --fix`/);
    assert.match(hintIn('', written.replaceAll('\n', ' ')), /^rename the folder `text` to `content`: then/);
    assert.match(hintIn('docs/'), /^rename the folder `docs\/text` to `content`: then `docsgen check --fix`/);
  });

  it('has nothing renamed where there is a content folder already', () => {
    const [told] = configElsewhere(temporaryFolder({ 'mkdocs.yml': '', 'docs/a.md': '', 'content/a.md': '' }));
    assert.match(told?.hint ?? '', /^write title and sidebar in `site\/config\.ts`;/);
  });

  it('tells of one file, and nothing where there is none', () => {
    assert.equal(configElsewhere(temporaryFolder({ 'docusaurus.config.js': '', 'sidebars.js': '' })).length, 1);
    assert.deepEqual(configElsewhere(temporaryFolder({ 'content/a.md': '', 'package.json': '{}' })), []);
  });

  it('is asked where a project has no settings of its own', async () => {
    const codes = async (files: Readonly<Record<string, string>>) => {
      const { diagnostics } = await loadConfig(temporaryFolder({ 'mkdocs.yml': '', ...files }), {}, {});
      return diagnostics.map(({ code }) => code);
    };
    assert.deepEqual(await codes({}), ['unread-file']);
    assert.deepEqual(await codes({ 'site/config.js': 'export const config = {};' }), []);
  });
});
