import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDocusaurus } from '../../../src/config/docusaurus/readDocusaurus.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

const FILE = 'docusaurus.config.js';
const readSite = (settings: string, files: Readonly<Record<string, string>> = {}) =>
  readDocusaurus(`module.exports = ${settings}`, FILE, (file) => files[file]);
const read = (settings: string, files?: Readonly<Record<string, string>>) => withoutPlaces(readSite(settings, files));

describe('readDocusaurus', () => {
  it('reads where the site is published and edited, and old addresses as they are without `docs`', () => {
    const site = readSite(`{
      title: 'A', url: 'https://acme.example', baseUrl: '/acme/',
      presets: [['classic', { docs: { editUrl: 'https://github.com/a/b/edit/main/' } }]],
      plugins: [['client-redirects', { redirects: [{ from: '/docs/a', to: '/docs/b' }] }]],
    }`);
    assert.equal(site?.siteUrl, 'https://acme.example/acme/');
    assert.equal(site?.repository?.editUrl, 'https://github.com/a/b/edit/main/docs/{path}');
    assert.deepEqual(
      site?.redirects?.map(({ from, to, place: { line } }) => [from, to, line]),
      [['/docs/a', '/b', 4]],
    );
  });

  it('reads icon and head, and tells of an announcement, which a component makes here', () => {
    const site = readSite(`{
      title: 'A', favicon: 'img/a.ico', headTags: [{ tagName: 'meta', attributes: { name: 'a', content: 'b' } }],
      themeConfig: { announcementBar: { content: 'New' }, metadata: [{ name: 'c', content: 'd' }] },
    }`);
    assert.equal(site?.favicon?.image, 'img/a.ico');
    assert.deepEqual(
      site?.head?.map(({ tag, attributes, place }) => [tag, attributes, place.line]),
      [
        ['meta', { name: 'a', content: 'b' }, 2],
        ['meta', { name: 'c', content: 'd' }, 3],
      ],
    );
    assert.deepEqual(
      site?.unread?.map(({ option, place: { line }, hint }) => [option, line, hint]),
      [['announcementBar', 3, 'export it from `site/components.tsx`, as `layout.announcement`']],
    );
  });

  it('reads how deep lists of headings go, and what keeps search engines out', () => {
    const site = readSite(`{
      title: 'A', url: 'https://a.example', noIndex: true,
      themeConfig: { tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 5 }, image: 'img/a.png' },
    }`);
    assert.equal(site?.toc, 5);
    assert.deepEqual(
      site?.head?.map(({ attributes }) => attributes?.content),
      ['noindex, nofollow', 'https://a.example/img/a.png'],
    );
  });

  it('reads whether pages name who changed them last', () => {
    const authorIn = (docs: string) =>
      readSite(`{ title: 'A', presets: [['classic', { docs: ${docs} }]] }`)?.lastAuthor;
    assert.deepEqual(['{ showLastUpdateAuthor: true }', '{ showLastUpdateTime: true }'].map(authorIn), [
      true,
      undefined,
    ]);
  });

  it('tells of styles and scripts of its own', () => {
    const site = readSite(`{
      title: 'A', stylesheets: ['a.css'],
      presets: [['classic', { docs: {}, theme: { customCss: require.resolve('./src/css/custom.css') } }]],
      scripts: ['a.js'],
    }`);
    assert.deepEqual(
      site?.unread?.map(({ option, isData, place: { line } }) => [option, isData, line]),
      [
        ['customCss', true, 3],
        ['stylesheets', true, 2],
        ['scripts', true, 4],
      ],
    );
    assert.match(site?.unread?.[0]?.hint ?? '', /`site\/site\.css`/);
    assert.deepEqual(readSite("{ title: 'A', stylesheets: [], scripts: [] }")?.unread, []);
  });

  it('reads title, tagline, base and the links at the top, on their sides', () => {
    const settings = `{
      title: 'Acme', tagline: 'All of it', baseUrl: '/acme/',
      presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.js') } }]],
      themeConfig: { navbar: { items: [
        { type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs' },
        { type: 'doc', docId: 'api', position: 'left' },
        { to: '/docs/guides/a', label: 'A', position: 'left' },
        { to: 'docs', label: 'All', position: 'left' },
        { to: '/other', label: 'Other', position: 'left' },
        { href: '/docs/end', label: 'End', position: 'left' },
        { type: 'search', position: 'left' },
        { label: 'More', position: 'right', items: [{ label: 'B', href: 'https://b.example/' }] },
        { href: 'https://c.example/', 'aria-label': 'Code' },
        { href: 'https://github.com/acme/acme', className: 'header-github' },
        { type: 'localeDropdown' },
      ] } },
    }`;
    assert.deepEqual(read(settings, { 'sidebars.js': "module.exports = { docs: [{ Guides: ['intro', 'end'] }] };" }), {
      title: 'Acme',
      description: 'All of it',
      base: '/acme/',
      header: {
        left: [
          { text: 'Docs', target: 'intro' },
          { target: 'api' },
          { text: 'A', target: '/guides/a' },
          { text: 'All', target: '/' },
          { text: 'Other', target: '/other' },
          { text: 'End', target: '/end' },
        ],
        right: [
          { text: 'More', items: [{ text: 'B', target: 'https://b.example/' }] },
          { text: 'Code', target: 'https://c.example/' },
          { text: 'GitHub', target: 'https://github.com/acme/acme' },
        ],
      },
      entries: [{ text: 'Guides', items: [{ target: 'intro' }, { target: 'end' }] }],
      unread: [],
    });
  });

  it('reads the file of sidebars that is named, one sidebar for each where there are several', () => {
    const settings = (docs: string) => `{ presets: [['@docusaurus/preset-classic', { docs: ${docs} }]] }`;
    const files = { 'nav/all.js': "module.exports = { a: ['b'], c: ['d'], none: [] };" };
    assert.deepEqual(read(settings("{ sidebarPath: './nav/all.js' }"), files), {
      entries: [],
      sidebars: [{ entries: [{ target: 'b' }] }, { entries: [{ target: 'd' }] }],
      unread: [],
    });
    assert.deepEqual(read(settings('{}'), { 'sidebars.ts': "export default { a: ['b'] };" }), {
      entries: [{ target: 'b' }],
      unread: [],
    });
    for (const [collapsed, isOpen] of [
      ['false', { isOpen: true }],
      ['true', {}],
    ] as const)
      assert.deepEqual(
        read(settings(`{ sidebarCollapsed: ${collapsed} }`), {
          'sidebars.js': "module.exports = { a: { B: ['c'] } };",
        }),
        { entries: [{ text: 'B', ...isOpen, items: [{ target: 'c' }] }], unread: [] },
      );
  });

  it('finds the file of sidebars by a path that code makes, and tells of one that is not found', () => {
    const settings = (path: string) => `{ presets: [['classic', { docs: { sidebarPath: ${path} } }]] }`;
    const files = { 'nav/all.js': "module.exports = { a: ['b'] };" };
    for (const path of [
      "require.resolve('./nav/all.js')",
      "path.resolve(__dirname, './nav/all.js')",
      "path.join(__dirname, 'nav/all.js')",
    ])
      assert.deepEqual(read(settings(path), files), { entries: [{ target: 'b' }], unread: [] }, path);
    for (const path of ["'./nav/none.js'", 'fileIn(__dirname)', "path.join(__dirname, 'nav', 'all.js')"])
      assert.deepEqual(read(settings(path), files), { entries: [], unread: [{ option: 'sidebarPath' }] }, path);
    for (const path of ['false', 'undefined'])
      assert.deepEqual(read(settings(path), files), { entries: [], unread: [] }, path);
  });

  it('reads what a plugin says of the pages where the preset does not, and tells of the sidebars of others', () => {
    const plugins = (more: string) =>
      `{ presets: [['classic', { docs: ${more} }]], plugins: ['a', ['@docusaurus/plugin-content-docs', { id: 'api', sidebarPath: './api.js' }], ['content-docs', { sidebarPath: './all.js' }], ['other', {}]] }`;
    const files = { 'all.js': "module.exports = { a: ['b'] };", 'sidebars.js': "module.exports = { c: ['d'] };" };
    const targetsIn = (settings: string) => readSite(settings, files)?.entries.map(({ target }) => target);
    const optionsAt = (settings: string) => readSite(settings, files)?.unread?.map(({ option }) => option);
    assert.deepEqual(targetsIn(plugins('false')), ['b']);
    assert.deepEqual(optionsAt(plugins('false')), ['plugins', 'plugins', 'plugins']);
    assert.deepEqual(targetsIn(plugins('{ path: "docs" }')), ['d']);
    assert.deepEqual(optionsAt(plugins('{ path: "docs" }')), ['plugins', 'plugins', 'plugins', 'plugins']);
  });

  it('reads its languages, with the navigation in the words of their translators', () => {
    const site = readSite(
      `{ i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'] },
         themeConfig: { navbar: { items: [{ to: '/docs/a', label: 'Docs', position: 'left' }] } } }`,
      {
        'sidebars.js':
          "module.exports = { docs: [{ Guides: ['a'] }, { type: 'link', label: 'B', href: 'https://b.example/' }, { type: 'doc', id: 'c', label: 'C' }] };",
        'i18n/fr/docusaurus-theme-classic/navbar.json': '{"item.label.Docs": {"message": "Documentation"}}',
        'i18n/fr/docusaurus-plugin-content-docs/current.json':
          '{"sidebar.docs.category.Guides": {"message": "Manuels"}, "sidebar.docs.link.B": {"message": "Bé"}, "sidebar.docs.doc.C": {"message": "Cé"}, "sidebar.docs.doc.D": {}}',
      },
    );
    assert.equal(site?.lang, 'en');
    const [french, german] = site?.languages ?? [];
    assert.deepEqual(withoutPlaces(french?.header), { left: [{ text: 'Documentation', target: '/a' }], right: [] });
    assert.deepEqual(
      french?.entries.map(({ text }) => text),
      ['Manuels', 'Bé', 'Cé'],
    );
    assert.deepEqual([german?.header, german?.entries], [undefined, []]);
  });

  it('keeps addresses and names what is below `docs` where pages are in a folder of that name', () => {
    const settings = `{
      plugins: [['client-redirects', { redirects: [{ from: '/docs/old', to: '/docs/b' }] }]],
      themeConfig: { navbar: { items: [
        { type: 'doc', docId: 'a', label: 'A' }, { to: '/docs/b', label: 'B' }, { to: '/blog', label: 'Blog' },
        { type: 'docSidebar', sidebarId: 'all', label: 'All' },
      ] } },
    }`;
    const sidebars = (items: string) => ({ 'sidebars.js': `module.exports = { all: ${items} };` });
    const readBelow = (given: string, items: string) =>
      readDocusaurus(
        `module.exports = ${given}`,
        FILE,
        (file) => (sidebars(items) as Readonly<Record<string, string>>)[file],
        (folder) => folder === 'docs',
      );
    const site = readBelow(
      settings,
      `['a', { type: 'category', label: 'G', link: { type: 'generated-index' }, items: [{ type: 'doc', id: 'g/c' },
        { type: 'autogenerated', dirName: 'g' }, { type: 'link', label: 'L', href: '/docs/b' }] }]`,
    );
    assert.deepEqual(withoutPlaces({ ...site, redirects: undefined, unread: undefined }), {
      redirects: undefined,
      unread: undefined,
      header: {
        left: [],
        right: [
          { text: 'A', target: 'docs/a' },
          { text: 'B', target: '/docs/b' },
          { text: 'Blog', target: '/blog' },
          { text: 'All', target: 'docs/a' },
        ],
      },
      entries: [
        { target: 'docs/a' },
        {
          text: 'G',
          made: { address: '/docs/category/g' },
          items: [{ target: 'docs/g/c' }, { target: 'docs/g/*' }, { text: 'L', target: '/docs/b', isBeside: true }],
        },
      ],
    });
    assert.deepEqual(
      site?.redirects?.map(({ from, to }) => [from, to]),
      [['/docs/old', '/docs/b']],
    );
    assert.deepEqual(readBelow('{}', "[{ type: 'autogenerated', dirName: '.' }]")?.entries, []);
  });

  it('finds what is imported from the folder of documents, which has another name here', () => {
    const files = {
      'sidebars.js':
        "module.exports = { docs: [{ type: 'category', label: 'API', items: require('./docs/api/sidebar.js') }] };",
      'content/api/sidebar.js': "module.exports = [{ type: 'doc', id: 'api/get' }];",
    };
    assert.deepEqual(read('{}', files), {
      entries: [{ text: 'API', items: [{ target: 'api/get' }] }],
      unread: [],
    });
  });

  it('leaves the sidebar to the folders where it shows them as they are', () => {
    const files = { 'sidebars.js': "module.exports = { docs: [{ type: 'autogenerated', dirName: '.' }] };" };
    const settings = `{ title: 'A', themeConfig: { navbar: { items: [
      { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' } ] } } }`;
    assert.deepEqual(read(settings, files), {
      title: 'A',
      header: { left: [{ text: 'Docs', target: './*' }], right: [] },
      entries: [],
      unread: [],
    });
  });

  it('keeps addresses as they are where pages are at the root', () => {
    const settings = `{ presets: [['classic', { docs: { routeBasePath: '/' } }]],
      themeConfig: { navbar: { items: [{ to: '/docs/a', label: 'A' }] } } }`;
    const site = readSite(settings);
    assert.equal(site?.header?.right?.[0]?.target, '/docs/a');
  });

  it('leaves out links that are code or have no words, and tells where they stand', () => {
    const site = readSite(`{
  title: made(),
  themeConfig: { navbar: { items: [
    ...made,
    { type: 'html', value: '<b>B</b>' },
    { to: made('a'), label: 'A' },
    { to: made('c'), label: 'C', items: [{ to: '/d', label: 'D' }] },
    { label: 'E' },
    { href: 'https://f.example/', className: 'icon' },
    { label: 'B', to: '/b' },
  ] } },
}`);
    assert.deepEqual(withoutPlaces(site?.header), { left: [], right: [{ text: 'B', target: '/b' }] });
    assert.equal(site?.header?.right?.[0]?.place.column, 23);
    assert.deepEqual(
      site?.unread?.map(({ option, place: { line, column }, isData }) => [option, line, column, isData]),
      [
        ['navbar', 4, 5, undefined],
        ['navbar', 5, 5, true],
        ['navbar', 6, 11, undefined],
        ['navbar', 7, 11, undefined],
        ['navbar', 8, 5, true],
        ['navbar', 9, 5, true],
        ['title', 2, 10, undefined],
      ],
    );
  });

  it('reads sidebars without settings beside them, and nothing of what is no code', () => {
    const text = "module.exports = { docs: ['a'] };";
    assert.deepEqual(withoutPlaces(readDocusaurus(text, 'sidebars.js', () => text)), {
      entries: [{ target: 'a' }],
      unread: [],
    });
    assert.equal(read('{'), undefined);
  });
});
