import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  docusaurusLanguages,
  translatedEntries,
  translatorTexts,
} from '../../../src/config/docusaurus/docusaurusLanguages.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

const place = { file: 'sidebars.js', line: 1, column: 1, endColumn: 2 };

describe('docusaurusLanguages', () => {
  it('reads the languages besides the default one, with what is said of each', () => {
    const i18n = exportedData(
      `export default { defaultLocale: 'en', locales: ['en', 'ar', 'fr'], localeConfigs: {
        en: { label: 'English', htmlLang: 'en-GB' }, ar: { direction: 'rtl' } } }`,
      'config.js',
    );
    const fallback = { hasFallback: true, entries: [] };
    const folder = (name: string) => `i18n/${name}/docusaurus-plugin-content-docs/current`;
    assert.deepEqual(withoutPlaces(docusaurusLanguages(i18n, 'config.js', partsReader())), {
      lang: 'en-GB',
      label: 'English',
      languages: [
        { dir: 'rtl', lang: 'ar', folder: 'ar', folderThere: folder('ar'), ...fallback },
        { lang: 'fr', folder: 'fr', folderThere: folder('fr'), ...fallback },
      ],
    });
    assert.deepEqual(docusaurusLanguages(undefined, 'config.js', partsReader()), {});
    const elsewhere = exportedData(
      "export default { defaultLocale: 'en', locales: ['fr', 'pt'], path: 'words', localeConfigs: { pt: { path: 'br' } } }",
      'config.js',
    );
    assert.deepEqual(
      docusaurusLanguages(elsewhere, 'website/config.js', partsReader()).languages?.map(
        ({ folderThere }) => folderThere,
      ),
      ['fr', 'br'].map((name) => `website/words/${name}/docusaurus-plugin-content-docs/current`),
    );
  });

  it('gives entries the labels of translators, and leaves others as they are', () => {
    const texts = translatorTexts('{"item.label.A": {"message": "B"}, "item.label.D": {"message": 1}, "title": "C"}');
    const entries = [
      {
        text: 'A',
        place,
        items: [
          { text: 'D', place },
          { text: 'A', place },
          { target: 'a', place },
        ],
      },
    ];
    assert.deepEqual(withoutPlaces(translatedEntries(entries, ['item.label'], texts)), [
      { text: 'B', items: [{ text: 'D' }, { text: 'B' }, { target: 'a' }] },
    ]);
    assert.deepEqual(
      withoutPlaces(translatedEntries([{ text: 'D', key: 'A', place, items: [] }], ['item.label'], texts)),
      [{ text: 'B', key: 'A', items: [] }],
    );
    // The first name that translators have written something for.
    assert.deepEqual(
      withoutPlaces(translatedEntries([{ text: 'A', place }], ['link.title', 'item.label', 'title'], texts)),
      [{ text: 'B' }],
    );
    assert.equal(translatorTexts('{').size, 0);
  });
});
