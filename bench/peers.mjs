// The peers of `npm run bench -- --peers`: each is set up as its own documentation says for a folder of Markdown, with
// syntax highlighting, and with its built-in search where it has one. Installed from npm into the benchmark's own
// temporary folder; Hugo is taken where it is on the machine. `overrides` are versions that every registry has, for
// packages whose newest version many a mirror lacks.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hugo and Eleventy have no documentation theme: a small one, with a sidebar of all pages, made once, and a list of the
 * page's headings. No scripts, no search.
 */
const LAYOUT = ({ title, content, sidebar, toc }) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | Bench</title><link rel="stylesheet" href="/style.css"></head><body><header><a href="/">Bench</a></header><nav>${sidebar}</nav><main><h1>${title}</h1>${content}</main><aside>${toc}</aside></body></html>\n`;

const STYLE = `body { display: grid; grid: auto / 16rem minmax(0, 1fr) 14rem; gap: 2rem; margin: 1rem auto; max-width: 80rem; font: 16px/1.6 sans-serif }
header { grid-column: 1 / -1; border-bottom: 1px solid #ddd }
nav, aside { font-size: 14px }
a { color: #06c }
pre { overflow: auto; padding: 1rem; background: #f5f5f5 }
table { border-collapse: collapse }
td, th { padding: .4rem .8rem; border: 1px solid #ddd }
`;

export const PEERS = [
  {
    name: 'Hugo',
    searches: false,
    prepare(folder, pages) {
      if (spawnSync('hugo', ['version']).status !== 0) return undefined;
      write(
        folder,
        'hugo.toml',
        'title = "Bench"\nbaseURL = "https://example.com/"\ndisableKinds = ["taxonomy", "term", "RSS"]\n[markup.highlight]\nnoClasses = false\n',
      );
      // Hugo's name for the page of a folder.
      copyPages(pages, join(folder, 'content'), (name) => (name === 'index.md' ? '_index.md' : name));
      const page = LAYOUT({
        title: '{{ .Title }}',
        content: '{{ .Content }}',
        sidebar: '{{ partialCached "sidebar.html" site.Home }}',
        toc: '{{ .TableOfContents }}',
      });
      for (const layout of ['single', 'list', 'home']) write(folder, `layouts/_default/${layout}.html`, page);
      write(
        folder,
        'layouts/partials/sidebar.html',
        '{{ range .Sections }}<details><summary>{{ .Title }}</summary><ul>{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></details>{{ end }}',
      );
      // A link to a source file leads to its page.
      write(
        folder,
        'layouts/_default/_markup/render-link.html',
        '{{ $to := .Destination }}{{ if strings.HasSuffix $to ".md" }}{{ $to = printf "/%s/" (replaceRE "/?(index)?\\\\.md$" "" (path.Join .Page.File.Dir $to)) }}{{ end }}<a href="{{ $to | safeURL }}">{{ .Text | safeHTML }}</a>',
      );
      write(folder, 'static/style.css', STYLE);
      return { run: ['hugo', '--quiet'], outputs: ['public', 'resources'] };
    },
  },
  {
    name: 'Eleventy',
    searches: false,
    packages: ['@11ty/eleventy@3', '@11ty/eleventy-plugin-syntaxhighlight@5', 'markdown-it-anchor@9'],
    overrides: { '@11ty/recursive-copy': '4.0.4' },
    prepare(folder, pages) {
      const groups = new Map();
      for (const name of namesIn(pages)) {
        const section = name.includes('/') ? name.slice(0, name.indexOf('/')) : '';
        const item = `<li><a href="${addressOf(name)}">${titleOf(join(pages, name))}</a></li>`;
        groups.set(section, [...(groups.get(section) ?? []), item]);
      }
      const sidebar = [...groups]
        .map(([section, items]) => `<details><summary>${section}</summary><ul>${items.join('')}</ul></details>`)
        .join('');
      write(folder, 'eleventy.config.js', ELEVENTY_CONFIG);
      const page = LAYOUT({ title: '${data.title}', content: '${data.content}', sidebar, toc: '<ul>${toc}</ul>' });
      write(folder, '_includes/page.11ty.js', eleventyLayout(page));
      copyPages(pages, join(folder, 'pages'));
      write(folder, 'pages/pages.json', '{"layout": "page.11ty.js"}');
      write(folder, 'style.css', STYLE);
      return { run: ['node', 'node_modules/@11ty/eleventy/cmd.cjs', '--quiet'], outputs: ['_site'] };
    },
  },
  {
    name: 'VitePress',
    searches: true,
    packages: ['vitepress@1'],
    prepare(folder, pages) {
      copyPages(pages, join(folder, 'docs'));
      const sidebar = namesIn(pages).map((name) => ({ text: name, link: `/${name.replace(/(index)?\.md$/, '')}` }));
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

// A link to a source file leads to its page.
const ELEVENTY_CONFIG = `import { posix } from 'node:path';
import highlight from '@11ty/eleventy-plugin-syntaxhighlight';
import anchor from 'markdown-it-anchor';

const leadToPages = (markdown) =>
  markdown.core.ruler.push('lead-to-pages', ({ tokens, env }) => {
    const folder = posix.dirname(env.page.inputPath.slice('./pages'.length));
    for (const { children } of tokens)
      for (const token of children ?? []) {
        const to = token.type === 'link_open' ? token.attrGet('href') : '';
        if (/^[^:]+\\.md$/.test(to)) token.attrSet('href', posix.join(folder, to).replace(/(?:index)?\\.md$/, '').replace(/([^/])$/, '$1/'));
      }
  });

export default (config) => {
  config.addPlugin(highlight);
  config.amendLibrary('md', (markdown) => markdown.use(anchor).use(leadToPages));
  config.setTemplateFormats('md');
  config.addPassthroughCopy('style.css');
  return { dir: { input: 'pages', includes: '../_includes' }, markdownTemplateEngine: false };
};
`;

const eleventyLayout = (page) => `export default (data) => {
  const headings = data.content.matchAll(/<h([23]) id="([^"]*)"[^>]*>(.*?)<\\/h\\1>/g);
  const toc = [...headings].map(([, , id, text]) => '<li><a href="#' + id + '">' + text + '</a></li>').join('');
  return \`${page}\`;
};
`;

const namesIn = (pages) =>
  readdirSync(pages, { recursive: true })
    .map(String)
    // Not what docsgen keeps of earlier builds.
    .filter((name) => name.endsWith('.md') && !name.startsWith('.'))
    .sort();

const titleOf = (path) => /^title: (.+)$/m.exec(readFileSync(path, 'utf8'))[1];

const addressOf = (name) => `/${name.replace(/(?:index)?\.md$/, '').replace(/([^/])$/, '$1/')}`;

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
