import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readMkdocs } from '../../../src/config/mkdocs/readMkdocs.ts';

const siteOf = (languages: string, more = 'docs_structure: folder') =>
  readMkdocs(
    `site_name: Acme
nav:
  - Home: index.md
  - Guides:
      - a.md
      - Setup: b.md
plugins:
  - search
  - i18n:
      ${more}
      languages:
        - locale: en
          default: true
          name: English
${languages}`,
    'mkdocs.yml',
  );

const plain = (entries: readonly unknown[]) =>
  JSON.parse(JSON.stringify(entries, (key, value) => (key === 'place' ? undefined : value)));

describe('mkdocsLanguages', () => {
  it('reads the languages that the plugin finds in folders, with their words', () => {
    const site = siteOf(`        - locale: pt_BR
          name: Português
          site_name: Acme em português
          nav_translations:
            Home: Início
            Guides: Guias
        - locale: de
          name: Deutsch
          nav:
            - Start: index.md
        - locale: fr
          name: Français
        - locale: it
          build: false
`);
    assert.deepEqual([site?.lang, site?.label], ['en', 'English']);
    const { name, isRewritten, place } = site?.firstFolder ?? {};
    assert.deepEqual([name, isRewritten, place?.line], ['en', true, 12]);
    assert.deepEqual(plain(site?.languages ?? []), [
      {
        folder: 'pt_BR',
        lang: 'pt-BR',
        label: 'Português',
        title: 'Acme em português',
        hasFallback: true,
        entries: [
          { text: 'Início', target: 'index.md' },
          { text: 'Guias', items: [{ target: 'a.md' }, { text: 'Setup', target: 'b.md' }] },
        ],
      },
      {
        folder: 'de',
        lang: 'de',
        label: 'Deutsch',
        hasFallback: true,
        entries: [{ text: 'Start', target: 'index.md' }],
      },
      { folder: 'fr', lang: 'fr', label: 'Français', hasFallback: true, entries: [] },
    ]);
  });

  it('has no pages of the first language where the plugin shows none', () => {
    const site = siteOf('        - locale: de\n', 'docs_structure: folder\n      fallback_to_default: false');
    assert.deepEqual(
      site?.languages?.map(({ hasFallback }) => hasFallback),
      [undefined],
    );
  });

  it('reads languages that the names of files say, as they do where nothing else is written', () => {
    for (const more of ['docs_structure: suffix', 'reconfigure_material: true']) {
      const { languages, firstFolder, firstEnding } =
        siteOf('        - locale: pt_BR\n          nav_translations: { Home: Início }\n', more) ?? {};
      assert.deepEqual([firstFolder, firstEnding?.name, firstEnding?.place.line], [undefined, 'en', 12], more);
      assert.deepEqual(
        languages?.map(({ folder, ending, lang, entries }) => [folder, ending, lang, entries[0]?.text]),
        [['pt-BR', 'pt_BR', 'pt-BR', 'Início']],
        more,
      );
    }
  });

  it('reads the languages of older versions of the plugin', () => {
    const { lang, label, languages, firstEnding } =
      readMkdocs(
        `site_name: Acme
nav: [{ Home: index.md }]
plugins:
  - i18n:
      default_language: en
      languages:
        default: { name: English, build: true }
        en: English
        fr: { name: Français, site_name: Acme en français }
        de: { name: Deutsch, build: false }
      nav_translations:
        fr: { Home: Accueil }
`,
        'mkdocs.yml',
      ) ?? {};
    assert.deepEqual([lang, label, firstEnding?.name], ['en', 'English', 'en']);
    assert.deepEqual(
      languages?.map((one) => [one.ending, one.label, one.title, one.entries[0]?.text]),
      [['fr', 'Français', 'Acme en français', 'Accueil']],
    );
  });
});
