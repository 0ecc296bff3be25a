import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readHugo } from '../../../src/config/hugo/readHugo.ts';

const YAML = `title: Acme
contentDir: content/en
defaultContentLanguage: en
languages:
  en:
    languageName: English
    title: Acme
    params:
      description: All of it
  fr:
    languageName: Français
    contentDir: content/fr/
    languageCode: fr-CA
    title: Acme en français
    params:
      description: Tout
  ar:
    label: العربية
    contentDir: i18n/ar
    languageDirection: rtl
`;

const TOML = `title = "Acme"
defaultContentLanguage = "en"
[languages.en]
languageName = "English"
contentDir = "content/en"
[languages.en.params]
description = "All of it"
[languages.fr]
languageName = "Français"
contentDir = "content/fr"
languageCode = "fr-CA"
title = "Acme en français"
[languages.fr.params]
description = "Tout"
[languages.ar]
label = "العربية"
contentDir = "i18n/ar"
languageDirection = "rtl"
`;

describe('hugoLanguages', () => {
  it('reads the languages whose pages are in folders, and the folder of the first', () => {
    for (const [text, file] of [
      [YAML, 'hugo.yaml'],
      [TOML, 'hugo.toml'],
    ] as const) {
      const { label, lang, description, firstFolder, languages = [] } = readHugo(text, file) ?? {};
      assert.deepEqual([label, lang, description], ['English', 'en', 'All of it'], file);
      assert.deepEqual([firstFolder?.name, firstFolder?.isRewritten], ['en', true], file);
      assert.deepEqual(
        languages.map(({ place, ...language }) => [place.file, language]),
        [
          [
            file,
            {
              folder: 'fr',
              lang: 'fr-CA',
              label: 'Français',
              title: 'Acme en français',
              description: 'Tout',
              entries: [],
            },
          ],
          [file, { folder: 'ar', folderThere: 'i18n/ar', lang: 'ar', dir: 'rtl', label: 'العربية', entries: [] }],
        ],
        file,
      );
    }
  });

  it('says of a first language whether its folder is part of addresses', () => {
    const inside = (text: string, file: string) => {
      const { name, isRewritten } = readHugo(text, file)?.firstFolder ?? {};
      return [name, isRewritten];
    };
    for (const line of ['defaultContentLanguageInSubdir: True', 'DefaultContentLanguageInSubdir : true # so'])
      assert.deepEqual(inside(`${line}\n${YAML}`, 'hugo.yaml'), ['en', undefined], line);
    assert.deepEqual(inside(`# defaultContentLanguageInSubdir: true\n${YAML}`, 'hugo.yaml'), ['en', true]);
    assert.deepEqual(inside(`defaultContentLanguageInSubdir = true\n${TOML}`, 'hugo.toml'), ['en', undefined]);
    const json = '{"title":"A","defaultContentLanguageInSubdir":true,"contentDir":"content/de"}';
    assert.deepEqual(inside(json, 'hugo.json'), ['de', undefined]);
  });

  it('reads those whose pages are beside those of the first, with how names of files call them', () => {
    const { languages, firstFolder, firstEnding } =
      readHugo(
        'title: A\ncontentDir: content\nlanguages:\n  en: { label: English }\n  pt-br: { label: Português }\n',
        'hugo.yaml',
      ) ?? {};
    assert.deepEqual([firstFolder, firstEnding?.name, firstEnding?.place.line], [undefined, 'en', 4]);
    assert.deepEqual(languages, [
      {
        folder: 'pt-BR',
        ending: 'pt-br',
        lang: 'pt-BR',
        label: 'Português',
        place: { file: 'hugo.yaml', line: 5, column: 19, endColumn: 28 },
        entries: [],
      },
    ]);
  });

  it('reads none that is not published', () => {
    const two = (off: string) =>
      readHugo(`title: A\nlanguages:\n  de: { contentDir: content/de${off} }\n`, 'hugo.yaml')?.languages?.length;
    assert.deepEqual([two(''), two(', disabled: true')], [1, undefined]);
    const inToml = (off: string) =>
      readHugo(`title = "A"\n[languages.de]\ncontentDir = "content/de"\n${off}`, 'hugo.toml')?.languages?.length;
    assert.deepEqual([inToml(''), inToml('disabled = true\n')], [1, undefined]);
  });
});
