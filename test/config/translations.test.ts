import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inAllLanguages, indexFileOf, inLanguageOf, localeFolderOf } from '../../src/config/translations.ts';
import { loadOptions } from './loadText.ts';

const LOCALES = `
  title: 'Acme', lang: 'en', description: 'All.', texts: { search: 'Find', next: 'On' },
  nav: { left: [{ text: 'A', link: '/a/' }] }, footer: [{ text: 'F' }], pageLinks: [{ text: 'P', link: 'https://a.example' }], sidebars: [{ routes: ['/'], items: ['/a/'] }],
  locales: {
    root: { label: 'English', lang: 'en-GB', texts: { search: 'Look', next: 'On' } },
    de: { label: 'Deutsch', texts: { search: 'Finden' } },
    zh: { label: '中文', lang: 'zh-Hans', title: '艾克', description: '全部', searchPlaceholder: '搜', nav: {}, footer: [], pageLinks: [], sidebars: [] },
    ar: { label: 'العربية' },
    eo: { label: 'Esperanto', dir: 'rtl' },
  },`;

describe('the languages of a site', () => {
  it('are one where none are named', async () => {
    const { config } = await loadOptions("title: 'Acme'");
    assert.deepEqual(inAllLanguages(config), [config]);
    assert.deepEqual([config.prefix, config.dir, config.translations], ['/', 'ltr', []]);
    assert.equal(inLanguageOf(config, '/de/'), config);
  });

  it('say what is theirs, and else what the site says; their texts are the theme’s where they name none', async () => {
    const { config, diagnostics } = await loadOptions(LOCALES);
    assert.deepEqual(diagnostics, []);
    const said = inAllLanguages(config).map((one) => ({
      ...{ prefix: one.prefix, label: one.label, lang: one.lang, dir: one.dir, title: one.title },
      ...{ description: one.description, placeholder: one.searchPlaceholder },
      texts: [one.texts.search, one.texts.next, one.texts.previous],
      counts: [one.nav.left.length, one.footer.length, one.sidebars?.length, one.pageLinks.length],
    }));
    const english = { title: 'Acme', description: 'All.', dir: 'ltr', counts: [1, 1, 1, 1] };
    assert.deepEqual(said, [
      {
        ...english,
        ...{ prefix: '/', label: 'English', lang: 'en-GB', placeholder: 'Look...' },
        texts: ['Look', 'On', undefined],
      },
      {
        ...english,
        ...{ prefix: '/de/', label: 'Deutsch', lang: 'de', placeholder: 'Finden...' },
        texts: ['Finden', 'Weiter', 'Zurück'],
      },
      {
        ...{ prefix: '/zh/', label: '中文', lang: 'zh-Hans', dir: 'ltr', title: '艾克', description: '全部' },
        ...{ placeholder: '搜', counts: [0, 0, 0, 0], texts: ['搜索', '下一页', '上一页'] },
      },
      {
        ...english,
        ...{ prefix: '/ar/', label: 'العربية', lang: 'ar', dir: 'rtl', placeholder: 'بحث...' },
        texts: ['بحث', 'التالي', 'السابق'],
      },
      {
        ...english,
        ...{ prefix: '/eo/', label: 'Esperanto', lang: 'eo', dir: 'rtl', placeholder: 'Search...' },
        texts: ['Search', 'Next', undefined],
      },
    ]);
  });

  it('are told by the beginning of a route', async () => {
    const { config } = await loadOptions(LOCALES);
    const [, german] = inAllLanguages(config);
    const labelAt = (route: string) => inLanguageOf(config, route).label;
    assert.deepEqual(['/', '/a/', '/de/', '/de/a/', '/details/', '/de.html', '/zh/x/'].map(labelAt), [
      'English',
      'English',
      'Deutsch',
      'Deutsch',
      'English',
      'English',
      '中文',
    ]);
    assert.deepEqual([indexFileOf(config), indexFileOf(german ?? config)], ['index.md', 'de/index.md']);
    assert.deepEqual(inAllLanguages(config).map(localeFolderOf), ['', 'de', 'zh', 'ar', 'eo']);
  });
});
