import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';

/** A generator's own file, by all the names that it may have, and the folder that its pages are usually in. */
type Settings = readonly [generator: string, pages: string, names: readonly string[]];

const SCRIPTS = ['js', 'mjs', 'cjs', 'ts', 'mts'];
const scripts = (name: string) => SCRIPTS.map((ending) => `${name}.${ending}`);

const ELSEWHERE: readonly Settings[] = [
  ['VitePress', '', [...scripts('.vitepress/config'), ...scripts('content/.vitepress/config')]],
  ['VitePress', 'docs', scripts('docs/.vitepress/config')],
  ['VuePress', 'docs', [...scripts('docs/.vuepress/config'), ...scripts('content/.vuepress/config')]],
  ['Docusaurus', 'docs', [...scripts('docusaurus.config'), ...scripts('sidebars')]],
  ['Astro', 'src/content/docs', scripts('astro.config')],
  ['Rspress', 'docs', scripts('rspress.config')],
  ['Nextra', 'pages', ['theme.config.tsx', 'theme.config.jsx']],
  ['Mintlify', '', ['mint.json', 'docs.json']],
  ['MkDocs', 'docs', ['mkdocs.yml', 'mkdocs.yaml']],
  [
    'Hugo',
    'content',
    ['hugo.toml', 'hugo.yaml', 'hugo.json', 'config/_default/hugo.toml', 'config/_default/hugo.yaml'],
  ],
  ['mdBook', 'src', ['book.toml']],
  ['GitBook', '', ['.gitbook.yaml', 'content/.gitbook.yaml']],
  ['Jekyll', '', ['_config.yml', '_config.yaml']],
  ['Fumadocs', '', scripts('source.config')],
  ['Antora', 'modules/ROOT/pages', ['antora.yml', 'antora-playbook.yml']],
  ['Antora', 'docs/modules/ROOT/pages', ['docs/antora.yml']],
  ['DocFX', '', ['docfx.json']],
  ['DocFX', 'docs', ['docs/docfx.json']],
  ['Sphinx', '', ['conf.py']],
  ['Sphinx', 'docs', ['docs/conf.py']],
  ['Sphinx', 'docs/source', ['docs/source/conf.py']],
  ['Sphinx', 'source', ['source/conf.py']],
];

/**
 * Warns of the settings of another generator in a project that has none of docsgen's: title, sidebar and pages would not
 * be those that they name. Of several files the first is told of. `root` is absolute. May yield `unread-file`.
 */
export function configElsewhere(root: string): readonly Diagnostic[] {
  const has = (path: string) => existsSync(join(root, path));
  for (const [generator, pages, names] of ELSEWHERE) {
    const file = names.find(has);
    if (file === undefined) continue;
    const isElsewhere = pages !== '' && pages !== 'content' && !has('content') && has(pages);
    return [
      {
        severity: 'warning',
        code: 'unread-file',
        message: `\`${file}\` is ignored: docsgen does not read the settings of ${generator}.`,
        place: { file, line: 1, column: 1 },
        hint: `write title and sidebar in \`site/config.ts\`${isElsewhere ? `, and rename the folder \`${pages}\` to \`content\`` : ''}`,
      },
    ];
  }
  return [];
}
