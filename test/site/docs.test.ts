import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { load } from 'js-yaml';
import { configSchema } from '../../src/config/schema/configSchema.ts';
import { frontmatterSchema } from '../../src/content/frontmatter/frontmatterSchema.ts';
import { headersFile } from '../../src/hosting/siteHeaders.ts';
import { mdxComponents } from '../../src/theme/components/mdxComponents.ts';
import { createTestSite } from './site.ts';

const CONTENT = new URL('../../docs/content/', import.meta.url);
const pageOf = (name: string) => readFileSync(new URL(name, CONTENT), 'utf8');
const OWN_COMPONENTS = pageOf('own-components.md');
const PLUGINS = pageOf('plugins.md');

// The configuration of the languages stands before the one that takes its place.
const SAMPLES = [
  pageOf('languages.md'),
  pageOf('configuration.md'),
  ...[OWN_COMPONENTS, PLUGINS],
  ...['look.md', 'addresses.md', 'landing-page.md', 'versions.md', 'hosting.md', 'many-machines.md'].map(pageOf),
].flatMap(samplesOf);

describe('the documentation of docsgen', () => {
  it('passes its own check, and is a site', async () => {
    const site = createTestSite({});
    cpSync(new URL('../../docs/content', import.meta.url), join(site.folder, 'content'), { recursive: true });
    cpSync(new URL('../../docs/site', import.meta.url), join(site.folder, 'site'), { recursive: true });
    const check = await site.run(['check', '--strict']);
    assert.equal(check.code, 0, check.stderr);
    const run = await site.run(['build', '--strict']);
    assert.equal(run.code, 0, run.stderr);
    assert.match(site.read('dist/diagnostics/index.html'), /id="broken-link"/);
  });

  it('has every option of the configuration, every key of front matter and every component', () => {
    const missing = (page: string, names: readonly string[]) => names.filter((name) => !pageOf(page).includes(name));
    assert.deepEqual(
      missing(
        'configuration.md',
        Object.keys(configSchema.entries).map((name) => `\`${name}\``),
      ),
      [],
    );
    assert.deepEqual(
      missing(
        'front-matter.md',
        Object.keys(frontmatterSchema).map((name) => `\`${name}\``),
      ),
      [],
    );
    assert.deepEqual(
      missing(
        'components.mdx',
        Object.keys(mdxComponents).map((name) => `<${name}`),
      ),
      [],
    );
  });

  it('has every command and flag', async () => {
    const site = createTestSite({});
    const page = pageOf('command-line.md');
    const { stdout } = await site.run(['--help']);
    const commands = [...stdout.matchAll(/^ {2}([a-z]+)\S* .*\[folder\]/gm)].map(([, name = '']) => name);
    assert.ok(commands.length > 4, stdout);
    for (const command of commands) {
      assert.ok(page.includes(`\`docsgen ${command} [folder]\``), command);
      const { stdout: help } = await site.run([command, '--help']);
      const flags = [...help.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(([, flag = '']) => flag);
      assert.ok(flags.length > 1, help);
      for (const flag of flags) assert.ok(flag === '--help' || page.includes(`\`${flag}`), `${command} ${flag}`);
    }
  });
});

describe('the samples of the documentation', () => {
  it('build the site that they show', async () => {
    const words = 'Words.\n';
    const site = createTestSite({
      'content/index.mdx': '# Acme\n\n<Stock count={3} />\n\n<Price euros={9} />\n',
      'content/landing.md': `---\n${SAMPLES.find(({ code }) => code.includes('\nhero:'))?.code}---\n`,
      'content/workflows/steps/actions.md': `# Actions\n\n${words}`,
      'site/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
      'site/public/acme.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
    });
    for (const page of ['guides/index', 'guides/first', 'guides/second', 'imprint'])
      site.write(`content/${page}.md`, `# ${page}\n\n${words}`);
    // Those of the forge and of a server are no files of the site.
    const written = SAMPLES.flatMap(({ path, code }) =>
      /^(?:\.git(?:hub\/|lab-ci)|\/etc\/)/.test(path ?? '') ? [] : { path, code },
    );
    for (const { path, code } of written) if (path !== undefined) site.write(path, code);
    assert.deepEqual(
      written.flatMap(({ path }) => path ?? []),
      [
        ...['site/config.ts', 'site/config.ts', 'site/components/price.tsx', 'site/components.tsx'],
        ...['site/components/logo.tsx', 'site/components/stock.tsx', 'site/islands/Counter.tsx'],
        ...['site/components/formula.tsx', 'site/components/drawing.tsx', 'site/islands/Mermaid.tsx'],
        ...['site/components/announcement.tsx', 'site/components/owner.tsx', 'site/components/contents.tsx'],
        ...[
          'site/components/files.tsx',
          'site/plugins.ts',
          'site/site.css',
          'site/components/box.tsx',
          'redirects.yaml',
        ],
      ],
    );
    site.write('site/components/box.module.css', '.title { color: var(--text-muted); }\n');
    site.write('site/components/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n');
    // In the place of packages that are none of docsgen's own.
    site.write('node_modules/katex/index.js', 'exports.renderToString = (code) => `<math><mi>${code}</mi></math>`;\n');
    site.write('node_modules/mermaid/index.js', 'exports.default = { run() {} };\n');
    for (const [name, told] of [
      ['remark-smartypants', 'Made by remark'],
      ['rehype-external-links', 'Made by rehype'],
    ])
      site.write(
        `node_modules/${name}/index.js`,
        `module.exports = (options = {}) => (tree) => void tree.children.push({ type: 'text', value: '${told} ' + options.target });\n`,
      );
    site.write(
      'site/components.tsx',
      `${site.read('site/components.tsx')}import { Drawing } from './components/drawing';\nimport { Formula } from './components/formula';\n${/export const codeBlocks[^`]+/.exec(OWN_COMPONENTS)?.[0]}\n${/export \{ rehypePlugins[^`]+/.exec(PLUGINS)?.[0]}\nexport { Box } from './components/box';\nexport { Stock } from './components/stock';\nexport { Logo } from './components/logo';\nexport { layout } from './components/announcement';\nexport { Contents } from './components/contents';\nexport { Owner } from './components/owner';\nexport { files } from './components/files';\n`,
    );
    site.write('content/guides/second.md', '# Second\n\nOf $y$\n\n```math\nx\n```\n\n```mermaid\na --> b\n```\n');
    site.write(
      'content/guides/index.mdx',
      '---\nparams: { owner: Ada }\n---\n\n# Guides\n\n<Owner />\n\n<Contents />\n\n<FolderCards />\n\n<Box />\n\n<Logo />\n',
    );
    site.remove('content/guides/index.md');
    const run = await site.run(['build', '--strict']);
    assert.equal(run.code, 0, run.stderr);
    // What `check` alone looks for, such as markup without effect, is in none of them.
    const check = await site.run(['check', '--strict']);
    assert.equal(check.code, 0, check.stderr);
    assert.match(site.read('dist/index.html'), /<button>3<!-- --> left<\/button>/);
    assert.match(site.read('dist/index.html'), /<strong>9\.00 €<\/strong>/);
    assert.match(
      site.read('dist/guides/second/index.html'),
      /<p>Of <span><math><mi>y<\/mi><\/math><\/span><\/p>\s*<p><math><mi>x<\/mi><\/math><\/p>/,
    );
    assert.match(
      site.read('dist/guides/second/index.html'),
      /data-island="Mermaid"[^>]*><pre class="mermaid">a --&gt; b<\/pre>/,
    );
    assert.match(site.read('dist/guides/index.html'), /<li><a href="\/sdk\/guides\/first\/">guides\/first<\/a><\/li>/);
    assert.match(
      site.read('dist/guides/index.html'),
      /<div class="card-grid"><div class="card"><p class="card-title"><a href="\/sdk\/guides\/first\/">guides\/first<\/a>/,
    );
    assert.match(site.read('dist/guides/index.html'), /<p>Questions\? Ask Ada\.<\/p>/);
    assert.match(site.read('dist/guides/index.html'), /<p class="box_\w{6}_title">A box<\/p>/);
    assert.match(site.read('dist/guides/index.html'), /<img src="\/sdk\/assets\/logo\.\w{8}\.svg" alt="Acme"\/>/);
    assert.match(site.read('dist/titles.json'), /\{"title":"guides\/first","url":"[^"]*\/sdk\/guides\/first\/"\}/);
    assert.match(site.read('dist/imprint/index.html'), /Version 2 is out: <a href="\/sdk\/guides\/first\/">/);
    assert.match(site.read('dist/imprint/index.html'), /Made by remark undefined\s*Made by rehype _blank/);
    assert.match(site.read('dist/landing/index.html'), /<a href="\/sdk\/guides\/first\/" class="button">Get started</);
    assert.match(site.read('dist/notebook/actions/index.html'), /url=\/sdk\/workflows\/steps\/actions\//);
  });

  it('are recipes that run as they stand', async () => {
    const recipes = samplesOf(pageOf('recipes.md'));
    const site = createTestSite({
      'content/index.mdx':
        '# Acme\n\n<YouTube id="x" title="A tour" />\n\n<Plans />\n\n<Helpful />\n\n<ReadingTime />\n\n<Recent />\n\n[API](./api.mdx)\n',
      'content/blog/index.mdx': '# Blog\n\n<Posts />\n',
      'content/blog/first.md': '---\nparams: { date: 2026-01-02 }\n---\n\n# First & best\n\nWords.\n',
      'content/blog/second.md':
        '---\nparams: { date: 2026-02-01 }\nlastUpdated: 2026-03-01\n---\n\n# Second\n\nWords.\n',
      'site/data/plans.json': '[{ "name": "Team", "seats": 5 }]\n',
      'site/data/regions.csv': 'eu,Frankfurt\nus,Ohio\n',
      'site/components.tsx': ['youTube', 'plans', 'posts', 'feed', 'helpful', 'discussion', 'readingTime', 'recent']
        .map((name) => `export * from './components/${name}';\n`)
        .join(''),
      'openapi.json': JSON.stringify({
        paths: {
          '/users/{id}': { get: GET_USER, delete: { summary: 'Delete a user' } },
          '/teams/{id}': { summary: 'Teams', parameters: GET_USER.parameters, get: { parameters: [EXPAND] } },
        },
      }),
      // In the place of a package that is none of docsgen's own.
      'node_modules/@giscus/react/index.js': 'module.exports = () => "A discussion";\n',
    });
    for (const { path, code } of recipes) if (path !== undefined) site.write(path, code);
    const options = recipes.flatMap(({ language, path, code }) =>
      language === 'ts' && path === undefined && code.startsWith('head:') ? code : [],
    );
    assert.equal(options.length, 1);
    const frames = "securityPolicy: { 'frame-src': ['https://www.youtube-nocookie.com', 'https://giscus.app'] }";
    site.write(
      'site/config.ts',
      `export const config = { title: 'Acme', siteUrl: 'https://acme.example',\n${options}${frames} };\n`,
    );
    execFileSync('node', ['scripts/openapi.mjs'], { cwd: site.folder });
    for (const command of ['check', 'build']) {
      const run = await site.run([command, '--strict']);
      assert.equal(run.code, 0, run.stderr);
    }
    const start = site.read('dist/index.html');
    assert.match(start, /<iframe class="video" src="https:\/\/www\.youtube-nocookie\.com\/embed\/x" title="A tour"/);
    assert.match(start, /<li>Team: 5 seats in 2 regions<\/li>/);
    assert.match(start, /A discussion/);
    assert.match(start, /<ul><li><a href="\/blog\/second\/">Second<\/a> (?:<!-- -->)?2026-03-01<\/li><li>/);
    assert.match(start, /<p>1(?:<!-- -->)? min read<\/p>/);
    assert.match(
      start,
      /data-island="Question" data-props="[^"]*&quot;path&quot;:&quot;\/&quot;[^>]*><p class="question">/,
    );
    assert.match(site.read('dist/api/index.html'), /Returns &#x3C;one> user \{id\}, as <code>\{ "id": 1 \}<\/code>\./);
    assert.doesNotMatch(site.read('dist/api/index.html'), /undefined/);
    const headings = [...site.read('dist/api/index.html').matchAll(/<h2[^>]*>([^<]+)/g)].map(([, words]) => words);
    assert.deepEqual(headings, ['Get a user', 'Delete a user', 'GET /teams/{id}']);
    assert.match(site.read('dist/api/index.html'), /The <code>id<\/code>\..*The <code>id<\/code>\..*Second paragraph/s);
    assert.match(site.read('dist/blog/index.html'), /<li>2026-02-01 <a href="\/blog\/second\/">.*2026-01-02/s);
    const feed = site.read('dist/feed.xml');
    assert.match(feed, /<title>First &#38; best<\/title>\n<link>https:\/\/acme\.example\/blog\/first\/</);
    assert.match(feed, /<pubDate>Fri, 02 Jan 2026 00:00:00 GMT<\/pubDate>/);
  });

  it('print every page, also one whose address ends with .html', async () => {
    const script = samplesOf(pageOf('recipes.md')).find(({ path }) => path === 'scripts/pdf.mjs')?.code ?? '';
    const list =
      '- [Start](/docs/index.md)\n- [Old](https://acme.example/docs/guides/old.md)\n- [New](/docs/new/index.md)\n';
    const site = createTestSite({
      'llms.txt': list,
      'scripts/pdf.mjs': script.replace('await fetch(', 'await listAt('),
      // In the place of a server and of packages that are none of docsgen's own.
      'listAt.mjs': `import { readFileSync } from 'node:fs';
globalThis.listAt = async () => ({ text: async () => readFileSync('llms.txt', 'utf8') });\n`,
      'node_modules/pdf-lib/index.js': `const book = { copyPages: async () => [], getPageIndices: () => [], save: async () => '' };
exports.PDFDocument = { create: async () => book, load: async () => book };\n`,
      'node_modules/playwright/index.js': `const tab = { goto: async (url) => console.log(url), evaluate() {}, pdf() {} };
exports.chromium = { launch: async () => ({ newPage: async () => tab, close() {} }) };\n`,
    });
    const visited = execFileSync('node', ['--import', './listAt.mjs', 'scripts/pdf.mjs', 'http://localhost/docs/'], {
      cwd: site.folder,
      encoding: 'utf8',
    });
    assert.equal(
      visited,
      'http://localhost/docs/\nhttp://localhost/docs/guides/old.html\nhttp://localhost/docs/new/\n',
    );
  });

  it('declare to TypeScript only what docsgen does not declare already', () => {
    const declared = /declare module '([^']+)'/.exec(pageOf('recipes.md'))?.[1] ?? 'no such line';
    const own = readFileSync(new URL('../../src/fileImports.d.ts', import.meta.url), 'utf8');
    assert.match(declared, /^\*\.\w+$/);
    assert.ok(!own.includes(`'${declared}'`), declared);
  });

  it('build one site inside of another, for another version', async () => {
    const site = createTestSite({
      'content/index.md': '# Welcome\n\nWords.\n',
      'v1/content/index.md': '# First edition\n\nWords.\n',
    });
    const commands = SAMPLES.find(({ code }) => code.includes('build v1'))?.code.match(/(?<=^npx docsgen )[^#\n]+/gm);
    assert.equal(commands?.length, 2);
    // Twice: the outer site takes the place of both, and the inner one is put there anew.
    for (const command of [...(commands ?? []), ...(commands ?? [])]) {
      const run = await site.run(command.trim().split(' '));
      assert.equal(run.code, 0, run.stderr);
      site.write('content/more.md', '# More\n\nWords.\n');
    }
    assert.match(site.read('out/docs/more/index.html'), /<h1[^>]*>More</);
    assert.match(site.read('out/docs/v1/index.html'), /<h1[^>]*>First edition</);
  });

  it('translate a site', async () => {
    const config = SAMPLES.find(({ code }) => code.includes('locales:'))?.code ?? '';
    const site = createTestSite({
      'content/index.md': '# Welcome\n\nWords.\n',
      'content/guides/index.md': '# Guides\n\nWords.\n',
      'content/de/index.md': '# Willkommen\n\n[Weiter](/guides/)\n',
      'content/de/guides/index.md': '# Anleitungen\n\nWorte.\n',
      'site/config.ts': config,
    });
    const run = await site.run(['build', '--strict']);
    assert.equal(run.code, 0, run.stderr);
    const german = site.read('dist/de/index.html');
    assert.match(german, /<html lang="de"/);
    assert.match(german, /<a href="\/de\/guides\/"[^>]*>Anleitungen<\/a>.*<a href="\/de\/guides\/">Weiter<\/a>/s);
  });

  it('have nginx keep for ever what other hosts are told to keep', () => {
    const kept = new RegExp(/location ~ "([^"]+)"/.exec(pageOf('hosting.md'))?.[1] ?? 'no such line');
    const rules = headersFile('/docs/', {}, { clientFiles: ['entry.OCYDZ7NB.js'], ownFiles: [] });
    const paths = [...rules.matchAll(/^(\/docs\/assets\/.*)$/gm)].map(([, path = '']) => path);
    assert.ok(paths.length > 4, rules);
    assert.deepEqual(
      paths.filter((path) => !kept.test(path)),
      [],
    );
  });

  it('have nginx start with long old addresses, and answer in its image, whose own server would come first', () => {
    const page = pageOf('hosting.md');
    assert.match(page, /^map_hash_bucket_size 512;\nmap \$uri/m);
    assert.match(page, /^ {2}server_name \S+;$/m);
    assert.match(page, /^COPY docs\.conf \/etc\/nginx\/conf\.d\/default\.conf$/m);
  });

  it('install the program that a workflow runs: the registry may hold another of this name', () => {
    const jobs = SAMPLES.filter(({ path }) => path?.startsWith('.github')).flatMap(({ code }) =>
      Object.values((load(code) as Workflow).jobs),
    );
    assert.equal(jobs.length, 3);
    for (const { steps } of jobs) {
      const commands = steps.flatMap(({ run }) => run ?? []);
      assert.equal(commands[0], 'npm ci');
      assert.match(commands[1] ?? '', /^npx docsgen /);
    }
  });
});

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
}

/** The samples of a page, each with the file that its first line names. */
function samplesOf(page: string) {
  return [...page.matchAll(/^(`{3,})(\w+)\n(.*?)\n\1$/gms)].map(([, , language, code]) => ({
    language,
    code: `${code}\n`,
    path: /^(?:\/\/|#|\/\*) ([\w./-]+\.\w+)\b/.exec(code ?? '')?.[1],
  }));
}

/** An operation of an OpenAPI document, with signs in it that are markup in MDX. */
const GET_USER = {
  summary: 'Get a user',
  description: 'Returns <one> user {id}, as `{ "id": 1 }`.',
  parameters: [{ name: 'id', in: 'path', required: true, description: 'The `id`.', schema: { type: 'string' } }],
};

/** A parameter with a longer description, and values instead of a type. */
const EXPAND = {
  name: 'expand',
  in: 'query',
  description: 'First paragraph.\n\nSecond paragraph.',
  schema: { enum: ['a'] },
};
