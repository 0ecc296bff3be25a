// The peers of `npm run bench -- --peers`: each is set up as its own documentation says for a folder of Markdown, with
// syntax highlighting, and with its built-in search where it has one. Installed from npm into the benchmark's own
// temporary folder; Hugo is taken where it is on the machine. `overrides` are versions that every registry has, for
// packages whose newest version many a mirror lacks.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LAYOUT = (head, content) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${head}</title></head><body><main>${content}</main></body></html>\n`;

export const PEERS = [
  {
    name: 'Hugo',
    searches: false,
    prepare(folder, pages) {
      if (spawnSync('hugo', ['version']).status !== 0) return undefined;
      write(
        folder,
        'hugo.toml',
        'title = "Bench"\nbaseURL = "https://example.com/"\n[markup.highlight]\nnoClasses = false\n',
      );
      // Hugo's name for the page of a folder.
      copyPages(pages, join(folder, 'content'), (name) => (name === 'index.md' ? '_index.md' : name));
      const page = LAYOUT('{{ .Title }}', '{{ .Content }}');
      for (const layout of ['single', 'list', 'home']) write(folder, `layouts/_default/${layout}.html`, page);
      return { run: ['hugo', '--quiet'], outputs: ['public', 'resources'] };
    },
  },
  {
    name: 'Eleventy',
    searches: false,
    packages: ['@11ty/eleventy@3', '@11ty/eleventy-plugin-syntaxhighlight@5'],
    overrides: { '@11ty/recursive-copy': '4.0.4' },
    prepare(folder, pages) {
      write(
        folder,
        'eleventy.config.js',
        "import highlight from '@11ty/eleventy-plugin-syntaxhighlight';\nexport default (config) => {\n  config.addPlugin(highlight);\n  config.setTemplateFormats('md');\n  return { dir: { input: 'pages', includes: '../_includes' }, markdownTemplateEngine: false };\n};\n",
      );
      write(folder, '_includes/page.html', LAYOUT('{{ title }}', '{{ content }}'));
      copyPages(pages, join(folder, 'pages'));
      write(folder, 'pages/pages.json', '{"layout": "page.html"}');
      return { run: ['node', 'node_modules/@11ty/eleventy/cmd.cjs', '--quiet'], outputs: ['_site'] };
    },
  },
  {
    name: 'VitePress',
    searches: true,
    packages: ['vitepress@1'],
    prepare(folder, pages) {
      copyPages(pages, join(folder, 'docs'));
      const sidebar = readdirSync(join(folder, 'docs'), { recursive: true })
        .map(String)
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map((name) => ({ text: name, link: `/${name.replace(/(index)?\.md$/, '')}` }));
      write(
        folder,
        'docs/.vitepress/config.mjs',
        `export default { title: 'Bench', themeConfig: { search: { provider: 'local' }, sidebar: ${JSON.stringify(sidebar)} } };\n`,
      );
      return {
        run: ['node', 'node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
        outputs: ['docs/.vitepress/dist', 'docs/.vitepress/cache'],
      };
    },
  },
  {
    name: 'Starlight',
    searches: true,
    packages: ['astro@5', '@astrojs/starlight@0.36'],
    prepare(folder, pages) {
      write(
        folder,
        'astro.config.mjs',
        "import starlight from '@astrojs/starlight';\nimport { defineConfig } from 'astro/config';\nexport default defineConfig({ site: 'https://example.com', integrations: [starlight({ title: 'Bench' })] });\n",
      );
      write(
        folder,
        'src/content.config.ts',
        "import { defineCollection } from 'astro:content';\nimport { docsLoader } from '@astrojs/starlight/loaders';\nimport { docsSchema } from '@astrojs/starlight/schema';\nexport const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n",
      );
      copyPages(pages, join(folder, 'src/content/docs'));
      return {
        run: ['node', 'node_modules/astro/astro.js', 'build'],
        outputs: ['dist', '.astro', 'node_modules/.astro'],
      };
    },
  },
  {
    name: 'Docusaurus',
    searches: false,
    packages: [
      '@docusaurus/core@3',
      '@docusaurus/preset-classic@3',
      '@docusaurus/faster@3',
      'react@19',
      'react-dom@19',
    ],
    overrides: { '@docsearch/react': '4.6.3', '@docsearch/core': '4.6.3' },
    prepare(folder, pages) {
      copyPages(pages, join(folder, 'docs'));
      write(
        folder,
        'docusaurus.config.js',
        "module.exports = {\n  title: 'Bench',\n  url: 'https://example.com',\n  baseUrl: '/',\n  future: { v4: true, faster: true },\n  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],\n};\n",
      );
      return {
        run: ['node', 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
        outputs: ['build', '.docusaurus', 'node_modules/.cache'],
      };
    },
  },
];

/** Sets a peer up for a folder of pages; undefined where it is not to be had. The first of its outputs is the site. */
export function preparePeer(peer, pages, work) {
  const folder = join(work, `${peer.name}-${readdirSync(pages).length}`);
  mkdirSync(folder, { recursive: true });
  if (peer.packages !== undefined) {
    // The bundler of Docusaurus takes the files that it makes for what this says, and they are both kinds.
    const type = peer.name === 'Docusaurus' ? undefined : 'module';
    write(folder, 'package.json', `${JSON.stringify({ private: true, type, overrides: peer.overrides })}\n`);
    console.error(`Installing ${peer.name}`);
    const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...peer.packages], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) return undefined; // The package manager has said why.
  }
  const prepared = peer.prepare(folder, pages);
  return prepared === undefined
    ? undefined
    : { folder, run: prepared.run, outputs: prepared.outputs.map((path) => join(folder, path)) };
}

function write(folder, path, text) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Copies the pages; `rename` gives a file's name in the peer's terms. */
function copyPages(from, to, rename = (name) => name) {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.md')) continue;
    const folder = join(to, entry.parentPath.slice(from.length));
    mkdirSync(folder, { recursive: true });
    cpSync(join(entry.parentPath, entry.name), join(folder, rename(entry.name)));
  }
}
