import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createTestSite } from './site.ts';

const config = (items: string) => `export const config = {
  logo: { light: '/logo.svg', dark: '/logo-dark.svg' },
  footer: [{ text: '© 2026 Acme <Ltd>' }, { text: 'Imprint', link: '/imprint/' }],
  sidebars: [{ routes: ['/'], items: [${items}] }],
};
`;

const FILES = {
  'site/config.ts': config("'/', { folder: '/guides/', text: 'How to' }, '/imprint/'"),
  'site/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site/public/logo-dark.svg': '<svg xmlns="http://www.w3.org/2000/svg" fill="#fff"/>',
  'content/index.md': '# Home\n\nWords.\n',
  'content/imprint.md': '# Imprint\n\nWords.\n',
  'content/guides/b.md': '# B\n\nWords.\n',
  'content/guides/a.md': '# A\n\nWords.\n',
};

describe('what a configuration says of the look of pages', () => {
  const site = createTestSite(FILES);
  const linksOf = (html: string) =>
    [...(/<ul class="sidebar-list">.*?<\/nav>/s.exec(html)?.[0] ?? '').matchAll(/href="([^"]*)"/g)].map(
      ([, href]) => href,
    );

  before(async () => {
    const { code, stderr } = await site.run(['build', '--strict']);
    assert.equal(code, 0, stderr);
  });

  it('a logo for light pages and one for dark ones, which nobody hears twice', () => {
    const [name = ''] = /<a class="site-name".*?<\/a>/s.exec(site.read('dist/index.html')) ?? [];
    assert.match(name, /<img src="\/logo\.svg" alt="" [^>]*class="on-light"/);
    assert.match(name, /<img src="\/logo-dark\.svg" alt="" [^>]*class="on-dark"/);
  });

  it('a logo that says the title, in the place of it, as wide as its shape asks for', async () => {
    const wide = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 20"/>`;
    const nameWith = async (logo: string, width: number) => {
      const one = createTestSite({
        'site/config.ts': `export const config = { title: 'Acme', logo: ${logo} };\n`,
        'site/public/logo.svg': wide(width),
        'site/public/dark.svg': wide(width),
        'content/index.md': '# Home\n\nWords.\n',
      });
      const { code, stderr } = await one.run(['build', '--strict', '--no-search']);
      assert.equal(code, 0, stderr);
      return /<a class="site-name"[^>]*>(.*?)<\/a>/s.exec(one.read('dist/index.html'))?.[1] ?? '';
    };
    const alone = await nameWith("{ src: '/logo.svg', replacesTitle: true }", 100);
    assert.match(alone, /^<img src="\/logo\.svg" alt="Acme" width="140" height="28"[^>]*>$/);
    const both = await nameWith("{ light: '/logo.svg', dark: '/dark.svg', replacesTitle: true }", 1000);
    assert.equal(both.match(/alt="Acme" width="192" height="28"/g)?.length, 2);
    assert.doesNotMatch(both, /<span>/);
    assert.match(await nameWith("'/logo.svg'", 40), /alt="" width="56" height="28"[^>]*><span>Acme<\/span>$/);
  });

  it('a logo that leads to another site from every page, and a way home beside it', async () => {
    const one = createTestSite({
      'site/config.ts': `export const config = {
  title: 'Acme',
  logo: '/logo.svg',
  locales: { root: { label: 'English' }, de: { label: 'Deutsch', logoLink: '/guides/' } },
  logoLink: 'https://acme.example/',
};\n`,
      'site/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"/>',
      'content/index.md': '---\nhero: true\n---\n\n# Home\n\nWords.\n',
      'content/guides/index.md': '# Guides\n\nWords.\n',
      'content/de/index.md': '# Start\n\nWorte.\n',
      'content/de/guides/index.md': '# Anleitungen\n\nWorte.\n',
    });
    const { code, stderr } = await one.run(['build', '--strict']);
    assert.equal(code, 0, stderr);
    const tagIn = (file: string) => /<a class="site-name"[^>]*>/.exec(one.read(`dist/${file}`))?.[0];
    const away = '<a class="site-name" href="https://acme.example/" rel="noopener" aria-label="Acme (acme.example)">';
    for (const file of ['index.html', 'guides/index.html', '404.html']) assert.equal(tagIn(file), away, file);
    const german = '<a class="site-name" href="/de/guides/" aria-label="Acme (Anleitungen)">';
    assert.equal(tagIn('de/index.html'), german);
    assert.match(one.read('dist/404.html'), /<a class="button" href="\/">/);
    assert.match(one.read('dist/guides/index.html'), /<nav class="breadcrumbs".*?<a href="\/"/s);
    one.write('site/config.ts', "export const config = {\n  logoLink: '/guide/',\n};\n");
    const wrong = await one.run(['build']);
    assert.equal(wrong.code, 1);
    assert.match(
      wrong.stderr,
      /site\/config\.ts:2:13: error: The navigation links to `\/guide\/`.*did you mean `\/guides\/`/s,
    );
  });

  it('texts in the footer beside links', () => {
    const [footer = ''] = /<footer class="site-footer".*?<\/footer>/s.exec(site.read('dist/index.html')) ?? [];
    assert.ok(footer.includes('<li>© 2026 Acme &lt;Ltd&gt;</li><li><a href="/imprint/">Imprint</a></li>'), footer);
  });

  it('a page whose headings are listed nowhere, where its front matter says so', async () => {
    const page = '# Imprint\n\n## Address\n\nWords.\n';
    const listOf = async (frontmatter: string) => {
      site.write('content/imprint.md', frontmatter + page);
      const { code, stderr } = await site.run(['build', '--strict']);
      assert.equal(code, 0, stderr);
      const html = site.read('dist/imprint/index.html');
      assert.match(html, /<h2 id="address">/);
      return [...html.matchAll(/<a href="#address">|<nav class="toc"[^>]*><\/nav>/g)].map(([found]) => found);
    };
    assert.deepEqual(await listOf(''), ['<a href="#address">', '<a href="#address">']);
    assert.match((await listOf('---\ntoc: false\n---\n\n')).join(), /^<nav [^>]*><\/nav>$/);
    site.write('content/imprint.md', FILES['content/imprint.md']);
  });

  it('headings as deep as the page says, or the site', async () => {
    const page = '# Imprint\n\n## A\n\n### B\n\n#### C\n\nWords.\n';
    const listOf = async (frontmatter: string, options: string) => {
      site.write('content/imprint.md', frontmatter + page);
      site.write('site/config.ts', FILES['site/config.ts'].replace('config = {', `config = { ${options}`));
      const { code, stderr } = await site.run(['build', '--strict']);
      assert.equal(code, 0, stderr);
      const [toc = ''] = /<nav class="toc".*?<\/nav>/s.exec(site.read('dist/imprint/index.html')) ?? [];
      return [...toc.matchAll(/href="#(\w+)"/g)].map(([, slug]) => slug).join('');
    };
    assert.equal(await listOf('', ''), 'ab');
    assert.equal(await listOf('', 'toc: 4,'), 'abc');
    assert.equal(await listOf('---\ntoc: 2\n---\n', 'toc: 4,'), 'a');
    assert.equal(await listOf('', 'toc: false,'), '');
    assert.equal(await listOf('---\ntoc: true\n---\n', 'toc: false,'), 'ab');
    assert.equal(await listOf('---\ntoc: 6\n---\n', ''), 'abc');
    site.write('content/imprint.md', FILES['content/imprint.md']);
    site.write('site/config.ts', FILES['site/config.ts']);
  });

  it('line numbers on all code blocks, where the site says so, and styles for them on no other pages', async () => {
    const pageWith = (info: string) => `# Imprint\n\n\`\`\`js${info}\nlet a = 1;\nlet b = 2;\n\`\`\`\n`;
    const linesOf = async (page: string, options = '') => {
      site.write('content/imprint.md', page);
      site.write('site/config.ts', FILES['site/config.ts'].replace('config = {', `config = { ${options}`));
      const { code, stderr } = await site.run(['build', '--strict']);
      assert.equal(code, 0, stderr);
      const html = site.read('dist/imprint/index.html');
      const styles = html.match(/<link rel="stylesheet"/g)?.length;
      return [[...html.matchAll(/data-line="(\d)"/g)].map(([, number]) => number).join(''), styles];
    };
    const [none, styles] = await linesOf(pageWith(''));
    assert.equal(none, '');
    assert.deepEqual(await linesOf(pageWith(''), 'lineNumbers: true,'), ['12', Number(styles) + 1]);
    const taken = ['', styles];
    assert.deepEqual(await linesOf(pageWith(':no-line-numbers'), 'lineNumbers: true,'), taken);
    assert.deepEqual(await linesOf(`---\nlineNumbers: false\n---\n\n${pageWith('')}`, 'lineNumbers: true,'), taken);
    const ofFolder = "defaults: [{ routes: ['/imprint/'], lineNumbers: true }],";
    assert.deepEqual(await linesOf(pageWith(''), ofFolder), ['12', Number(styles) + 1]);
    const check = await site.run(['check', '--strict']);
    assert.equal(check.code, 0, check.stderr);
    assert.deepEqual(await linesOf(pageWith(' showLineNumbers=false'), ofFolder), taken);
    site.write('content/imprint.md', FILES['content/imprint.md']);
    site.write('site/config.ts', FILES['site/config.ts']);
  });

  it('a badge behind a page, where its front matter says so', async () => {
    const { 'content/guides/b.md': page, 'content/imprint.md': imprint } = FILES;
    site.write('content/guides/b.md', `---\nbadge: New\n---\n\n${page}`);
    site.write('content/imprint.md', `---\nbadge: { text: Old, type: danger }\n---\n\n${imprint}`);
    const { code, stderr } = await site.run(['build', '--strict']);
    assert.equal(code, 0, stderr);
    const html = site.read('dist/guides/a/index.html');
    assert.match(html, /<a href="\/guides\/b\/">B<span class="badge badge-info">New<\/span><\/a>/);
    assert.match(html, /<a href="\/imprint\/">Imprint<span class="badge badge-danger">Old<\/span><\/a>/);
    site.write('content/guides/b.md', page);
    site.write('content/imprint.md', imprint);
  });

  it('a group of a sidebar from a folder, which a new page joins by itself', async () => {
    assert.deepEqual(linksOf(site.read('dist/index.html')), ['/', '/guides/a/', '/guides/b/', '/imprint/']);
    site.write('content/guides/aa.md', '# Aa\n\nWords.\n');
    await site.run(['build']);
    assert.deepEqual(linksOf(site.read('dist/index.html')), [
      '/',
      '/guides/a/',
      '/guides/aa/',
      '/guides/b/',
      '/imprint/',
    ]);
    const clean = createTestSite({ ...FILES, 'content/guides/aa.md': '# Aa\n\nWords.\n' });
    await clean.run(['build']);
    assert.deepEqual(site.tree('dist/guides'), clean.tree('dist/guides'));
  });
});
