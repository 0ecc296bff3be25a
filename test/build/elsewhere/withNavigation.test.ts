import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { mended } from './mended.ts';

const hintOf = (told: readonly Diagnostic[], file: string) =>
  told.find(({ place }) => place?.file === file)?.hint ?? '';

const PAGES = {
  'content/README.md': '# Acme\n\nWords.\n',
  'content/guide/a.md': '# How to begin\n\nWords.\n',
  'content/guide/b.md': 'Words alone.\n',
};
const SUMMARY =
  '# Summary\n\n[Acme](README.md)\n\n# Guide\n\n- [Begin](guide/a.md)\n- [The end](guide/b.md)\n- [Later]()\n';

describe('withNavigation', () => {
  it('carries over the chapters of mdBook, and gives a page without a title the one that it has there', async () => {
    const { told, left, read, site } = await mended({
      ...PAGES,
      'book.toml': '[book]\ntitle = "The book"\n',
      'content/SUMMARY.md': SUMMARY,
    });
    assert.match(
      hintOf(told, 'book.toml'),
      /^write title and sidebar in `site\/config\.ts`, as `docsgen check --fix` does$/,
    );
    assert.match(
      hintOf(told, 'content/SUMMARY.md'),
      /^write its entries as .*, as `docsgen check --fix` does; give it/,
    );
    assert.deepEqual(left, []);
    assert.equal(read('content/guide/b.md'), '---\ntitle: The end\n---\n\nWords alone.\n');
    assert.equal(read('content/SUMMARY.md'), SUMMARY);
    assert.equal(site.project.config.title, 'The book');
    assert.deepEqual(site.project.config.sidebars, [
      {
        routes: ['/'],
        items: ['/', { text: 'Guide', collapsed: false, items: [{ text: 'Begin', link: '/guide/a/' }, '/guide/b/'] }],
      },
    ]);
    assert.deepEqual([...site.routes.sourceOf.keys()].sort(), ['/', '/guide/a/', '/guide/b/']);
  });

  it('gives no page another title, and writes each as YAML reads it', async () => {
    const pages = {
      'content/guide/a.md': '---\ntitle: A\n---\n\nWords.\n',
      'content/guide/b.md': '# B\n\nWords.\n',
      'content/guide/c.md': '<H1>C</H1>\n\nWords.\n',
      'content/guide/e.mdx': 'Words.\n\n<E\n',
    };
    const names = ['a.md', 'b.md', 'c.md', 'd.md', 'e.mdx'].map((name) => `- [Next # ${name}](guide/${name})\n`);
    const { read } = await mended({
      ...pages,
      'content/README.md': '# Acme\n\nWords.\n',
      'content/guide/d.md': 'Words.\n\n## Part\n',
      'content/SUMMARY.md': `[Acme](README.md)\n\n${names.join('')}`,
    });
    assert.equal(read('content/guide/d.md'), '---\ntitle: "Next # d.md"\n---\n\nWords.\n\n## Part\n');
    for (const [file, text] of Object.entries(pages)) assert.equal(read(file), text, file);
  });

  it('carries over the folders that are roots in Fumadocs, each with its sidebar', async () => {
    const { left, site } = await mended({
      'content/index.md': '# Acme\n\nWords.\n',
      'content/guide/b.md': '# B\n\nWords.\n',
      'content/guide/c.md': '# C\n\nWords.\n',
      'content/guide/meta.json': '{"title": "How to", "root": true, "pages": ["c", "b"]}\n',
      'content/api/index.md': '# API\n\nWords.\n',
      'content/api/d.md': '# D\n\nWords.\n',
      'content/api/meta.json': '{"title": "Calls", "root": true}\n',
    });
    assert.deepEqual(left, []);
    assert.deepEqual(site.project.config.nav?.left, [
      { text: 'Calls', link: '/api/' },
      { text: 'How to', link: '/guide/c/' },
    ]);
    assert.deepEqual(site.project.config.sidebars, [
      { routes: ['/'], items: ['/'] },
      { routes: ['/api/'], items: ['/api/', '/api/d/'] },
      { routes: ['/guide/'], items: ['/guide/c/', '/guide/b/'] },
    ]);
  });

  it('carries over the groups and links that the files of folders have in Fumadocs, and deletes these files', async () => {
    const files = {
      'content/index.md': '# Acme\n\nWords.\n',
      'content/a.md': '# A\n\nWords.\n',
      'content/guide/b.md': '# B\n\nWords.\n',
      'content/guide/c.md': '# C\n\nWords.\n',
      'content/guide/meta.json': '{"title": "How to", "pages": ["c", "b"]}\n',
    };
    const root = 'content/meta.json';
    const pages = ['index', '---Learn---', 'guide', 'a', '[Blog](https://a.example/)'];
    const { told, left, read, site } = await mended({ ...files, [root]: JSON.stringify({ pages }) });
    const hint =
      'write what it says in `sidebars` of `site/config.ts`, as `docsgen check --fix` does, and delete this file';
    assert.deepEqual([hintOf(told, root), hintOf(told, 'content/guide/meta.json')], [hint, hint]);
    assert.deepEqual(left, []);
    assert.deepEqual([read(root), read('content/guide/meta.json')], [undefined, undefined]);
    assert.equal(read('content/a.md'), files['content/a.md']);
    assert.deepEqual(site.project.config.sidebars?.[0]?.items, [
      '/',
      {
        text: 'Learn',
        collapsed: false,
        items: [
          { text: 'How to', items: ['/guide/c/', '/guide/b/'] },
          '/a/',
          { text: 'Blog', link: 'https://a.example/' },
        ],
      },
    ]);
    // One that says anything else is somebody's file.
    const other = { 'content/guide/sample/meta.json': '{"name": "box", "version": "1.0"}\n' };
    const { read: readBeside } = await mended({ ...files, ...other, [root]: JSON.stringify({ pages }) });
    assert.equal(readBeside('content/guide/sample/meta.json'), other['content/guide/sample/meta.json']);
    assert.equal(readBeside('content/guide/meta.json'), undefined);
    // Titles come first: until the sidebar is written, nothing of what says it is deleted.
    const titled = JSON.stringify({ pages: ['index', '---Learn---', 'guide', '[Z](/a)'] });
    const { read: readNamed, site: named } = await mended({ ...files, 'content/a.md': 'Words.\n', [root]: titled });
    assert.equal(readNamed('content/a.md'), '---\ntitle: Z\n---\n\nWords.\n');
    assert.equal(readNamed(root), undefined);
    assert.equal(named.project.config.sidebars?.[0]?.items.length, 2);
    const inDocs = Object.entries({ ...files, [root]: JSON.stringify({ pages }) }).map(([path, text]) => [
      path.replace('content/', 'docs/'),
      text,
    ]);
    assert.equal((await mended(Object.fromEntries(inDocs))).read('site/config.ts'), undefined);
    const unready = await mended({ ...files, [root]: JSON.stringify({ pages: [...pages, 'gone'] }) });
    assert.deepEqual(
      unready.left.map(({ code, place }) => `${code} ${place?.file}`).sort(),
      [`sidebar-target ${root}`, `unread-file ${root}`, 'unread-file content/guide/meta.json'].sort(),
    );
    assert.notEqual(unready.read(root), undefined);
  });

  it('carries over the settings of Rspress, with what its files of folders say, and deletes these', async () => {
    const settings = `export default {
      title: 'Acme', lang: 'en', base: '/acme/',
      themeConfig: { socialLinks: [{ icon: 'github', mode: 'link', content: 'https://github.com/acme/acme' }] },
      plugins: [plugin()],
    };\n`;
    const files = {
      'rspress.config.ts': settings,
      'content/index.md': '# Acme\n\nWords.\n',
      'content/guide/start.md': '# Start\n\nWords.\n',
      'content/guide/deep/a.md': '# A\n\nWords.\n',
      'content/api/b.md': '# B\n\nWords.\n',
      'content/_nav.json': '[{ "text": "Guide", "link": "/guide/start", "activeMatch": "/guide/" }]',
      'content/api/_meta.json': '["b"]',
    };
    const meta =
      '[{ "type": "section-header", "label": "First" }, "start", { "type": "divider" }, { "type": "dir", "name": "deep", "label": "Deep" }, { "type": "custom-link", "label": "Out", "link": "https://a.example/" }]';
    const { told, left, read, site } = await mended({ ...files, 'content/guide/_meta.json': meta });
    const hint = (option: string) =>
      `write what it says in \`${option}\` of \`site/config.ts\`, as \`docsgen check --fix\` does, and delete this file`;
    assert.equal(hintOf(told, 'content/_nav.json'), hint('nav'));
    assert.equal(hintOf(told, 'content/guide/_meta.json'), hint('sidebars'));
    assert.match(
      hintOf(told, 'rspress.config.ts'),
      /^write title and sidebar in `site\/config\.ts`, as `docsgen check --fix` does/,
    );
    assert.ok(told.some(({ message }) => message.startsWith('This part of `plugins` is not carried over')));
    assert.deepEqual(left, []);
    for (const gone of ['content/_nav.json', 'content/guide/_meta.json', 'content/api/_meta.json'])
      assert.equal(read(gone), undefined, gone);
    assert.equal(read('rspress.config.ts'), settings);
    const { title, base, nav, sidebars } = site.project.config;
    assert.deepEqual([title, base], ['Acme', '/acme/']);
    assert.deepEqual(
      nav.right.map(({ text }) => text),
      ['Guide', 'GitHub'],
    );
    assert.deepEqual(sidebars, [
      { routes: ['/api/'], items: ['/api/b/'] },
      {
        routes: ['/guide/'],
        items: [
          { text: 'First', collapsed: false, items: ['/guide/start/'] },
          { text: 'Deep', collapsed: false, items: ['/guide/deep/a/'] },
          { text: 'Out', link: 'https://a.example/' },
        ],
      },
    ]);
    // A file that names a page which is not there is deleted by nobody.
    const missing = { ...files, 'content/api/_meta.json': '["b", "gone", { "type": "divider" }]' };
    const unready = await mended(missing);
    assert.notEqual(unready.read('content/api/_meta.json'), undefined);
    assert.ok(
      unready.left.some(({ code, place }) => code === 'sidebar-target' && place?.file === 'content/api/_meta.json'),
    );
  });

  it('tells of no file of a folder in Rspress until the folder of all pages is renamed: what it says would be lost', async () => {
    const meta = '["b", "a"]';
    const { told, read } = await mended({
      'rspress.config.ts': "export default { title: 'Acme', root: 'website' };\n",
      'website/index.md': '# Acme\n\nWords.\n',
      'website/guide/a.md': '# A\n\nWords.\n',
      'website/guide/b.md': '# B\n\nWords.\n',
      'website/_nav.json': '[]',
      'website/guide/_meta.json': meta,
    });
    assert.deepEqual(
      told.filter(({ code }) => code === 'unread-file').map(({ place }) => place?.file),
      ['rspress.config.ts'],
    );
    assert.match(hintOf(told, 'rspress.config.ts'), /^rename the folder `website` to `content`/);
    assert.equal(read('website/guide/_meta.json'), meta);
    assert.equal(read('website/guide/a.md'), '# A\n\nWords.\n');
  });

  it('leaves names and labels of pages in Rspress to their front matter', async () => {
    const { left, read, site } = await mended({
      'rspress.config.mjs': "export default { title: 'Acme', logo: 'https://a.example/logo.svg' };\n",
      'content/index.md': '# Acme\n\nWords.\n',
      'content/guide/start.md': '# Start\n\nWords.\n',
      'content/guide/more.md': '# More\n\nWords.\n',
      'content/_nav.json': '[{ "text": "Guide", "link": "/guide/start" }]',
      'content/guide/_meta.json': '["start", { "type": "file", "name": "more", "label": "And more" }]',
    });
    assert.deepEqual(left, []);
    assert.equal(read('content/guide/more.md'), '---\norder: 2\nlabel: And more\n---\n\n# More\n\nWords.\n');
    assert.deepEqual([read('content/guide/_meta.json'), read('content/_nav.json')], [undefined, undefined]);
    assert.equal(site.project.config.title, 'Acme');
    assert.doesNotMatch(read('site/config.ts') ?? '', /sidebars/);
  });

  it('carries over the languages of Rspress once the pages of the first are in no folder', async () => {
    const settings = `export default {
      title: 'Acme', lang: 'en',
      locales: [{ lang: 'en', label: 'English' }, { lang: 'de', label: 'Deutsch' }],
    };\n`;
    const nav = (text: string) => JSON.stringify([{ text, link: '/guide/a' }]);
    const pages = {
      'content/de/index.md': '# Acme\n\nWorte.\n',
      'content/de/guide/a.md': '# Anfang\n\nWorte.\n',
      'content/de/_nav.json': nav('Anleitung'),
    };
    const before = await mended({
      'rspress.config.ts': settings,
      ...pages,
      'content/en/index.md': '# Acme\n\nWords.\n',
      'content/en/guide/a.md': '# Start\n\nWords.\n',
    });
    assert.ok(before.left.some(({ hint }) => hint?.startsWith('move what is in `content/en/` to `content/`')));
    assert.match(
      hintOf(before.left, 'content/de/_nav.json'),
      /`nav` .* as `docsgen check --fix` does once all that is told of below is moved/,
    );
    const { left, site } = await mended({
      'rspress.config.ts': settings,
      ...pages,
      'content/index.md': '# Acme\n\nWords.\n',
      'content/guide/a.md': '# Start\n\nWords.\n',
      'content/_nav.json': nav('Guide'),
    });
    assert.deepEqual(left, []);
    const { nav: header, translations } = site.project.config;
    assert.deepEqual(
      header.right.map((one) => 'link' in one && one.link),
      ['/guide/a/'],
    );
    assert.deepEqual(
      translations.map(({ nav: own }) => own?.right.map((one) => 'link' in one && one.link)),
      [['/de/guide/a/']],
    );
  });

  it('carries over the sidebar of Docsify, which stays where it is, and tells of those in folders', async () => {
    const sidebar =
      '<!-- docs/_sidebar.md -->\n\n* [Acme](/)\n* **Learn**\n  * [The end](guide/b.md ":target=_self")\n  * [Begin](/guide/a)\n';
    const { told, left, read, site } = await mended({
      ...PAGES,
      'content/_sidebar.md': sidebar,
      'content/guide/_sidebar.md': '* [Begin](a.md)\n',
    });
    assert.equal(
      hintOf(told, 'content/_sidebar.md'),
      'write its entries as `sidebars` in `site/config.ts`, as `docsgen check --fix` does',
    );
    const hint = 'write its entries as `sidebars` in `site/config.ts`';
    assert.deepEqual(
      left.map(({ place, hint: said }) => [place?.file, said]),
      [['content/guide/_sidebar.md', hint]],
    );
    assert.equal(read('content/_sidebar.md'), sidebar);
    assert.equal(read('content/guide/b.md'), '---\ntitle: The end\n---\n\nWords alone.\n');
    assert.deepEqual(site.project.config.sidebars, [
      {
        routes: ['/'],
        items: ['/', { text: 'Learn', items: ['/guide/b/', { text: 'Begin', link: '/guide/a/' }] }],
      },
    ]);
  });

  it('carries over the groups of GitBook, beside which no settings stand', async () => {
    const { left, site } = await mended({
      'book.json': '{"title": "Acme docs"}',
      'README.md': '# Acme\n\nWords.\n',
      'a/README.md': '# A\n\n## Part\n\nWords.\n',
      'a/b.mdx': '# B\n\nWords.\n',
      'SUMMARY.md':
        '# Table of contents\n\n* [Acme](README.md)\n\n## More\n\n* [A](a/)\n  * [B](a/b.md)\n* [Its part](a/README.md#part)\n',
    });
    assert.deepEqual(left, []);
    assert.equal(site.project.config.title, 'Acme docs');
    assert.deepEqual(site.project.config.sidebars?.[0]?.items, [
      '/',
      {
        text: 'More',
        collapsed: false,
        items: [
          { text: 'A', link: '/a/', items: ['/a/b/'] },
          { text: 'Its part', link: '/a/#part' },
        ],
      },
    ]);
  });

  it('tells of pages that GitBook makes from the description of an interface', async () => {
    const { told, left, read } = await mended({
      ...PAGES,
      'content/SUMMARY.md': `${SUMMARY}- \`\`\`yaml\n  type: builtin:openapi\n  \`\`\`\n`,
    });
    assert.equal(told.filter(({ message }) => /^This part of `builtin:openapi`/.test(message)).length, 1);
    assert.deepEqual(left, []);
    assert.match(
      read('site/config.ts') ?? '',
      /^\/\/ Not carried over: a part of `builtin:openapi` at content\/SUMMARY/m,
    );
  });

  it('reads settings and lists of pages that begin with a byte order mark, which no column counts', async () => {
    const mark = '\ufeff';
    const pages = { 'README.md': '# Acme\n\nWords.\n', 'a.md': '# A\n\nWords.\n' };
    const book = await mended({
      ...pages,
      'book.json': `${mark}{"title": "Acme docs"}`,
      'SUMMARY.md': `${mark}* [Acme](README.md)\n* [A](a.md)\n`,
    });
    assert.deepEqual(book.left, []);
    assert.equal(book.site.project.config.title, 'Acme docs');
    assert.deepEqual(book.site.project.config.sidebars?.[0]?.items, ['/', '/a/']);
    const settings = `${mark}{ "name": "Acme", "logo": "/logo.png", "navigation": { "pages": ["a"] } }`;
    const { told, left, site } = await mended({ ...pages, 'docs.json': settings });
    assert.deepEqual(
      told.filter(({ message }) => /^This part/.test(message)).map(({ place }) => place?.column),
      [27],
    );
    assert.deepEqual([left, site.project.config.title], [[], 'Acme']);
  });

  it('carries over tags of the head whose files are there, and how deep lists of headings go', async () => {
    const { told, left, read, site } = await mended({
      'content/index.md': '# Acme\n\nWords.\n',
      'site/public/icon.png': '',
      '.vitepress/config.js': `export default { title: 'Acme',
        head: [['link', { rel: 'icon', href: '/icon.png' }], ['link', { rel: 'manifest', href: '/gone.json' }],
          ['meta', { name: 'theme-color', content: '#fff' }], ['meta', { property: 'og:title', content: 'Acme' }]],
        themeConfig: { outline: 'deep', sidebar: [{ text: 'Start', link: '/' }] } }`,
    });
    assert.deepEqual(
      told.map(({ place, message }) => [place?.line, message]),
      [
        [1, '`.vitepress/config.js` is ignored: docsgen does not read the settings of VitePress.'],
        [2, 'This part of `head` is not carried over.'],
      ],
    );
    assert.deepEqual(left, []);
    assert.deepEqual(site.project.config.toc, 6);
    assert.deepEqual(site.project.config.head, [
      { tag: 'link', attributes: { rel: 'icon', href: '/icon.png' } },
      { tag: 'meta', attributes: { name: 'theme-color', content: '#fff' } },
    ]);
    assert.match(read('site/config.ts') ?? '', /^\/\/ Not carried over: a part of `head` at /m);
  });

  it('carries over the sidebar of a wiki once its links are those of Markdown', async () => {
    const pages = { 'content/index.md': '# Home\n\nWords.\n', 'content/Set-Up.md': '# Set up\n\nWords.\n' };
    const { left, site } = await mended({ ...pages, 'content/_Sidebar.md': '- [Home](index)\n- [Begin](Set-Up)\n' });
    assert.deepEqual(left, []);
    assert.deepEqual(site.project.config.sidebars?.[0]?.items, ['/', { text: 'Begin', link: '/Set-Up/' }]);
    const wiki = await mended({ ...pages, 'content/_Sidebar.md': '- [[index|Home]]\n- [[Set Up]]\n' });
    assert.equal(wiki.site.project.config.sidebars, undefined);
  });

  it('carries over the sidebar of VuePress, whose pages are named by paths below its prefix', async () => {
    const { left, read, site } = await mended({
      'content/README.md': '# Acme\n\nWords.\n',
      'content/guide/README.md': '# Guide\n\nWords.\n',
      'content/guide/first.md': '# First\n\nWords.\n',
      'content/.vuepress/config.js': `module.exports = { title: 'Acme', themeConfig: { nav: [{ text: 'Guide', link: '/guide/' }],
        sidebar: { '/guide/': [{ title: 'Begin', children: ['', 'first.md'] }] } } };\n`,
    });
    assert.deepEqual(left, []);
    assert.equal(site.project.config.title, 'Acme');
    assert.deepEqual(site.project.config.sidebars?.[0]?.items, [
      { text: 'Begin', items: ['/guide/', '/guide/first/'] },
    ]);
    assert.match(read('site/config.ts') ?? '', /nav: \{ right: \[\{ text: 'Guide', link: '\/guide\/' \}\] \}/);
  });

  it('carries over `nav` of MkDocs', async () => {
    const { left, site } = await mended({
      ...PAGES,
      'mkdocs.yml':
        'site_name: Acme\nnav:\n  - README.md\n  - Guide:\n      - guide/a.md\n      - The end: guide/b.md\n',
    });
    assert.deepEqual(left, []);
    assert.equal(site.project.config.title, 'Acme');
    assert.deepEqual(site.project.config.sidebars?.[0]?.items, [
      '/',
      { text: 'Guide', items: ['/guide/a/', '/guide/b/'] },
    ]);
  });

  it('finds files with a sign in their name that would end an address', async () => {
    const { left, site, read } = await mended({
      ...PAGES,
      'content/lang/c#.md': '# C sharp\n\nWords.\n',
      'mkdocs.yml':
        "site_name: Acme\nnav:\n  - README.md\n  - 'lang/c#.md'\n  - Guide: [guide/a.md, guide/b.md]\nplugins:\n  - redirects: { redirect_maps: { 'cs.md': 'lang/c#.md' } }\n",
    });
    assert.deepEqual(left, []);
    assert.deepEqual(site.project.config.sidebars?.[0]?.items.slice(0, 2), ['/', '/lang/c%23/']);
    assert.equal(read('redirects.yaml'), '/cs/: /lang/c%23/\n');
  });

  it('tells of each entry that leads to no page, and carries nothing over until they are mended', async () => {
    const { told, left, read } = await mended({
      ...PAGES,
      'content/SUMMARY.md': SUMMARY.replace('guide/a.md', 'guide/aa.md').replace('[Later]()', '[Gone](other.md)'),
    });
    assert.deepEqual(
      told
        .filter(({ code }) => code === 'sidebar-target')
        .map(({ severity, message, place, hint }) => [severity, message, place, hint]),
      [
        [
          'warning',
          'There is no page `guide/aa.md`, which the navigation names.',
          { file: 'content/SUMMARY.md', line: 7, column: 3, endColumn: 23 },
          'did you mean `guide/a.md`?',
        ],
        [
          'warning',
          'There is no page `other.md`, which the navigation names.',
          { file: 'content/SUMMARY.md', line: 9, column: 3, endColumn: 19 },
          'write that page, or delete the entry, or write `[Gone]()` for a page that is to come',
        ],
      ],
    );
    assert.match(hintOf(told, 'content/SUMMARY.md'), /as `docsgen check --fix` does once each entry leads to a page/);
    assert.deepEqual(left, told);
    assert.equal(read('site/config.ts'), undefined);
  });

  it('carries a navigation over without the few entries that mean no page, and says so in the new file', async () => {
    const { told, left, read, site } = await mended({
      ...PAGES,
      'mkdocs.yml':
        'site_name: Acme\nnav:\n  - README.md\n  - Guide:\n      - Begin: guide/a.md\n      - Made: api/made.md\n      - guide/b.md\n',
    });
    assert.deepEqual(
      told.filter(({ code }) => code === 'sidebar-target').map(({ message, place, hint }) => [message, place, hint]),
      [
        [
          'There is no page `api/made.md`, which the navigation names.',
          { file: 'mkdocs.yml', line: 6, column: 15, endColumn: 26 },
          'write that page, or delete the entry: the navigation comes over without it',
        ],
      ],
    );
    assert.match(hintOf(told, 'mkdocs.yml'), /as `docsgen check --fix` does(?! once)/);
    assert.deepEqual(left, []);
    assert.match(
      read('site/config.ts') ?? '',
      /\n\/\/ Not carried over: `api\/made\.md` at mkdocs\.yml:6, which leads to no page\.\nexport const config/,
    );
    assert.deepEqual(site.project.config.sidebars?.[0]?.items, [
      '/',
      { text: 'Guide', items: [{ text: 'Begin', link: '/guide/a/' }, '/guide/b/'] },
    ]);
  });

  it('finds pages whose names may not begin with a `_` here by the names that they have then', async () => {
    const summary = '# Summary\n\n- [Acme](README.md)\n- [Guide](guide/_index.md)\n  - [Basics](guide/_basics.md)\n';
    const files = { 'content/README.md': PAGES['content/README.md'], 'content/guide/_index.md': '# Guide\n\nWords.\n' };
    const basics = '# Basics\n\nWords.\n';
    const before = await mended({ ...files, 'content/guide/_basics.md': basics, 'content/SUMMARY.md': summary });
    const hintsOf = (told: readonly Diagnostic[]) =>
      told.flatMap(({ code, hint }) => (code === 'sidebar-target' ? hint : []));
    const rename = (name: string) => `rename it to \`${name}\`: files whose names begin with \`_\` are partials`;
    assert.deepEqual(hintsOf(before.told), [rename('index.md'), rename('basics.md')]);
    assert.deepEqual(hintsOf(before.left), [rename('basics.md')]);
    const after = await mended({ ...files, 'content/guide/basics.md': basics, 'content/SUMMARY.md': summary });
    assert.deepEqual(hintsOf(after.left), []);
    assert.deepEqual(after.site.project.config.sidebars?.[0]?.items, [
      '/',
      { text: 'Guide', link: '/guide/', items: ['/guide/basics/'] },
    ]);
  });

  it('waits with a navigation that may name pages otherwise, or of which little leads anywhere', async () => {
    const hintsWith = async (nav: string, pages: Readonly<Record<string, string>> = {}) => {
      const { told, read } = await mended({ ...PAGES, ...pages, 'mkdocs.yml': `nav:\n  - README.md\n${nav}` });
      assert.equal(read('site/config.ts'), undefined, nav);
      return told.flatMap(({ code, hint }) => (code === 'sidebar-target' ? hint : []));
    };
    const others = '  - guide/a.md\n  - guide/b.md\n';
    const tutorial = { 'content/tutorials/setup.md': '# Setup\n\nWords.\n' };
    assert.deepEqual(await hintsWith(`${others}  - setup.md\n`, tutorial), ['did you mean `tutorials/setup.md`?']);
    assert.deepEqual(await hintsWith('  - guide/aa.md\n  - guide/b.md\n'), ['did you mean `guide/a.md`?']);
    const [hint] = await hintsWith(`${others}  - api/made.md\n  - api/more.md\n`);
    assert.equal(hint, 'write that page, or delete the entry');
  });

  it('says at which place a page is missing in `nav`', async () => {
    const { told } = await mended({
      ...PAGES,
      'mkdocs.yml': 'nav:\n  - README.md\n  - Gone: gone.md\n',
    });
    const missing = told.find(({ code }) => code === 'sidebar-target');
    assert.deepEqual(missing?.place, { file: 'mkdocs.yml', line: 3, column: 11, endColumn: 18 });
    assert.equal(missing?.hint, 'write that page, or delete the entry');
  });

  it('begins a book without a start page with its first chapter, as mdBook does', async () => {
    const { 'content/README.md': _, ...pages } = PAGES;
    const { left, read } = await mended({
      ...pages,
      'book.toml': '[book]\n',
      'content/SUMMARY.md': '- [Later]()\n- [B](guide/b.md)\n- [A](guide/a.md)\n',
    });
    assert.deepEqual(left, []);
    assert.equal(read('redirects.yaml'), '/: /guide/b/\n');
  });

  it('gives a book without a start page no redirect beside those that it has, and none that would need quotes', async () => {
    const pages = {
      'content/guide/a.md': '# A\n\nWords.\n',
      'content/guide/ä b.md': '# B\n\nWords.\n',
      'book.toml': '[book]\n',
    };
    const own = '/old/: /guide/a/\n';
    const { read } = await mended({ ...pages, 'redirects.yaml': own, 'content/SUMMARY.md': '- [A](guide/a.md)\n' });
    assert.equal(read('redirects.yaml'), own);
    const { read: readOther } = await mended({
      ...pages,
      'content/SUMMARY.md': '- [B](<guide/ä b.md>)\n- [A](guide/a.md)\n',
    });
    assert.equal(readOther('redirects.yaml'), undefined);
  });

  it('waits for files that get another name first: pages by then, they are named', async () => {
    const { told, left, site } = await mended({
      ...PAGES,
      'content/guide/old.markdown': '# Old\n\nWords.\n',
      'content/SUMMARY.md': `${SUMMARY}- [Old](guide/old.md)\n`,
    });
    assert.equal(told.find(({ place }) => place?.file === 'content/SUMMARY.md')?.fix, undefined);
    assert.deepEqual(left, []);
    assert.match(JSON.stringify(site.project.config.sidebars), /\/guide\/old\//);
  });

  it('does not wait for a file that never gets its other name, as that is taken', async () => {
    const { read } = await mended({
      ...PAGES,
      'content/guide/b.markdown': 'Words.\n',
      'content/SUMMARY.md': SUMMARY,
    });
    assert.match(read('site/config.ts') ?? '', /guide\/a/);
  });

  it('waits for pages that get another address first, and names that', async () => {
    const { told, site } = await mended({
      'content/index.md': '# Acme\n\nWords.\n',
      'content/a.md': '---\nid: begin\n---\n\n# A\n\nWords.\n',
      'docusaurus.config.js': "module.exports = { title: 'Acme' };\n",
      'sidebars.js': "module.exports = { docs: ['index', 'begin'] };\n",
    });
    const fixOf = (file: string) => told.find(({ place }) => place?.file === file)?.fix;
    assert.ok(fixOf('content/a.md'));
    for (const file of ['docusaurus.config.js', 'sidebars.js']) assert.equal(fixOf(file), undefined, file);
    assert.deepEqual(site.project.config.sidebars?.[0]?.items, ['/', '/begin/']);
  });

  it('waits with the files of folders for pages whose front matter is corrected first', async () => {
    const files = {
      'content/index.md': '# Acme\n\nWords.\n',
      'content/a.md': '---\nsidebar_position: 3\n---\n\n# A\n\nWords.\n',
      'content/meta.json': '{"pages": ["index", "a", "[Blog](https://a.example/)"]}\n',
    };
    const { told, left } = await mended(files);
    const fixOf = (file: string) => told.find(({ place }) => place?.file === file)?.fix;
    assert.ok(fixOf('content/a.md'));
    assert.equal(fixOf('content/meta.json'), undefined);
    assert.deepEqual(left, []);
  });

  it('lets drafts out, and needs no page for them', async () => {
    const { told, left, read, site } = await mended({
      ...PAGES,
      'content/guide/a.md': '---\ndraft: true\n---\n\n# A\n\nWords.\n',
      'content/SUMMARY.md': SUMMARY,
    });
    assert.deepEqual(left, []);
    assert.deepEqual(site.project.config.sidebars?.[0]?.items, [
      '/',
      { text: 'Guide', collapsed: false, items: ['/guide/b/'] },
    ]);
    assert.doesNotMatch(told.map(({ message }) => message).join(' '), /guide\/a/);
    assert.doesNotMatch(read('site/config.ts') ?? '', /guide\/a/);
  });

  it('asks for the folder to be renamed first, and tells of nothing in it', async () => {
    const { told } = await mended({
      'book.toml': '[book]\nsrc = "./text/"\n',
      'text/README.md': '# A\n\nWords.\n',
      'text/SUMMARY.md': '- [A](README.md)\n- [B](gone.md)\n',
    });
    const unread = told.filter(({ code }) => code === 'unread-file' || code === 'sidebar-target');
    assert.deepEqual(
      unread.map(({ place }) => place?.file),
      ['book.toml'],
    );
    assert.match(
      unread[0]?.hint ?? '',
      /^rename the folder `text` to `content`: then `docsgen check --fix` writes title and sidebar in `site\/config\.ts`$/,
    );
  });

  it('promises nothing of lists in other folders, and of one that names no page yet', async () => {
    const hint = 'write its entries as `sidebars` in `site/config.ts`; give it another name if it is a page';
    const { told } = await mended({
      ...PAGES,
      'content/SUMMARY.md': SUMMARY,
      'content/guide/SUMMARY.md': '- [A](a.md)\n',
    });
    assert.equal(hintOf(told, 'content/guide/SUMMARY.md'), hint);
    const { told: ofDrafts } = await mended({ ...PAGES, 'content/SUMMARY.md': '- [Later]()\n' });
    assert.equal(hintOf(ofDrafts, 'content/SUMMARY.md'), hint);
  });

  it('leaves a configuration that is there', async () => {
    const { told } = await mended({
      ...PAGES,
      'site/config.js': 'export const config = { title: "Own" };',
      'content/SUMMARY.md': SUMMARY,
    });
    assert.deepEqual(
      told.map(({ code, fix }) => [code, fix]),
      [['unread-file', undefined]],
    );
    assert.equal(
      hintOf(told, 'content/SUMMARY.md'),
      'write its entries as `sidebars` in `site/config.ts`; give it another name if it is a page',
    );
  });

  it('carries over the navigation of VitePress, whose settings are code that is not run', async () => {
    const { told, left, read, site } = await mended({
      'content/index.md': '# Acme\n\nWords.\n',
      'content/guide/a.md': '# How to begin\n\nWords.\n',
      'content/guide/b.md': 'Words alone.\n',
      'content/api/c.md': '# C\n\nWords.\n',
      'content/.vitepress/config.mts': `import { defineConfig, type DefaultTheme } from 'vitepress';
throw new Error('It is run.');
const api: DefaultTheme.SidebarItem[] = [{ text: 'C', link: '/api/c.html' }];
export default defineConfig({
  title: 'The kit',
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide/a' },
      { text: 'More', items: [{ text: 'API', items: [{ text: 'C', link: '/api/c' }] }, { items: [{ text: 'End', link: '/guide/b' }] }] },
    ],
    sidebar: {
      '/guide/': [{ text: 'Guide', items: [{ text: 'Begin', link: '/guide/a' }, { text: 'The end', link: '/guide/b' }] }],
      '/api/': api,
    },
  },
});
`,
    });
    assert.match(
      hintOf(told, 'content/.vitepress/config.mts'),
      /^write title and sidebar in `site\/config\.ts`, as `docsgen check --fix` does; list the addresses/,
    );
    assert.deepEqual(left, []);
    assert.equal(read('content/guide/b.md'), '---\ntitle: The end\n---\n\nWords alone.\n');
    assert.equal(site.project.config.title, 'The kit');
    assert.deepEqual(site.project.config.nav, {
      left: [],
      right: [
        { text: 'Guide', link: '/guide/a/' },
        {
          text: 'More',
          items: [
            { text: 'API', items: [{ text: 'C', link: '/api/c/' }] },
            { text: 'End', link: '/guide/b/' },
          ],
        },
      ],
    });
    assert.deepEqual(site.project.config.sidebars, [
      {
        routes: ['/guide/'],
        items: [{ text: 'Guide', collapsed: false, items: [{ text: 'Begin', link: '/guide/a/' }, '/guide/b/'] }],
      },
      { routes: ['/api/'], items: ['/api/c/'] },
    ]);
  });

  it('reads the files of the project that settings import, and tells of their entries there', async () => {
    const pages = { 'index.md': '# Acme\n\nWords.\n', 'guide/begin.md': '# Begin\n\nWords.\n' };
    const settings = {
      '.vitepress/config/index.ts':
        "import { guide } from './guide';\nexport default { title: 'A', themeConfig: { sidebar: guide() } };\n",
      '.vitepress/config/guide.ts': "export const guide = () => [{ text: 'Start', link: '/guide/begin' }];\n",
    };
    const { read } = await mended({ ...pages, ...settings });
    assert.match(read('site/config.ts') ?? '', /items: \[\{ text: 'Start', link: '\/guide\/begin\/' \}\]/);
    const broken = { '.vitepress/config/guide.ts': settings['.vitepress/config/guide.ts'].replace('begin', 'begn') };
    const { told } = await mended({ ...pages, ...settings, ...broken });
    const missing = told.find(({ code }) => code === 'sidebar-target');
    assert.deepEqual([missing?.place?.file, missing?.place?.line], ['.vitepress/config/guide.ts', 1]);
  });

  it('tells of code within settings and of entries without a page where they stand, in the header, too', async () => {
    const file = '.vitepress/config.ts';
    const { told, left, read } = await mended({
      'index.md': '# Acme\n\nWords.\n',
      'guide/begin.md': '# Begin\n\nWords.\n',
      [file]: `export default {
  title: made() as string,
  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide/' }],
    sidebar: [{ text: 'Home', link: '/' }, { text: 'Begin', link: '/guide/begn' }],
  },
};
`,
    });
    assert.match(
      hintOf(told, file),
      /^write title and sidebar .*, as `docsgen check --fix` does once each entry leads/,
    );
    assert.deepEqual(
      told.slice(1).map(({ code, message, place, hint }) => [code, message, place, hint]),
      [
        [
          'unread-file',
          'This part of `title` is not carried over: only running it would tell what it is.',
          { file, line: 2, column: 10, endColumn: 14 },
          'write it in `site/config.ts` yourself, as far as readers need it, or write plain values here',
        ],
        [
          'sidebar-target',
          'There is no page `/guide/`, which the navigation names.',
          { file, line: 4, column: 34, endColumn: 43 },
          'write that page, or delete the entry',
        ],
        [
          'sidebar-target',
          'There is no page `/guide/begn`, which the navigation names.',
          { file, line: 5, column: 67, endColumn: 80 },
          'did you mean `/guide/begin`?',
        ],
      ],
    );
    assert.deepEqual(left, told);
    assert.equal(read('site/config.ts'), undefined);
  });

  it('promises nothing where all of the settings is made by code', async () => {
    const file = '.vitepress/config.js';
    const { told } = await mended({ 'index.md': '# A\n\nWords.\n', [file]: 'export default made();\n' });
    assert.match(hintOf(told, file), /^write title and sidebar in `site\/config\.ts`; copy the entries of its sidebar/);
    assert.deepEqual(
      told.slice(1).map(({ message, place }) => [message, place?.column]),
      [['This part of `config` is not carried over: only running it would tell what it is.', 16]],
    );
  });

  it('carries over the sidebar of Starlight, whose pages have names in small letters', async () => {
    const { told, left, site } = await mended({
      'content/index.md': '# Acme\n\nWords.\n',
      'content/Guides/My First.md': '# First\n\nWords.\n',
      'content/reference/a.md': '# A\n\nWords.\n',
      'content/reference/deep/b.md': '# B\n\nWords.\n',
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
const sidebar = [
  'guides/my-first',
  { label: 'Reference', collapsed: true, autogenerate: { directory: 'reference' } },
  { label: 'All', items: ['index', { autogenerate: { directory: 'reference' } }] },
];
export default defineConfig({ integrations: [starlight({ title: 'Acme', sidebar })] });
`,
    });
    assert.match(hintOf(told, 'astro.config.mjs'), /as `docsgen check --fix` does; list the addresses/);
    assert.deepEqual(left, []);
    assert.equal(site.project.config.title, 'Acme');
    assert.deepEqual(site.project.config.sidebars, [
      {
        routes: ['/'],
        items: [
          '/Guides/My First/',
          { folder: '/reference/', text: 'Reference' },
          { text: 'All', collapsed: false, items: ['/', '/reference/a/', { folder: '/reference/deep/' }] },
        ],
      },
    ]);
  });

  it('lets entries out that lead nowhere on purpose, in a sidebar and in the header', async () => {
    const starlight = await mended({
      ...PAGES,
      'astro.config.mjs': `export default { integrations: [starlight({ sidebar: [
  { label: 'Begin', link: '/guide/a/' },
  { label: 'Soon', link: '#' },
  { label: 'More', items: [{ label: 'Later', link: '#' }] },
] })] };
`,
    });
    assert.deepEqual(starlight.left, []);
    assert.deepEqual(starlight.site.project.config.sidebars?.[0]?.items, [{ text: 'Begin', link: '/guide/a/' }]);
    const vitepress = await mended({
      ...PAGES,
      '.vitepress/config.mjs': `export default { themeConfig: {
  nav: [{ text: 'Soon', link: '#' }, { text: 'Begin', link: '/guide/a' }],
  sidebar: [{ text: 'Guide', link: '#', items: [{ text: 'Begin', link: '/guide/a' }] }],
} };
`,
    });
    assert.deepEqual(vitepress.site.project.config.nav.right, [{ text: 'Begin', link: '/guide/a/' }]);
    assert.deepEqual(vitepress.site.project.config.sidebars?.[0]?.items, [
      { text: 'Guide', collapsed: false, items: [{ text: 'Begin', link: '/guide/a/' }] },
    ]);
  });

  it('tells of a folder of Starlight in which there are no pages', async () => {
    const { told } = await mended({
      'content/index.md': '# Acme\n\nWords.\n',
      'astro.config.mjs':
        "export default { integrations: [starlight({ sidebar: [{ label: 'A', autogenerate: { directory: 'none' } }] })] };\n",
    });
    assert.deepEqual(
      told.slice(1).map(({ message, place }) => [message, place?.column]),
      [['There is no page in `none`, which the navigation shows.', 96]],
    );
  });

  it('carries over what Docusaurus shows, whose pages have names without numbers, or of their own', async () => {
    const { left, site } = await mended({
      'content/intro.md': '---\nslug: /\n---\n\n# Introduction\n\nWords.\n',
      'content/01-basics/index.md': '# Basics\n\nWords.\n',
      'content/01-basics/02-setup.md': '# Setup\n\nWords.\n',
      'content/01-basics/other.md': '---\nid: special\n---\n\n# Special\n\nWords.\n',
      'content/api/rest.md': '# REST\n\nWords.\n',
      'docusaurus.config.js': `module.exports = {
  title: 'Acme',
  headTags: [{ tagName: 'meta', attributes: { name: 'a', content: 'b' } }],
  presets: [['classic', { docs: { sidebarPath: './sidebars.ts' } }]],
  themeConfig: { navbar: { items: [
    { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
    { to: '/docs/basics/setup', label: 'Setup' },
  ] } },
};
`,
      'sidebars.ts': `const sidebars: SidebarsConfig = {
  docs: ['intro', { type: 'category', label: 'Basics', link: { type: 'doc', id: 'basics/index' }, items: ['basics/setup', 'basics/special'] }],
  api: [{ type: 'category', label: 'API', collapsed: false, items: [{ type: 'autogenerated', dirName: 'api' }] }],
};
export default sidebars;
`,
    });
    assert.deepEqual(
      left.map(({ message }) => message),
      ['Unknown front-matter key `id`.'],
    );
    const { title, nav, sidebars, head } = site.project.config;
    assert.equal(title, 'Acme');
    assert.deepEqual(head, [{ tag: 'meta', attributes: { name: 'a', content: 'b' } }]);
    assert.deepEqual(nav, {
      left: [{ text: 'Docs', link: '/' }],
      right: [{ text: 'Setup', link: '/01-basics/02-setup/' }],
    });
    assert.deepEqual(
      sidebars?.map(({ items }) => items),
      [
        ['/', { text: 'Basics', link: '/01-basics/', items: ['/01-basics/02-setup/', '/01-basics/other/'] }],
        [{ folder: '/api/', text: 'API', collapsed: false }],
      ],
    );
  });

  it('carries over what Docusaurus shows where its pages keep their folder, beside those of a blog', async () => {
    const { left, site } = await mended({
      'content/index.md': '# Acme\n\nWords.\n',
      'content/docs/intro.md': '---\nslug: /\n---\n\n# Introduction\n\nWords.\n',
      'content/docs/basics/setup.md': '---\nslug: /basics/start\n---\n\n# Setup\n\nWords.\n',
      'content/docs/basics/more.md': '# More\n\nWords. [Setup](/docs/basics/start)\n',
      'content/blog/2024-01-02-hello.md': '---\nslug: hello\n---\n\n# Hello\n\nWords.\n',
      'docusaurus.config.js': `module.exports = {
  title: 'Acme',
  themeConfig: { navbar: { items: [{ type: 'doc', docId: 'basics/more', label: 'Docs' }, { to: '/blog/hello', label: 'Blog' }] } },
};
`,
      'sidebars.js':
        "module.exports = { docs: ['intro', { type: 'category', label: 'B', items: ['basics/setup'] }] };\n",
    });
    assert.deepEqual(left, []);
    const { nav, sidebars } = site.project.config;
    assert.deepEqual(nav, {
      left: [],
      right: [
        { text: 'Docs', link: '/docs/basics/more/' },
        { text: 'Blog', link: '/blog/hello/' },
      ],
    });
    assert.deepEqual(sidebars?.[0]?.items, ['/docs/', { text: 'B', items: ['/docs/basics/start/'] }]);
  });

  it('carries over what Docusaurus shows of pages beside the folder of its settings, with their words', async () => {
    const given = {
      'content/index.md': '# Acme\n\nWords.\n',
      'content/a.md': '# A\n\nWords.\n',
      'content/de/index.md': '# Acme auf Deutsch\n\nWorte.\n',
      'website/docusaurus.config.js': `module.exports = {
  title: 'Acme', i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  presets: [['classic', { docs: { path: '../docs', sidebarPath: require.resolve('./sidebars.json'), editUrl: 'https://github.com/acme/acme/edit/main/website/' } }]],
  themeConfig: { navbar: { title: 'Acme', logo: { src: 'img/logo.svg' } } },
};
`,
      'website/sidebars.json': '{ "docs": { "Start": ["index", "a"] } }\n',
      'website/i18n/de/docusaurus-plugin-content-docs/current.json':
        '{ "sidebar.docs.category.Start": { "message": "Anfang" } }\n',
    };
    const logo = '<svg xmlns="http://www.w3.org/2000/svg"/>\n';
    const unmoved = await mended({ ...given, 'website/static/img/logo.svg': logo });
    assert.equal(unmoved.told[1]?.hint, 'move what is in `website/static/` to `site/public/`');
    const { left, read, site } = await mended({ ...given, 'site/public/img/logo.svg': logo });
    assert.deepEqual(left, []);
    const { title, repository, sidebars } = site.project.config;
    assert.deepEqual([title, repository?.editUrl], ['Acme', 'https://github.com/acme/acme/edit/main/content/{path}']);
    assert.deepEqual(sidebars?.[0]?.items, [{ text: 'Start', items: ['/', '/a/'] }]);
    assert.match(read('site/config.ts') ?? '', /text: 'Anfang'/);
  });

  it('shows the sidebar of Docusaurus that a page is of, whichever else leads to it', async () => {
    const { site } = await mended({
      'content/index.md': '# Acme\n\nWords.\n',
      'content/api/index.md': '# API\n\nWords.\n',
      'content/api/calls.md': '# Calls\n\nWords.\n',
      'sidebars.js': `module.exports = {
  docs: ['index', { type: 'ref', id: 'api/index', label: 'See API' }],
  api: [{ type: 'autogenerated', dirName: 'api' }],
};
`,
    });
    assert.deepEqual(site.project.config.sidebars, [
      { routes: ['/'], items: ['/', { text: 'See API', link: '/api/' }] },
      { routes: ['/api/'], items: ['/api/', '/api/calls/'] },
    ]);
  });

  it('finds the sidebars of Docusaurus that stand in a folder, as Node.js does', async () => {
    const { left, site } = await mended({
      'content/index.md': '# Acme\n\nWords.\n',
      'content/a.md': '# A\n\nWords.\n',
      'docusaurus.config.js':
        "module.exports = { title: 'Acme', presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars') } }]] };\n",
      'sidebars/index.js': "module.exports = { docs: ['a', 'index'] };\n",
    });
    assert.deepEqual(left, []);
    assert.deepEqual(site.project.config.sidebars, [{ routes: ['/'], items: ['/a/', '/'] }]);
  });

  it('waits until folders have their places, which stand among those of pages', async () => {
    const { left, site } = await mended({
      'content/index.md': '# Home\n\nWords.\n',
      'content/manual/intro.md': '---\nsidebar_position: 1\n---\n\n# Introduction\n\nWords.\n',
      'content/manual/advanced/_category_.json': '{"label": "Advanced", "position": 2}',
      'content/manual/advanced/deep/_category_.json': '{"label": "Deep", "position": 1}',
      'content/manual/advanced/deep/one.md': '# One\n\nWords.\n',
      'content/manual/faq.md': '---\nsidebar_position: 3\n---\n\n# Questions\n\nWords.\n',
      'content/manual/start/_category_.json': '{"label": "Start", "position": 4}',
      'content/manual/start/two.md': '# Two\n\nWords.\n',
      'docusaurus.config.js':
        "module.exports = { title: 'Acme', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };\n",
      'sidebars.js': "module.exports = { docs: ['index'], manual: [{ type: 'autogenerated', dirName: 'manual' }] };\n",
    });
    assert.deepEqual(left, []);
    assert.deepEqual(site.project.config.sidebars?.[1]?.items, [
      '/manual/intro/',
      { folder: '/manual/advanced/' },
      '/manual/faq/',
      { folder: '/manual/start/' },
    ]);
  });

  it('waits until pages have their order, for the first of them at the top', async () => {
    const { left, site } = await mended({
      'content/index.md': '---\nunlisted: true\n---\n\n# Home\n\nWords.\n',
      'content/a.md': '# A\n\nWords.\n',
      'content/intro.md': '---\nsidebar_position: 1\n---\n\n# Introduction\n\nWords.\n',
      'docusaurus.config.js':
        "module.exports = { title: 'Acme', themeConfig: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Docs' }] } } };\n",
      'sidebars.js': "module.exports = { docs: [{ type: 'autogenerated', dirName: '.' }] };\n",
    });
    assert.deepEqual(left, []);
    assert.deepEqual(site.project.config.nav?.right, [{ text: 'Docs', link: '/intro/' }]);
    assert.equal(site.project.config.sidebars, undefined);
  });
});

describe('withNavigation of old addresses', () => {
  it('carries over addresses and the repository of MkDocs, also without a navigation', async () => {
    const { left, read, site } = await mended({
      ...PAGES,
      'content/guide/b.md': '# B\n\nWords.\n',
      'mkdocs.yml':
        'site_name: Acme\nsite_url: https://acme.example/docs/\nrepo_url: https://github.com/acme/acme\nplugins:\n  - redirects:\n      redirect_maps:\n        old.md: guide/a.md\n        none.md: none-here.md\n',
    });
    assert.deepEqual(left, []);
    assert.equal(read('redirects.yaml'), '/old/: /guide/a/\n');
    assert.match(
      read('site/config.ts') ?? '',
      /^\/\/ Not carried over: a part of `redirect_maps` at mkdocs\.yml:8\.$/m,
    );
    const { title, base, siteUrl, repository, sidebars } = site.project.config;
    assert.deepEqual([title, base, siteUrl, sidebars], ['Acme', '/docs/', 'https://acme.example/docs', undefined]);
    assert.equal(repository?.editUrl, 'https://github.com/acme/acme/edit/master/content/{path}');
  });

  it('carries over addresses and the repository of mdBook, with the folder of the pages as it is called here', async () => {
    const { left, read, site } = await mended({
      ...PAGES,
      'content/SUMMARY.md': SUMMARY,
      'book.toml':
        '[output.html]\ngit-repository-url = "https://github.com/acme/acme"\nedit-url-template = "https://github.com/acme/acme/edit/main/{path}"\nsite-url = "/book/"\n\n[output.html.redirect]\n"/guide/old.html" = "./a.html"\n"/guide/a.html#old" = "b.html"\n"/away.html" = "../other/"\n',
    });
    assert.deepEqual(left, []);
    assert.equal(read('redirects.yaml'), '/guide/old.html: /guide/a/\n/guide/a.html#old: /guide/b/\n');
    assert.match(
      read('site/config.ts') ?? '',
      /^\/\/ Not carried over: a part of `output\.html\.redirect` at book\.toml:9\.$/m,
    );
    const { base, repository } = site.project.config;
    assert.equal(base, '/book/');
    assert.equal(repository?.editUrl, 'https://github.com/acme/acme/edit/main/content/{path}');
  });

  it('carries over what Jekyll says of a site beside its pages, where GitHub looks for it', async () => {
    const { told, read } = await mended({
      'content/index.md': '# Acme\n\nWords.\n',
      'content/_config.yml': 'title: The docs\nurl: https://a.example\n',
    });
    const file = 'content/_config.yml';
    assert.match(hintOf(told, file), /^write title and sidebar in .*, as `docsgen check --fix` does, and delete this/);
    assert.match(read('site/config.ts') ?? '', /title: 'The docs',\n {2}siteUrl: 'https:\/\/a\.example\/',/);
  });

  it('carries over what Jekyll says of a site, whose pages stay in the order of their folders', async () => {
    const { told, left, read, site } = await mended({
      ...PAGES,
      'content/guide/b.md': '# B\n\nWords.\n',
      'content/_more/c.md': '# C\n\nWords.\n',
      '_config.yml':
        'title: Acme\nurl: https://acme.example\nbaseurl: /docs\nrepository: acme/acme\ncollections:\n  more:\n    output: true\n  later:\n    output: true\n',
    });
    assert.match(hintOf(told, '_config.yml'), /, as `docsgen check --fix` does;/);
    assert.deepEqual(left, []);
    assert.match(read('site/config.ts') ?? '', /^\/\/ Not carried over: a part of `collections` at _config\.yml:6\.$/m);
    const { title, base, siteUrl, nav, sidebars } = site.project.config;
    assert.deepEqual([title, base, siteUrl, sidebars], ['Acme', '/docs/', 'https://acme.example/docs', undefined]);
    // A collection may have no pages yet.
    const hints = told.flatMap(({ place, hint }) => (place?.file === '_config.yml' ? [hint ?? ''] : []));
    assert.equal(hints.filter((hint) => hint.startsWith('rename the folder')).length, 1);
    assert.deepEqual(nav?.right, [{ text: 'GitHub', link: 'https://github.com/acme/acme' }]);
  });

  it('carries over what Hugo says of a site, also in a file as it was called at first', async () => {
    const text = 'title = "Acme"\nbaseURL = "https://acme.example/docs/"\n\n[[menu.main]]\nname = "Docs"\n';
    for (const file of ['hugo.toml', 'config.toml', 'config/_default/hugo.toml']) {
      const { told, left, read, site } = await mended({
        ...PAGES,
        'content/guide/b.md': '# B\n\nWords.\n',
        [file]: text,
      });
      assert.match(
        hintOf(told, file),
        /^write title and sidebar in `site\/config\.ts`, as `docsgen check --fix` does;/,
      );
      assert.deepEqual(left, []);
      assert.ok(read('site/config.ts')?.includes(`// Not carried over: a part of \`menus\` at ${file}:5.`));
      const { title, base, siteUrl, sidebars } = site.project.config;
      assert.deepEqual([title, base, siteUrl, sidebars], ['Acme', '/docs/', 'https://acme.example/docs', undefined]);
    }
  });

  it('carries over what Zola says of a site', async () => {
    const { told, left, site } = await mended({
      ...PAGES,
      'content/guide/b.md': '# B\n\nWords.\n',
      'config.toml': 'base_url = "https://acme.example/docs"\ntitle = "Acme"\n\n[markdown]\nhighlight_code = true\n',
    });
    assert.match(told.find(({ code }) => code === 'unread-file')?.message ?? '', / the settings of Zola\.$/);
    assert.deepEqual(left, []);
    const { title, base, siteUrl } = site.project.config;
    assert.deepEqual([title, base, siteUrl], ['Acme', '/docs/', 'https://acme.example/docs']);
  });

  it('carries over the navigation of Zensical, which is that of MkDocs in TOML', async () => {
    const { told, left, site } = await mended({
      ...PAGES,
      'zensical.toml':
        '[project]\nsite_name = "Acme"\nsite_url = "https://acme.example/docs/"\nrepo_url = "https://github.com/acme/acme"\nnav = [\n  "README.md",\n  { "Guide" = [\n    "guide/a.md",\n    { "The end" = "guide/b.md" },\n  ] },\n]\n[project.theme]\nfeatures = ["navigation.sections"]\n',
    });
    assert.match(
      hintOf(told, 'zensical.toml'),
      /^write title and sidebar in `site\/config\.ts`, as `docsgen check --fix`/,
    );
    assert.deepEqual(left, []);
    const { title, base, sidebars, repository } = site.project.config;
    assert.deepEqual([title, base, repository], ['Acme', '/docs/', undefined]);
    assert.deepEqual(sidebars?.[0]?.items, [
      '/',
      { text: 'Guide', collapsed: false, items: ['/guide/a/', '/guide/b/'] },
    ]);
  });

  it('says at which place a page is missing in the settings of Zensical', async () => {
    const { told } = await mended({
      ...PAGES,
      'zensical.toml': '[project]\nsite_name = "Acme"\nnav = [\n  { "Gone" = "gone.md" },\n  "guide/a.md",\n]\n',
    });
    assert.deepEqual(told.find(({ code }) => code === 'sidebar-target')?.place, {
      file: 'zensical.toml',
      line: 4,
      column: 14,
      endColumn: 23,
    });
  });

  it('leaves a list of pages aside where `mkdocs.yml` has the navigation', async () => {
    const { site } = await mended({
      ...PAGES,
      'content/SUMMARY.md': '- [Begin](guide/a.md)\n',
      'mkdocs.yml': 'site_name: Acme\nnav:\n  - guide/b.md\n  - guide/a.md\n',
    });
    assert.equal(site.project.config.sidebars?.[0]?.items.length, 2);
  });

  it('leaves the navigation to a list of pages where `mkdocs.yml` has none', async () => {
    const { left, site } = await mended({
      ...PAGES,
      'content/SUMMARY.md': '- [Begin](guide/a.md)\n- [The end](guide/b.md)\n',
      'mkdocs.yml': 'site_name: Acme\nsite_url: https://acme.example/\nplugins: [literate-nav]\n',
    });
    assert.deepEqual(left, []);
    assert.equal(site.project.config.siteUrl, 'https://acme.example');
    assert.equal(site.project.config.sidebars?.[0]?.items.length, 2);
  });

  it('carries over what files of folders say that a plugin of MkDocs reads, and deletes these', async () => {
    const settings = 'site_name: Acme\nplugins: [search, awesome-pages]\n';
    const files = {
      'content/.pages': 'nav:\n  - README.md\n  - Learn:\n      - guide\n      - Site: https://a.example/\n',
      'content/guide/.pages': 'title: How to\nnav: [b.md, a.md]\n',
      'content/guide/b.md': '# B\n\nWords.\n',
    };
    const group = { text: 'How to', items: ['/guide/b/', '/guide/a/'] };
    const learn = { text: 'Learn', items: [group, { text: 'Site', link: 'https://a.example/' }] };
    const { told, left, read, site } = await mended({ ...PAGES, ...files, 'mkdocs.yml': settings });
    const hint =
      'write what it says in `sidebars` of `site/config.ts`, as `docsgen check --fix` does, and delete this file';
    for (const file of ['content/.pages', 'content/guide/.pages']) assert.equal(hintOf(told, file), hint);
    assert.deepEqual(left, []);
    assert.deepEqual(site.project.config.sidebars?.[0]?.items, ['/', learn]);
    for (const file of ['content/.pages', 'content/guide/.pages']) assert.equal(read(file), undefined);
    assert.equal(read('content/guide/b.md'), files['content/guide/b.md']);
    // The settings may name some of it.
    const nav = 'nav:\n  - Start: README.md\n  - ...\n';
    const rest = await mended({ ...PAGES, ...files, 'mkdocs.yml': settings + nav });
    assert.deepEqual(rest.site.project.config.sidebars?.[0]?.items, [{ text: 'Start', link: '/' }, learn]);
    assert.equal(rest.read('content/.pages'), undefined);
    // What pages can say is left to them.
    const plain = { ...files, 'content/.pages': 'nav: [README.md, guide]\n' };
    const said = await mended({ ...PAGES, ...plain, 'mkdocs.yml': settings });
    assert.equal(said.site.project.config.sidebars, undefined);
    assert.equal(said.read('content/guide/b.md'), '---\norder: 1\n---\n\n# B\n\nWords.\n');
  });

  it('tells of no file of a folder in MkDocs until the folder of all pages is renamed', async () => {
    const files = {
      'mkdocs.yml': 'site_name: Acme\nplugins: [awesome-pages]\n',
      'docs/index.md': '# Acme\n\nWords.\n',
      'docs/guide/a.md': '# A\n\nWords.\n',
      'docs/guide/.pages': 'title: How to\nnav: [a.md]\n',
    };
    const { told, read } = await mended(files);
    assert.equal(hintOf(told, 'docs/guide/.pages'), '');
    assert.match(hintOf(told, 'mkdocs.yml'), /^rename the folder `docs` to `content`: then `docsgen check --fix`/);
    for (const [file, text] of Object.entries(files)) assert.equal(read(file), text, file);
  });

  it('carries over the lists of folders that a plugin of MkDocs reads', async () => {
    const lists = {
      'content/guide/SUMMARY.md': '- [The end](b.md)\n- [Begin](a.md)\n- Deep\n    - *.md\n',
      'content/more/c.md': '# C\n\nWords.\n',
    };
    const plugins = 'plugins:\n  - literate-nav\n';
    const items = ['/guide/b/', { text: 'Begin', link: '/guide/a/' }];
    const inSettings = `site_name: Acme\n${plugins}nav:\n  - README.md\n  - Guide: guide/\n  - More: more/\n`;
    const more = { folder: '/more/', text: 'More' };
    const { site } = await mended({ ...PAGES, ...lists, 'mkdocs.yml': inSettings });
    assert.deepEqual(site.project.config.sidebars?.[0]?.items, ['/', { text: 'Guide', items }, more]);
    const inList = { 'content/SUMMARY.md': '* [Guide](guide/)\n* [More](more/)\n* [Home](README.md)\n' };
    const listed = await mended({ ...PAGES, ...lists, ...inList, 'mkdocs.yml': `site_name: Acme\n${plugins}` });
    assert.deepEqual(listed.site.project.config.sidebars?.[0]?.items, [
      { text: 'Guide', items },
      more,
      { text: 'Home', link: '/' },
    ]);
    // Others have no such lists.
    const { 'content/guide/SUMMARY.md': _, ...others } = lists;
    const plain = await mended({ ...PAGES, ...others, ...inList, 'content/guide/SUMMARY.md': '- [Begin](a.md)\n' });
    assert.deepEqual(plain.site.project.config.sidebars?.[0]?.items[0], { folder: '/guide/', text: 'Guide' });
  });

  it('carries over those of GitBook, for which it needs no list of pages', async () => {
    const { told, left, read } = await mended({
      ...PAGES,
      '.gitbook.yaml': 'root: ./docs\nredirects:\n  old/page: guide/a.md\n  x: none.md\n',
    });
    assert.match(hintOf(told, '.gitbook.yaml'), /^write title and sidebar in `site\/config\.ts`;/);
    assert.equal(read('redirects.yaml'), '/old/page/: /guide/a/\n');
    assert.deepEqual(
      left.flatMap(({ place }) => (place?.file === '.gitbook.yaml' ? [[place.line, place.column]] : [])),
      [
        [1, 1],
        [4, 3],
      ],
    );
  });

  it('carries over those of GitBook beside its list of pages', async () => {
    const { read, site } = await mended({
      ...PAGES,
      'content/SUMMARY.md': SUMMARY,
      '.gitbook.yaml': 'root: ./content\nredirects:\n  old/page: guide/a.md\n',
    });
    assert.equal(read('redirects.yaml'), '/old/page/: /guide/a/\n');
    assert.equal(site.project.config.sidebars?.length, 1);
  });

  it('carries over those of Docusaurus, whose pages are not below `docs` here', async () => {
    const { left, read } = await mended({
      ...PAGES,
      'content/guide/b.md': '# B\n\nWords.\n',
      'docusaurus.config.js':
        "export default { title: 'Acme', plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/docs/old', to: '/docs/guide/a' }] }]] };\n",
    });
    assert.deepEqual(left, []);
    assert.equal(read('redirects.yaml'), '/docs/old: /guide/a/\n');
  });

  it('carries over those of Mintlify, and tells of patterns', async () => {
    const { told, left, read } = await mended({
      ...PAGES,
      'content/guide/b.md': '# B\n\nWords.\n',
      'docs.json':
        '{ "name": "Acme", "navigation": { "pages": ["guide/a"] }, "redirects": [\n  { "source": "/old", "destination": "/guide/a" },\n  { "source": "/x/:slug*", "destination": "/y/:slug*" }\n] }',
    });
    assert.deepEqual(
      told.filter(({ message }) => /^This part/.test(message)).map(({ place }) => [place?.line, place?.column]),
      [[3, 15]],
    );
    assert.deepEqual(left, []);
    assert.equal(read('redirects.yaml'), '/old: /guide/a/\n');
    assert.match(read('site/config.ts') ?? '', /^\/\/ Not carried over: a part of `redirects` at docs\.json:3\.$/m);
  });
});

describe('the navigation of Mintlify', () => {
  it('is told of where it names no page, before its file goes out of mind', async () => {
    const { left, read } = await mended({
      ...PAGES,
      'content/guide/b.md': '# B\n\nWords.\n',
      'docs.json': '{ "name": "Acme", "navigation": { "pages": ["guide/a", "gone",\n"GET /plants"] } }',
    });
    assert.deepEqual(left, []);
    const lines = read('site/config.ts')?.match(/^\/\/ Not carried over: .*$/gm);
    assert.deepEqual(lines, [
      '// Not carried over: a part of `navigation` at docs.json:1.',
      '// Not carried over: a part of `navigation` at docs.json:2.',
    ]);
  });
});

describe('the frame of Mintlify', () => {
  const settings = (more: string) => `{ "name": "Acme", "navigation": { "pages": ["guide/a"] },\n${more} }`;
  const pages = { ...PAGES, 'content/guide/b.md': '# B\n\nWords.\n' };

  it('comes over where its images are there', async () => {
    const { told, left, site } = await mended({
      ...pages,
      'content/logo/light.svg': '<svg/>',
      'site/public/logo/dark.svg': '<svg/>',
      'site/public/favicon.svg': '<svg/>',
      'docs.json': settings(
        '"logo": { "light": "/logo/light.svg", "dark": "/logo/dark.svg" }, "favicon": "/favicon.svg"',
      ),
    });
    assert.deepEqual(
      told.filter(({ message }) => /^This part/.test(message)),
      [],
    );
    assert.deepEqual(left, []);
    assert.deepEqual(site.project.config.logo, { light: '/logo/light.svg', dark: '/logo/dark.svg' });
    assert.equal(site.project.config.isTitleInLogo, true);
  });

  it('is told of where its logo leads to no page', async () => {
    const { told } = await mended({ ...pages, 'docs.json': settings('"logo": { "href": "/gone" }') });
    assert.match(told.map(({ hint }) => hint).join('\n'), /^write `logoLink: '…'` in `site\/config\.ts`/m);
  });

  it('is told of where they are not', async () => {
    const { told, read } = await mended({
      ...pages,
      'docs.json': settings('"logo": "/logo.png",\n"favicon": "icon.png"'),
    });
    assert.deepEqual(
      told.filter(({ message }) => /^This part/.test(message)).map(({ place, hint }) => [place?.line, hint]),
      [
        [2, 'put the image `logo.png` into `site/public`, where it is looked for here'],
        [3, 'put the image `icon.png` into `site/public` as `favicon.png`: all pages have that icon'],
      ],
    );
    assert.match(read('site/config.ts') ?? '', /^\/\/ Not carried over: a part of `logo` at docs\.json:2\.$/m);
  });
});

describe('withNavigation of several languages', () => {
  const settings = (locales: string) =>
    `export default { integrations: [starlight({ title: 'Acme', locales: ${locales}, sidebar: [{ label: 'Guides', translations: { de: 'Anleitungen' }, items: ['a'] }] })] };`;
  const GERMAN = { 'content/de/index.md': '# Acme\n\nWorte.\n', 'content/de/a.md': '# Erstes\n\nWorte.\n' };

  it('carries over those that have pages, and tells of others', async () => {
    const { told, left, read, site } = await mended({
      'content/index.md': '# Acme\n\nWords.\n',
      'content/a.md': '# First\n\nWords.\n',
      ...GERMAN,
      'astro.config.mjs': settings("{ root: { label: 'English', lang: 'en' }, de: {}, fr: { label: 'Français' } }"),
    });
    assert.deepEqual(
      told.filter(({ message }) => /^This part/.test(message)).map(({ place, hint }) => [place?.column, hint]),
      [[123, 'write its pages in `content/fr`, or delete it: there are none']],
    );
    assert.deepEqual(left, []);
    assert.match(read('site/config.ts') ?? '', /^\/\/ Not carried over: a part of `locales`/m);
    const [german] = site.project.config.translations;
    assert.deepEqual(
      [german?.label, german?.lang, german?.fallback, german?.sidebars?.[0]?.items],
      ['Deutsch', 'de', true, [{ text: 'Anleitungen', collapsed: false, items: ['/a/'] }]],
    );
    assert.deepEqual(site.project.config.sidebars?.[0]?.items, [{ text: 'Guides', collapsed: false, items: ['/a/'] }]);
  });

  it('waits until the pages of the first language are in no folder of one', async () => {
    const { left, read } = await mended({
      'content/en/index.md': '# Acme\n\nWords.\n',
      'content/en/a.md': '# First\n\nWords.\n',
      ...GERMAN,
      'astro.config.mjs': settings("{ en: { label: 'English' }, de: { label: 'Deutsch' } }"),
    });
    const unmoved = left.find(({ message }) => /first language/.test(message));
    assert.deepEqual(unmoved?.place, { file: 'astro.config.mjs', line: 1, column: 75, endColumn: 95 });
    assert.match(unmoved?.hint ?? '', /^move what is in `content\/en\/` to `content\/`/);
    assert.match(
      hintOf(left, 'astro.config.mjs'),
      /`docsgen check --fix` does once all that is told of below is moved/,
    );
    assert.equal(read('site/config.ts'), undefined);
  });

  it('carries over the languages of Hugo once the first has no folder', async () => {
    const settings =
      'title: Acme\ncontentDir: content/en\nlanguages:\n  en: { languageName: English }\n  de: { languageName: Deutsch, contentDir: content/de }\n';
    const there = { ...GERMAN, 'hugo.yaml': settings };
    const { left, read } = await mended({ ...there, 'content/en/index.md': '# Acme\n\nWords.\n' });
    const unmoved = left.find(({ message }) => /^Addresses of the pages in `content\/en\/`/.test(message));
    assert.deepEqual(unmoved?.place, { file: 'hugo.yaml', line: 2, column: 13, endColumn: 23 });
    assert.match(unmoved?.hint ?? '', /^move what is in `content\/en\/` to `content\/`/);
    assert.equal(read('site/config.ts'), undefined);
    const moved = await mended({ ...there, 'content/index.md': '# Acme\n\nWords.\n' });
    const [german] = moved.site.project.config.translations;
    assert.deepEqual([german?.label, german?.lang], ['Deutsch', 'de']);
  });

  it('carries over the languages that Hugo has in a file of a folder', async () => {
    const { site } = await mended({
      ...GERMAN,
      'content/index.md': '# Acme\n\nWords.\n',
      'hugo.toml': 'title = "Acme"\n',
      'config/_default/languages.toml': '[en]\nlabel = "English"\n[de]\nlabel = "Deutsch"\ncontentDir = "content/de"\n',
    });
    assert.equal(site.project.config.translations[0]?.label, 'Deutsch');
  });

  it('waits until translations are in folders that stand beside their pages', async () => {
    const settings =
      'site_name: Acme\nplugins:\n  - i18n:\n      languages:\n        - { locale: en, default: true, name: English }\n        - { locale: pt_BR, name: Português }\n        - { locale: fr, name: Français }\n';
    const there = { 'content/a.md': '# First\n\nWords.\n', 'mkdocs.yml': settings };
    for (const [names, message, hint] of [
      [
        ['index.md', 'index.pt_BR.md', 'a.pt_BR.md'],
        '`a.pt_BR.md` and 1 more have their language, `.pt_BR`, in the name: here it has a folder.',
        'move each to the folder of its language, as `content/pt-BR/a.md`',
      ],
      [
        ['index.md', 'b.en.md'],
        '`b.en.md` has its language, `.en`, in the name: here the first language has none.',
        'take `.en` from the name of each, as `content/b.md`: the first language has no folder',
      ],
    ] as const) {
      const pages = Object.fromEntries(names.map((name) => [`content/${name}`, '# Acme\n\nWords.\n']));
      const { left, read } = await mended({ ...there, ...pages });
      const told = left.filter(({ place }) => place?.file !== 'mkdocs.yml' || place.line > 1);
      assert.deepEqual(
        told.map((one) => [one.message, one.hint]),
        [[message, hint]],
      );
      assert.equal(read('site/config.ts'), undefined);
    }
    const moved = await mended({
      ...there,
      'content/index.md': '# Acme\n\nWords.\n',
      'content/pt-BR/index.md': '# Acme\n\nPalavras.\n',
    });
    assert.deepEqual(moved.left, []);
    assert.deepEqual(
      moved.site.project.config.translations.map(({ label, lang }) => [label, lang]),
      [['Português', 'pt-BR']],
    );
  });

  it('tells of no translation beside its page until the folder of all pages is renamed', async () => {
    const { told } = await mended({
      'docs/index.md': '# Acme\n\nWords.\n',
      'docs/index.de.md': '# Akme\n\nWorte.\n',
      'docs/a.md': '# First\n\nWords.\n',
      'docs/a.de.md': '# Erstes\n\nWorte.\n',
      'mkdocs.yml': 'site_name: Acme\n',
    });
    const files = told.flatMap(({ code, place }) => (code === 'unread-file' ? [place?.file] : []));
    assert.deepEqual(files, ['mkdocs.yml']);
  });

  it('waits for pages of folders in Hugo, which are partials here', async () => {
    const { left, read } = await mended({
      'content/index.md': '# Acme\n\nWords.\n',
      'content/_index.de.md': '# Akme\n\nWorte.\n',
      'content/de/a.md': '# Erstes\n\nWorte.\n',
      'hugo.yaml': 'title: Acme\nlanguages:\n  de: { label: Deutsch }\n',
    });
    assert.deepEqual(
      left.flatMap(({ hint, place }) => (place?.line === 3 ? [hint] : [])),
      ['move each to the folder of its language, as `content/de/index.md`'],
    );
    assert.equal(read('site/config.ts'), undefined);
  });

  it('waits until the pages of other languages are in folders of the content', async () => {
    const THERE = 'i18n/de/docusaurus-plugin-content-docs/current';
    const files = {
      'content/index.md': '# Acme\n\nWords.\n',
      'content/a.md': '# First\n\nWords.\n',
      'docusaurus.config.js':
        "module.exports = { title: 'Acme', i18n: { defaultLocale: 'en', locales: ['en', 'de'] } };\n",
    };
    const { left, read } = await mended({ ...files, [`${THERE}/a.md`]: '# Erstes\n\nWorte.\n' });
    const unmoved = left.find(({ message }) => message.includes(THERE));
    assert.deepEqual(unmoved?.place, { file: 'docusaurus.config.js', line: 1, column: 80, endColumn: 84 });
    assert.equal(unmoved?.hint, `move what is in \`${THERE}/\` to \`content/de/\``);
    assert.equal(read('site/config.ts'), undefined);
    // What is left there is somebody's own.
    const moved = await mended({ ...files, 'content/de/a.md': '# Erstes\n\nWorte.\n', [`${THERE}/b.md`]: 'Worte.\n' });
    assert.equal(
      moved.left.some(({ message }) => message.includes(THERE)),
      false,
    );
    assert.equal(moved.site.project.config.translations[0]?.lang, 'de');
  });

  it('waits until pages are at the addresses that `rewrites` of VitePress give them', async () => {
    const settings = "export default { title: 'Acme', rewrites: { 'en/:rest*': ':rest*' } };\n";
    const { left } = await mended({
      'content/en/index.md': '# Acme\n\nWords.\n',
      'content/.vitepress/config.js': settings,
    });
    const unmoved = left.find(({ message }) => /^Addresses of the pages in `content\/en\/`/.test(message));
    assert.deepEqual([unmoved?.place?.line, unmoved?.place?.column], [1, 58]);
    assert.equal(unmoved?.hint, 'move what is in `content/en/` to `content/`: then addresses stay what they are');
    const moved = await mended({ 'content/index.md': '# Acme\n\nWords.\n', 'content/.vitepress/config.js': settings });
    assert.deepEqual(moved.left, []);
    assert.equal(moved.site.project.config.title, 'Acme');
  });
});

describe('withNavigation of what stands around pages', () => {
  const settings =
    "export default { title: 'Acme', themeConfig: { logo: '/logo.svg', socialLinks: [{ icon: 'github', link: 'https://github.com/a/b' }], editLink: { pattern: 'https://github.com/a/b/edit/main/docs/:path' }, footer: { message: 'MIT' } } };\n";
  const files = { 'content/index.md': '# Acme\n\nWords.\n', 'content/.vitepress/config.js': settings };

  it('carries over logo, repository and footer, with one link to the code', async () => {
    const { left, site } = await mended({
      ...files,
      'site/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    });
    assert.deepEqual(left, []);
    const { logo, repository, footer, nav } = site.project.config;
    assert.deepEqual([logo, footer, nav], ['/logo.svg', [{ text: 'MIT' }], { left: [], right: [] }]);
    assert.deepEqual(repository, {
      url: 'https://github.com/a/b',
      editUrl: 'https://github.com/a/b/edit/main/content/{path}',
    });
  });

  it('leaves out no folder of the repository in which the project itself is', async () => {
    const { site } = await mended({ 'index.md': '# Acme\n\nWords.\n', '.vitepress/config.js': settings });
    assert.equal(site.project.config.repository?.editUrl, 'https://github.com/a/b/edit/main/docs/{path}');
  });

  it('tells where a logo belongs', async () => {
    const { told, site } = await mended(files);
    const fault = told.find(({ message }) => message.includes('`logo`'));
    assert.deepEqual([fault?.place?.line, fault?.place?.column], [1, 54]);
    assert.match(fault?.hint ?? '', /^put the image `logo\.svg` into `site\/public`/);
    assert.equal(site.project.config.logo, undefined);
  });

  it('carries over those of MkDocs, whose logo is among the pages', async () => {
    const lines = 'theme: { logo: img/a.svg, favicon: img/b.png }\ncopyright: "&copy; Acme"\n';
    const { told, left, site } = await mended({
      'mkdocs.yml': `site_name: Acme\n${lines}`,
      'content/index.md': '# Acme\n\nWords.\n',
      'content/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    });
    assert.match(told.find(({ message }) => message.includes('`favicon`'))?.hint ?? '', /as `favicon\.png`/);
    assert.deepEqual(left, []);
    assert.deepEqual([site.project.config.logo, site.project.config.footer], ['/img/a.svg', [{ text: '© Acme' }]]);
  });
});
