import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readRspress } from '../../../src/config/rspress/readRspress.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

const settingsOf = (settings: string) =>
  `import { defineConfig } from '@rspress/core';\nimport path from 'node:path';\nexport default defineConfig(${settings});`;
const read = (settings: string) => withoutPlaces(readRspress(settingsOf(settings), 'rspress.config.ts'));
const unreadOf = (settings: string) =>
  (readRspress(settingsOf(settings), 'rspress.config.ts')?.unread ?? []).map(({ option, hint = '' }) =>
    `${option} ${hint}`.trim(),
  );

describe('readRspress', () => {
  it('reads whether pages without a translation are told of', () => {
    const parityOf = (settings: string) => readRspress(settingsOf(settings), 'rspress.config.ts')?.checksTranslations;
    assert.equal(parityOf("{ languageParity: { enabled: true, exclude: ['blog'] } }"), true);
    for (const settings of ['{}', '{ languageParity: { enabled: false } }', '{ languageParity: {} }'])
      assert.equal(parityOf(settings), undefined, settings);
  });

  it('reads what the settings say of the site', () => {
    assert.deepEqual(
      read(`{
        root: path.join(__dirname, 'docs'), title: 'Acme', description: 'All of it', lang: 'en', base: '/acme/',
        url: 'https://acme.example', icon: '/rspress-icon.png', logo: { light: '/l.png', dark: '/d.png' }, logoText: 'Acme', logoHref: 'https://acme.example',
        head: ['<meta name="author" content="Ada L.">', ['link', { rel: 'me', href: '/acme/me/' }]],
        outDir: 'doc_build', llms: true, mediumZoom: false, markdown: { showLineNumbers: true },
        themeConfig: {
          footer: { message: '© 2026 Acme' },
          editLink: { docRepoBaseUrl: 'https://github.com/acme/acme/tree/main/docs' },
          socialLinks: [
            { icon: 'github', mode: 'link', content: 'https://github.com/acme/acme' },
            { icon: 'x', mode: 'github-stars', content: 'https://x.com/acme' },
          ],
          nav: [{ text: 'Guide', link: '/guide/', activeMatch: '^/guide/' }],
          sidebar: { '/guide/': [{ text: 'A', link: '/guide/a' }] },
          lastUpdated: true, darkMode: true, outlineTitle: 'On this page', prevPageText: 'Before',
        },
      }`),
      {
        title: 'Acme',
        description: 'All of it',
        lang: 'en',
        base: '/acme/',
        siteUrl: 'https://acme.example/acme/',
        logo: { image: { light: '/l.png', dark: '/d.png' } },
        logoLink: { target: 'https://acme.example' },
        lineNumbers: true,
        repository: {
          url: 'https://github.com/acme/acme',
          editUrl: 'https://github.com/acme/acme/tree/main/docs/{path}',
          folder: 'docs',
        },
        footer: [{ text: '© 2026 Acme' }],
        head: [
          { tag: 'link', attributes: { rel: 'icon', href: '/rspress-icon.png' } },
          { tag: 'meta', attributes: { name: 'author', content: 'Ada L.' } },
          { tag: 'link', attributes: { rel: 'me', href: '/me/' } },
        ],
        header: {
          right: [
            { text: 'Guide', target: '/guide/' },
            { text: 'GitHub', target: 'https://github.com/acme/acme' },
            { text: 'X', target: 'https://x.com/acme' },
          ],
        },
        entries: [],
        sidebars: [{ prefix: '/guide/', entries: [{ text: 'A', target: '/guide/a' }] }],
        unread: [],
      },
    );
  });

  it('knows a logo that stands without the title', () => {
    const { logo } = readRspress(settingsOf("{ title: 'A', logo: '/a.svg' }"), 'rspress.config.ts') ?? {};
    assert.deepEqual(withoutPlaces(logo), { image: '/a.svg', replacesTitle: true });
    assert.match(unreadOf("{ title: 'A', logo: '/a.svg', logoText: 'B' }").join(), /^logoText write it as `title`/);
  });

  it('reads languages, of which those of the theme may have their own navigation', () => {
    const site = read(`{
      lang: 'en', title: 'Acme', description: 'All',
      locales: [
        { lang: 'en', label: 'English', title: 'Acme docs' },
        { lang: 'zh', label: '简体中文', description: '文档' },
      ],
      themeConfig: {
        socialLinks: [{ icon: 'github', mode: 'link', content: 'https://github.com/acme' }],
        locales: [
          { lang: 'en', label: 'EN', nav: [{ text: 'Guide', link: '/guide/' }] },
          { lang: 'zh', nav: [{ text: '指南', link: '/zh/guide/' }], sidebar: { '/zh/': [{ text: 'A', link: '/zh/a' }] } },
        ],
      },
    }`);
    const social = { text: 'GitHub', target: 'https://github.com/acme' };
    assert.deepEqual(site, {
      title: 'Acme docs',
      description: 'All',
      lang: 'en',
      label: 'English',
      firstFolder: { name: 'en', isRewritten: true },
      header: { right: [{ text: 'Guide', target: '/guide/' }, social] },
      entries: [],
      languages: [
        {
          folder: 'zh',
          lang: 'zh',
          label: '简体中文',
          description: '文档',
          header: { right: [{ text: '指南', target: '/zh/guide/' }, social] },
          entries: [],
          sidebars: [{ prefix: '/zh/', entries: [{ text: 'A', target: '/zh/a' }] }],
        },
      ],
      unread: [],
    });
  });

  it('tells of what has no place here, or only running it would tell', () => {
    assert.deepEqual(
      unreadOf("{ plugins: [pluginPreview()], head: [(route) => '', '<b>x</b>'] }").map((one) => one.split(' ')[0]),
      ['head', 'head', 'plugins'],
    );
    assert.match(unreadOf("{ globalStyles: path.join(__dirname, 'a.css') }").join(), /`site\/site\.css`/);
    assert.match(unreadOf("{ multiVersion: { default: 'v1', versions: ['v1'] } }").join(), /branch of its own/);
    assert.match(unreadOf("{ route: { exclude: ['a'] } }").join(), /begins with `_`/);
    assert.match(unreadOf("{ globalUIComponents: ['a'] }").join(), /`layout`/);
    assert.match(unreadOf('{ themeConfig: { darkMode: false } }').join(), /^darkMode .*color-scheme: light;/);
    assert.deepEqual(unreadOf("{ themeConfig: { darkMode: 'auto' } }"), []);
    assert.deepEqual(
      unreadOf(
        "{ themeConfig: { socialLinks: [{ icon: 'qq', mode: 'img', content: '/a.png' }, { icon: { svg: '' }, mode: 'link', content: 'https://a.example' }] } }",
      ),
      ['social', 'social'],
    );
    assert.deepEqual(unreadOf('{ themeConfig: { nav: items(), sidebar: make() }, locales: [{ lang: a() }, b()] }'), [
      'locales',
      'locales',
      'nav',
      'sidebar',
    ]);
    assert.equal(readRspress('export default {', 'rspress.config.js'), undefined);
  });
});
