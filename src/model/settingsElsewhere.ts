/** Files that hold the settings of another generator. */
interface SettingsFiles {
  readonly generator: string;
  /** The folder that its pages are usually in, relative to the project; empty for the project folder itself. */
  readonly pages: string;
  /** Paths relative to the project. */
  readonly names: readonly string[];
  /** What stands in them, where files of other programs have the same names. */
  readonly marks?: RegExp;
}

const SCRIPTS = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'];
const scripts = (name: string) => SCRIPTS.map((ending) => `${name}.${ending}`);
/** VitePress's may be a folder of files, such as one for each language. */
const vitepress = (folder: string) =>
  ['config', 'config/index'].flatMap((name) => scripts(`${folder}.vitepress/${name}`));
const yaml = (name: string) => [`${name}.yml`, `${name}.yaml`];
const inFormats = (name: string) => [`${name}.toml`, `${name}.json`, ...yaml(name)];

/** In the order in which they are looked for: of several in a project, the first is told of. */
export const SETTINGS_ELSEWHERE: readonly SettingsFiles[] = [
  {
    generator: 'VitePress',
    pages: '',
    names: [...vitepress(''), ...vitepress('content/')],
  },
  { generator: 'VitePress', pages: 'docs', names: vitepress('docs/') },
  {
    generator: 'VuePress',
    pages: '',
    names: [...scripts('.vuepress/config'), ...scripts('content/.vuepress/config')],
  },
  { generator: 'VuePress', pages: 'docs', names: scripts('docs/.vuepress/config') },
  { generator: 'VuePress', pages: 'src', names: scripts('src/.vuepress/config') },
  { generator: 'Docusaurus', pages: 'docs', names: [...scripts('docusaurus.config'), ...scripts('sidebars')] },
  // As it was laid out at first, mostly with the pages beside that folder.
  { generator: 'Docusaurus', pages: 'website/docs', names: scripts('website/docusaurus.config') },
  { generator: 'Astro', pages: 'src/content/docs', names: scripts('astro.config') },
  { generator: 'Rspress', pages: 'docs', names: scripts('rspress.config') },
  { generator: 'Nextra', pages: 'pages', names: ['theme.config.tsx', 'theme.config.jsx'] },
  // Since its fourth version.
  { generator: 'Nextra', pages: 'content', names: scripts('next.config'), marks: /["']nextra["']/ },
  {
    generator: 'Nuxt Content',
    pages: 'content',
    names: scripts('nuxt.config'),
    marks: /["'](?:@nuxt\/content|docus)["'/]/,
  },
  {
    generator: 'Zudoku',
    pages: 'pages',
    names: ['tsx', 'ts', 'jsx', 'js', 'mjs'].map((one) => `zudoku.config.${one}`),
  },
  { generator: 'Eleventy', pages: 'src', names: ['.eleventy.js', ...scripts('eleventy.config')] },
  { generator: 'Retype', pages: '', names: yaml('retype') },
  { generator: 'MyST', pages: '', names: yaml('myst') },
  { generator: 'Blume', pages: 'docs', names: scripts('blume.config') },
  { generator: 'Vocs', pages: 'docs/pages', names: [...scripts('vocs.config'), ...scripts('docs/vocs.config')] },
  { generator: 'Mintlify', pages: '', names: ['mint.json', 'docs.json'] },
  { generator: 'Fern', pages: 'fern', names: yaml('fern/docs') },
  { generator: 'Zensical', pages: 'docs', names: ['zensical.toml'] },
  { generator: 'MkDocs', pages: 'docs', names: yaml('mkdocs') },
  {
    generator: 'Hugo',
    pages: 'content',
    names: [...inFormats('hugo'), ...inFormats('config/_default/hugo'), ...inFormats('config/_default/config')],
  },
  { generator: 'Zola', pages: 'content', names: ['config.toml'], marks: /^[ \t]*base_url[ \t]*=/m },
  // As it was called at first.
  {
    generator: 'Hugo',
    pages: 'content',
    names: inFormats('config'),
    marks: /^[ \t]*"?baseurl"?[ \t]*[:=]/im,
  },
  { generator: 'ExDoc', pages: '', names: ['mix.exs'], marks: /\bextras:/ },
  { generator: 'mdBook', pages: 'src', names: ['book.toml'] },
  { generator: 'GitBook', pages: '', names: ['.gitbook.yaml', 'content/.gitbook.yaml'] },
  // It has a `_config.yml`, too.
  { generator: 'Jupyter Book', pages: '', names: yaml('_toc') },
  { generator: 'Jekyll', pages: '', names: yaml('_config') },
  // As GitHub publishes a folder of a repository.
  { generator: 'Jekyll', pages: 'docs', names: yaml('docs/_config') },
  { generator: 'Quarto', pages: '', names: yaml('_quarto') },
  { generator: 'Fumadocs', pages: '', names: scripts('source.config') },
  { generator: 'Antora', pages: 'modules/ROOT/pages', names: ['antora.yml', 'antora-playbook.yml'] },
  { generator: 'Antora', pages: 'docs/modules/ROOT/pages', names: ['docs/antora.yml'] },
  { generator: 'DocFX', pages: '', names: ['docfx.json'] },
  { generator: 'DocFX', pages: 'docs', names: ['docs/docfx.json'] },
  { generator: 'Sphinx', pages: '', names: ['conf.py'] },
  { generator: 'Sphinx', pages: 'docs', names: ['docs/conf.py'] },
  { generator: 'Sphinx', pages: 'docs/source', names: ['docs/source/conf.py'] },
  { generator: 'Sphinx', pages: 'source', names: ['source/conf.py'] },
];
