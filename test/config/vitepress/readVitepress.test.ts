import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readVitepress } from '../../../src/config/vitepress/readVitepress.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

const read = (settings: string) => withoutPlaces(readVitepress(`export default ${settings}`, '.vitepress/config.js'));

describe('readVitepress', () => {
  it('reads title, description, language, base and navigation', () => {
    assert.deepEqual(
      read(`{
        title: 'Acme', description: 'All of it', lang: 'en-GB', base: '/acme/',
        themeConfig: {
          nav: [
            { text: 'Guide', link: '/guide/', activeMatch: '/guide/' },
            { text: 'More', items: [{ text: 'A', link: '/a' }, { text: 'Out', items: [{ text: 'B', link: 'https://b.example/' }] }] },
          ],
        },
      }`),
      {
        title: 'Acme',
        description: 'All of it',
        lang: 'en-GB',
        base: '/acme/',
        header: {
          right: [
            { text: 'Guide', target: '/guide/' },
            {
              text: 'More',
              isOpen: true,
              items: [
                { text: 'A', target: '/a' },
                { text: 'Out', isOpen: true, items: [{ text: 'B', target: 'https://b.example/' }] },
              ],
            },
          ],
        },
        entries: [],
        unread: [],
      },
    );
  });

  it('reads one sidebar, with groups that are open unless they are said to be collapsed', () => {
    assert.deepEqual(
      read(`{ themeConfig: { sidebar: [
        { text: 'A <Badge text="new" />', link: '/a' },
        { text: 'B', items: [{ text: 'C', link: '/c' }] },
        { text: 'D', collapsed: false, link: '/d', items: [] },
        { text: 'E', collapsed: true, items: [{ items: [{ link: '/f' }] }] },
        { text: 'Words' },
      ] } }`),
      {
        entries: [
          { text: 'A', target: '/a' },
          { text: 'B', isOpen: true, items: [{ text: 'C', target: '/c' }] },
          { text: 'D', target: '/d', isOpen: true, items: [] },
          { text: 'E', items: [{ isOpen: true, items: [{ target: '/f' }] }] },
          { text: 'Words' },
        ],
        unread: [],
      },
    );
  });

  it('reads sidebars by the beginnings of paths, and puts `base` before the links in it', () => {
    assert.deepEqual(
      read(`{ themeConfig: { sidebar: {
        '/guide/': [{ text: 'A', link: '/guide/a' }],
        '/api/': { base: '/api/', items: [
          { text: 'B', link: 'b' },
          { text: 'C', link: 'https://c.example/' },
          { text: 'D', base: '/other', items: [{ text: 'E', link: '/e' }] },
        ] },
      } } }`),
      {
        entries: [],
        sidebars: [
          { prefix: '/guide/', entries: [{ text: 'A', target: '/guide/a' }] },
          {
            prefix: '/api/',
            entries: [
              { text: 'B', target: '/api/b' },
              { text: 'C', target: 'https://c.example/' },
              { text: 'D', isOpen: true, items: [{ text: 'E', target: '/other/e' }] },
            ],
          },
        ],
        unread: [],
      },
    );
  });

  it('reads what is said of each language, and tells of what has no place here', () => {
    const site = readVitepress(
      `export default { title: 'A', themeConfig: { socialLinks: [{ icon: 'x', link: 'https://x.example/' }] }, locales: {
        root: { label: 'English', lang: 'en-GB', title: 'B', themeConfig: { sidebar: [{ link: '/a' }] } },
        de: { label: 'Deutsch', link: '/de/', head: [], themeConfig: { nav: [{ text: 'C', link: '/de/c' }], footer: { message: 'D' },
          sidebar: { '/de/': [{ link: '/de/a' }] }, docFooter: { prev: 'Zurück' } } },
        el: { label: 'Ελληνικά', dir: 'ltr', themeConfig: { docFooter: { prev: 'Πίσω' } } } } }`,
      '.vitepress/config.js',
    );
    assert.deepEqual(withoutPlaces({ ...site, unread: [] }), {
      title: 'B',
      lang: 'en-GB',
      label: 'English',
      header: { right: [{ text: 'X', target: 'https://x.example/' }] },
      entries: [{ target: '/a' }],
      languages: [
        {
          title: 'A',
          label: 'Deutsch',
          folder: 'de',
          header: {
            right: [
              { text: 'C', target: '/de/c' },
              { text: 'X', target: 'https://x.example/' },
            ],
          },
          footer: [{ text: 'D' }],
          entries: [],
          sidebars: [{ prefix: '/de/', entries: [{ target: '/de/a' }] }],
        },
        { title: 'A', label: 'Ελληνικά', dir: 'ltr', folder: 'el', entries: [] },
      ],
      unread: [],
    });
    assert.deepEqual(
      site?.unread?.map(({ option, isData, place: { line, column } }) => [option, isData, line, column]),
      [
        ['head', true, 3, 53],
        ['docFooter', true, 5, 72],
      ],
    );
  });

  it('reads what stands around pages, where the site is published, and the folder of its first language', () => {
    const site = readVitepress(
      `export default { sitemap: { hostname: 'https://acme.example/docs/' }, rewrites: { 'en/:rest*': ':rest*' },
        cleanUrls: true, markdown: { math: true, lineNumbers: true }, themeConfig: { logo: '/a.svg', logoLink: '/b', search: { provider: 'local' },
        footer: { message: 'A' }, editLink: { pattern: 'https://github.com/a/b/edit/main/docs/:path' } } }`,
      '.vitepress/config.js',
    );
    assert.deepEqual(withoutPlaces(site), {
      siteUrl: 'https://acme.example/docs/',
      firstFolder: { name: 'en', isRewritten: true },
      logo: { image: '/a.svg' },
      logoLink: { target: '/b' },
      lineNumbers: true,
      repository: {
        url: 'https://github.com/a/b',
        editUrl: 'https://github.com/a/b/edit/main/docs/{path}',
        folder: '',
      },
      footer: [{ text: 'A' }],
      entries: [],
      unread: [],
    });
  });

  it('reads where the site is published, with the base that its host does not name', () => {
    const siteUrlOf = (settings: string) =>
      readVitepress(`export default { ${settings} }`, '.vitepress/config.js')?.siteUrl;
    const hostname = "sitemap: { hostname: 'https://a.example' }";
    assert.equal(siteUrlOf(`base: '/b/', ${hostname}, themeConfig: { nav: [] }`), 'https://a.example/b/');
    assert.equal(siteUrlOf(`${hostname}, themeConfig: { nav: [] }`), 'https://a.example');
    assert.equal(
      siteUrlOf("base: '/b/', sitemap: { hostname: 'https://a.example/b/' }, themeConfig: { nav: [] }"),
      'https://a.example/b/',
    );
  });

  it('reads tags of the head, how deep lists of headings go, and languages that are sites of their own', () => {
    const read = (locales: string) => {
      const site = readVitepress(
        `export default { base: '/acme/', head: [['link', { rel: 'icon', href: '/acme/icon.png' }]],
         themeConfig: { outline: { level: 'deep' }, nav: [{ text: 'A', link: '/a' }] }, locales: { root: { label: 'English' }, ${locales} } }`,
        '.vitepress/config.js',
      );
      return withoutPlaces(site);
    };
    const languages = [
      { text: 'Deutsch', target: 'https://de.example/' },
      { text: 'fr', target: 'https://fr.example/' },
    ];
    const common = {
      base: '/acme/',
      label: 'English',
      head: [{ tag: 'link', attributes: { rel: 'icon', href: '/icon.png' } }],
      toc: 6,
      entries: [],
      unread: [],
    };
    assert.deepEqual(read("de: { label: 'Deutsch', link: 'https://de.example/' }"), {
      ...common,
      header: { right: [{ text: 'A', target: '/a' }, languages[0]] },
    });
    assert.deepEqual(
      read("de: { label: 'Deutsch', link: 'https://de.example/' }, fr: { link: 'https://fr.example/' }"),
      {
        ...common,
        header: {
          right: [
            { text: 'A', target: '/a' },
            { text: 'English', items: languages },
          ],
        },
      },
    );
  });

  it('tells of the words of an edit link in a language that this generator does not speak', () => {
    const unread = (lang: string) =>
      readVitepress(
        `export default { locales: { root: { lang: '${lang}', themeConfig: { editLink: { text: 'A' } } }, ${lang}: { themeConfig: { editLink: { text: 'B' } } } } }`,
        '.vitepress/config.js',
      )?.unread?.map(({ option, hint }) => [option, /`.*?`/.exec(hint ?? '')?.[0]]);
    assert.deepEqual(unread('de'), []);
    const told = ['editLink', "`texts: { improveThisPage: '…' }`"];
    assert.deepEqual(unread('el'), [told, told]);
  });

  it('tells of what has no place here, and how that is written', () => {
    const site = readVitepress(
      "export default { head: [], transformHead() {}, themeConfig: { outline: 'deep', carbonAds: {} } }",
      '.vitepress/config.js',
    );
    assert.deepEqual(
      site?.unread?.map(({ option, hint }) => [option, hint?.slice(0, 20)]),
      [
        ['transformHead', '`site/components.tsx'],
        ['carbonAds', undefined],
      ],
    );
  });

  it('gives a language the sidebars below its folder, which stand among those of the site', () => {
    const site = readVitepress(
      `export default { locales: { root: {}, de: {} }, themeConfig: { sidebar: { '/': [{ link: '/a' }], '/de/': [{ link: '/de/a' }] } } }`,
      '.vitepress/config.js',
    );
    assert.deepEqual(withoutPlaces(site?.sidebars), [{ prefix: '/', entries: [{ target: '/a' }] }]);
    assert.deepEqual(withoutPlaces(site?.languages), [
      { folder: 'de', entries: [], sidebars: [{ prefix: '/de/', entries: [{ target: '/de/a' }] }] },
    ]);
  });

  it('leaves out each entry that is code, and tells where it stands', () => {
    const site = readVitepress(
      `export default {
  ...shared,
  title: process.env.TITLE,
  themeConfig: {
    nav: [{ text: \`v\${version}\`, link: '/a' }, { component: 'Menu' }, { text: 'A', link: '/a' }],
    sidebar: [...made(), { text: 'B', items: [{ text: 'C', link: made('c') }, '/d'] }],
  },
}`,
      '.vitepress/config.js',
    );
    assert.deepEqual(withoutPlaces(site), {
      header: { right: [{ text: 'A', target: '/a' }] },
      entries: [{ text: 'B', isOpen: true, items: [] }],
      unread: [
        { option: 'config' },
        { option: 'title' },
        { option: 'nav' },
        {
          option: 'nav',
          isData: true,
          hint: 'write a link or a menu in `nav` of `site/config.ts`, or export what stands on every page from `site/components.tsx` as `layout`',
        },
        { option: 'sidebar' },
        { option: 'sidebar' },
        { option: 'sidebar' },
      ],
    });
    assert.deepEqual(
      site?.unread?.map(({ place: { line, column } }) => [line, column]),
      [
        [2, 3],
        [3, 10],
        [5, 19],
        [5, 61],
        [6, 15],
        [6, 66],
        [6, 79],
      ],
    );
  });

  it('tells of settings that others are the base of', () => {
    const { unread } = readVitepress("export default { extends: base, title: 'A' }", '.vitepress/config.js') ?? {};
    assert.deepEqual(
      unread?.map(({ option, place }) => [option, place.column]),
      [['extends', 27]],
    );
  });

  it('yields nothing for what is no code', () => {
    assert.equal(read('{'), undefined);
  });

  it('tells once of each part that only running would tell', () => {
    const site = readVitepress(
      `export default { lang: a(), base: b(), locales: { root: { label: c() }, fr: { link: 'https://fr.example/' } } }`,
      '.vitepress/config.js',
    );
    assert.deepEqual(
      site?.unread?.map(({ option }) => option),
      ['base', 'lang', 'locales'],
    );
  });

  it('tells of the look that pages have at first, and of plugins of Markdown', () => {
    const site = readVitepress(
      "export default { title: 'A', appearance: 'dark', markdown: { config: (md) => md.use(a) } }",
      '.vitepress/config.js',
    );
    assert.deepEqual(
      site?.unread?.map(({ option, place: { column } }) => [option, column]),
      [
        ['appearance', 42],
        ['markdown.config', 70],
      ],
    );
  });
});
