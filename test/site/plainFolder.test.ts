import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createTestSite, type Run } from './site.ts';

describe('a plain folder of Markdown, without any configuration', () => {
  const site = createTestSite({
    'README.md': '# My project\n\nStart with the [first steps](guide/first.md), then see ![a dot](dot.svg).\n',
    'about.md': '# About\n\nBack [home](README.md).\n\n## It’s “quoted”\n\nEach other’s way.\n',
    'guide/README.md': '# The guide\n\nWords.\n',
    'guide/first.md': '---\norder: 1\n---\n\n# First steps\n\n## Install\n\nWords.\n',
    'guide/second.md': '# Alphabetically first\n\nWords.\n',
    'guide/deep-inside/page.md': '# Deep\n\nWords.\n',
    'api-notes/one.md': '# One\n\nWords.\n',
    'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
    'package.json': '{"name": "secret-of-the-folder"}\n',
    '.env': 'SECRET=canary\n',
    'script.sh': 'echo canary\n',
    'node_modules/dependency/README.md': '# Not a page\n',
  });
  let run: Run;
  before(async () => {
    run = await site.run(['build']);
  });

  it('builds', () => {
    assert.equal(run.code, 0, run.stderr);
    assert.match(run.stdout, /^Built 7 pages/);
  });

  it('names each file of its code for what it is', () => {
    const names = site.list('dist/assets').filter((path) => !path.includes('/'));
    const known =
      /^(?:boot|entry|redirect|moved|analytics|announcement|versions|languages|notFound|notFoundStyles|components|landing|progress|search|shared|styles|[A-Z][A-Za-z]+)\.[A-Z0-9]{8}\.(?:js|css)$/;
    assert.deepEqual(
      names.filter((name) => !known.test(name)),
      [],
    );
    assert.equal(names.filter((name) => /^styles\..*\.css$/.test(name)).length, 1);
  });

  it('gives each file the address of its place', () => {
    const pages = site.list('dist').filter((path) => path.endsWith('index.html') && isPage(path));
    assert.deepEqual(pages, [
      'about/index.html',
      'api-notes/one/index.html',
      'guide/deep-inside/page/index.html',
      'guide/first/index.html',
      'guide/index.html',
      'guide/second/index.html',
      'index.html',
    ]);
  });

  it('makes the sidebar of a section from its folders: by order, then by name', () => {
    assert.deepEqual(sidebarLinks('guide/first/index.html'), [
      '/ My project',
      '/about/ About',
      '/api-notes/one/ Api notes',
      '/guide/ Overview',
      '/guide/first/ First steps',
      '/guide/first/#install Install',
      '/guide/second/ Alphabetically first',
      '/guide/deep-inside/page/ Deep',
    ]);
    assert.match(site.read('dist/guide/first/index.html'), /<a href="\/guide\/first\/" aria-current="page"/);
    assert.match(site.read('dist/guide/first/index.html'), /<summary[^>]*>(?:<[^>]*>)*Deep inside/);
  });

  it('leads from page to page in the order of the sidebar', () => {
    assert.match(
      site.read('dist/guide/first/index.html'),
      /rel="next" href="\/guide\/second\/"|href="\/guide\/second\/"[^>]*rel="next"/,
    );
    assert.match(
      site.read('dist/guide/first/index.html'),
      /rel="prev" href="\/guide\/"|href="\/guide\/"[^>]*rel="prev"/,
    );
  });

  it('resolves links between files, and publishes pictures', () => {
    const html = site.read('dist/index.html');
    assert.match(html, /<a href="\/guide\/first\/">first steps<\/a>/);
    assert.match(html, /<img src="\/dot\.svg" alt="a dot"/);
    assert.match(site.read('dist/about/index.html'), /<a href="\/">home<\/a>/);
    assert.equal(site.read('dist/dot.svg'), site.read('dot.svg'));
  });

  it('publishes nothing else of the folder', () => {
    const tree = site.tree();
    const leaks = Object.entries(tree).filter(([, contents]) =>
      /canary|secret-of-the-folder|Not a page/.test(contents),
    );
    assert.deepEqual(
      leaks.map(([path]) => path),
      [],
    );
    assert.equal(!('package.json' in tree) && !('README.md' in tree), true);
  });

  it('names no other host, and no folder of this machine', () => {
    for (const [path, contents] of Object.entries(site.tree())) {
      assert.ok(!contents.includes(site.folder), path);
      if (path.endsWith('.html')) assert.doesNotMatch(contents, /(?:src|href)="https?:/, path);
    }
  });

  it('reads signs beyond ASCII as the sources of the program do', () => {
    assert.match(site.read('dist/about/index.html'), /<h2 id="it-s-quoted">/);
    const index = site
      .list('dist/assets/search')
      .filter((name) => name.startsWith('words.'))
      .flatMap((name) => JSON.parse(site.read(`dist/assets/search/${name}`)).words.split(' '));
    assert.ok(index.includes('other') && !index.includes('s'));
  });

  it('can be checked and served without configuration too', async () => {
    const checked = await site.run(['check', '--strict']);
    assert.equal(checked.code, 0, checked.stderr);
  });

  const isPage = (path: string) => !/http-equiv="refresh"/.test(site.read(`dist/${path}`));

  function sidebarLinks(path: string): string[] {
    const sidebar = /data-region="sidebar".*?<\/nav>/s.exec(site.read(`dist/${path}`))?.[0] ?? '';
    return [...sidebar.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href, text = '']) => `${href?.startsWith('#') ? '/guide/first/' : ''}${href} ${text.replace(/<[^>]*>/g, '')}`,
    );
  }
});
