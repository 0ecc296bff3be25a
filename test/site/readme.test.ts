import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { load } from 'js-yaml';
import { createTestSite } from './site.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const SAMPLES = [...README.matchAll(/^(`{3,})(\w+)\n(.*?)\n\1$/gms)].map(([, , language, code]) => ({
  language,
  code: `${code}\n`,
  path: /^(?:\/\/|#|\/\*) ([\w./-]+\.\w+)\b/.exec(code ?? '')?.[1],
}));

describe('the samples of the README', () => {
  it('build the site that they show', async () => {
    const words = 'Words.\n';
    const site = createTestSite({
      'content/index.mdx': '# Acme\n\n<Stock count={3} />\n',
      'content/writing.mdx': SAMPLES.find(({ language }) => language === 'md')?.code ?? '',
      'content/landing.md': `---\n${SAMPLES.find(({ code }) => code.includes('\nhero:'))?.code}---\n`,
      'content/_part.mdx': words,
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
        ...['site/components.tsx', 'site/islands/Counter.tsx', 'site/components/formula.tsx'],
        ...['site/components/drawing.tsx', 'site/islands/Mermaid.tsx'],
        ...['site/components/announcement.tsx', 'site/components/contents.tsx', 'site/plugins.ts', 'redirects.yaml'],
        // That of the languages, and that of the configuration in its place.
        ...['site/config.ts', 'site/config.ts', 'site/site.css'],
      ],
    );
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
      `${site.read('site/components.tsx')}import { Drawing } from './components/drawing';\nimport { Formula } from './components/formula';\n${/export const codeBlocks[^`]+/.exec(README)?.[0]}\n${/export \{ rehypePlugins[^`]+/.exec(README)?.[0]}\nexport { layout } from './components/announcement';\nexport { Contents } from './components/contents';\n`,
    );
    site.write('content/guides/second.md', '# Second\n\nOf $y$\n\n```math\nx\n```\n\n```mermaid\na --> b\n```\n');
    site.write('content/guides/index.mdx', '# Guides\n\n<Contents />\n');
    site.remove('content/guides/index.md');
    const run = await site.run(['build', '--strict']);
    assert.equal(run.code, 0, run.stderr);
    // What `check` alone looks for, such as markup without effect, is in none of them.
    const check = await site.run(['check', '--strict']);
    assert.equal(check.code, 0, check.stderr);
    assert.match(site.read('dist/index.html'), /<button>3<!-- --> left<\/button>/);
    assert.match(
      site.read('dist/guides/second/index.html'),
      /<p>Of <span><math><mi>y<\/mi><\/math><\/span><\/p>\s*<p><math><mi>x<\/mi><\/math><\/p>/,
    );
    assert.match(site.read('dist/guides/second/index.html'), /data-island="Mermaid"[^>]*><pre>a --&gt; b<\/pre>/);
    assert.match(site.read('dist/guides/index.html'), /<li><a href="\/sdk\/guides\/first\/">guides\/first<\/a><\/li>/);
    assert.match(site.read('dist/imprint/index.html'), /Version 2 is out: <a href="\/sdk\/guides\/first\/">/);
    assert.match(site.read('dist/imprint/index.html'), /Made by remark undefined\s*Made by rehype _blank/);
    assert.match(site.read('dist/landing/index.html'), /<a href="\/sdk\/guides\/first\/" class="button">Get started</);
    assert.match(site.read('dist/notebook/actions/index.html'), /url=\/sdk\/workflows\/steps\/actions\//);
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
