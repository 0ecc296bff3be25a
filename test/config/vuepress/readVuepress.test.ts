import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readVuepress } from '../../../src/config/vuepress/readVuepress.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

const read = (settings: string) => withoutPlaces(readVuepress(settings, 'content/.vuepress/config.js'));

describe('readVuepress', () => {
  it('reads the first version: words, header, sidebars, logo and where pages are edited', () => {
    assert.deepEqual(
      read(`module.exports = {
        title: 'Acme', description: 'All of it', base: '/acme/', dest: 'out',
        head: [['meta', { name: 'author', content: 'Ada' }]],
        themeConfig: {
          logo: '/logo.svg', repo: 'acme/acme', docsDir: 'docs', editLinks: true, lastUpdated: 'Changed',
          nav: [{ text: 'Guide', link: '/guide/' }, { text: 'More', items: [{ text: 'A', link: 'https://a.example/' }] }],
          sidebar: {
            '/guide/': ['', 'first', ['second', 'The second'], { title: 'Group', collapsable: false, children: ['/api/'] }],
            '/': 'auto',
          },
        },
      }`),
      {
        title: 'Acme',
        description: 'All of it',
        base: '/acme/',
        logo: { image: '/logo.svg' },
        repository: {
          url: 'https://github.com/acme/acme',
          editUrl: 'https://github.com/acme/acme/edit/master/docs/{path}',
          folder: 'docs',
        },
        head: [{ tag: 'meta', attributes: { name: 'author', content: 'Ada' } }],
        header: {
          right: [
            { text: 'Guide', target: '/guide/' },
            { text: 'More', isOpen: true, items: [{ text: 'A', target: 'https://a.example/' }] },
          ],
        },
        entries: [],
        sidebars: [
          {
            prefix: '/guide/',
            entries: [
              { target: '/guide/' },
              { target: '/guide/first' },
              { text: 'The second', target: '/guide/second' },
              { text: 'Group', isOpen: true, items: [{ target: '/api/' }] },
            ],
          },
        ],
        unread: [],
      },
    );
  });

  it('reads the second version: what the theme is called with, and the prefixes of groups', () => {
    assert.deepEqual(
      read(`import { defineUserConfig } from 'vuepress';
        export default defineUserConfig({
          lang: 'de', bundler: viteBundler(),
          theme: defaultTheme({
            logo: '/a.svg', logoDark: '/b.svg', repo: 'https://github.com/acme/acme', docsDir: '/docs/',
            navbar: ['/start/', { text: 'B', children: ['/b/'] }],
            sidebar: [
              '/start/README.md',
              { text: 'C', prefix: 'c/', collapsible: true, children: ['d.md', { text: 'E', link: 'e.md' }] },
              { text: 'F', prefix: '/f/', children: 'structure' },
            ],
          }),
        });`),
      {
        lang: 'de',
        logo: { image: { light: '/a.svg', dark: '/b.svg' } },
        repository: {
          url: 'https://github.com/acme/acme',
          editUrl: 'https://github.com/acme/acme/edit/main/docs/{path}',
          folder: 'docs',
        },
        header: { right: [{ target: '/start/' }, { text: 'B', isOpen: true, items: [{ target: '/b/' }] }] },
        entries: [
          { target: '/start/README.md' },
          { text: 'C', items: [{ target: '/c/d.md' }, { text: 'E', target: '/c/e.md' }] },
          { text: 'F' },
        ],
        unread: [],
      },
    );
  });

  it('reads languages by the paths that the site and its theme name', () => {
    assert.deepEqual(
      read(`module.exports = {
        locales: { '/': { lang: 'en-US', title: 'Acme' }, '/zh/': { lang: 'zh-CN', title: '极致' } },
        themeConfig: { locales: {
          '/': { label: 'English', sidebar: ['/guide/'] },
          '/zh/': { label: '简体中文', selectText: '选择语言', sidebar: ['/zh/guide/'], nav: [{ text: '指南', link: '/zh/guide/' }] },
        } },
      }`),
      {
        title: 'Acme',
        lang: 'en-US',
        label: 'English',
        entries: [{ target: '/guide/' }],
        languages: [
          {
            title: '极致',
            lang: 'zh-CN',
            label: '简体中文',
            folder: 'zh',
            header: { right: [{ text: '指南', target: '/zh/guide/' }] },
            entries: [{ target: '/zh/guide/' }],
          },
        ],
        unread: [],
      },
    );
  });

  it('links to a repository in which nothing is edited, and tells of what has no counterpart', () => {
    const site = readVuepress(
      `module.exports = { plugins: ['tabs'], themeConfig: { repo: 'acme/acme', sidebar: make() } }`,
      'content/.vuepress/config.js',
    );
    assert.deepEqual(withoutPlaces(site?.header), {
      right: [{ text: 'GitHub', target: 'https://github.com/acme/acme' }],
    });
    for (const repo of ['git@github.com:acme/acme.git', 'github.com/acme/acme', 'https://github.com/acme/acme.git/'])
      assert.deepEqual(
        withoutPlaces(readVuepress(`export default { themeConfig: { repo: '${repo}' } }`, 'config.js')?.header),
        { right: [{ text: 'GitHub', target: 'https://github.com/acme/acme' }] },
        repo,
      );
    assert.deepEqual(
      site?.unread?.map(({ option, isData }) => [option, isData]),
      [
        ['plugins', true],
        ['sidebar', undefined],
      ],
    );
  });
});
