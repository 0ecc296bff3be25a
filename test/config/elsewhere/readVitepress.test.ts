import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readVitepress } from '../../../src/config/elsewhere/readVitepress.ts';
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

  it('reads what is said of the first language alone, and tells of the others', () => {
    const site = readVitepress(
      `export default { title: 'A', locales: { root: { label: 'English', title: 'B', themeConfig: { sidebar: [{ link: '/a' }] } },
        de: { label: 'Deutsch' } } }`,
      '.vitepress/config.js',
    );
    assert.equal(site?.title, 'B');
    assert.deepEqual(withoutPlaces(site?.entries), [{ target: '/a' }]);
    assert.deepEqual(site?.unread, [
      {
        option: 'locales',
        place: { file: '.vitepress/config.js', line: 2, column: 13, endColumn: 33 },
        isData: true,
      },
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
        { option: 'nav' },
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
});
