import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { themeTexts } from '../../src/config/themeTexts.ts';
import { ENGLISH } from '../../src/model/languages/englishTexts.ts';
import { placeholdersIn } from '../../src/model/languages/texts.ts';
import { packageRoot } from '../../src/system/packageRoot.ts';

/** Said by the dev server alone, to writers: they read its diagnostics in English, too. */
const FOR_WRITERS = ['contentErrors', 'siteHasErrors', 'errorsNote', 'devServer', 'serverStopped'];

const languages = readdirSync(join(packageRoot, 'src/theme/texts')).map((file) => file.replace('.json', ''));

describe('what the theme says', () => {
  for (const language of languages) {
    it(`is said in \`${language}\`, all of it, with what is put into it`, () => {
      const texts: Readonly<Record<string, string>> = themeTexts(language);
      const names = Object.keys(ENGLISH).filter((name) => !FOR_WRITERS.includes(name));
      assert.deepEqual(Object.keys(texts).sort(), names.sort());
      for (const [name, text] of Object.entries(texts)) {
        assert.deepEqual(
          placeholdersIn(text).sort(),
          placeholdersIn(ENGLISH[name as keyof typeof ENGLISH]).sort(),
          name,
        );
        assert.match(text, /^\S(.*\S)?$/, name);
        // Where a language has a space there, as French does, a line must not end with it.
        assert.doesNotMatch(text, / [:;?!»]|« /, name);
      }
      // Most of it is in other words.
      assert.ok(names.filter((name) => texts[name] === ENGLISH[name as keyof typeof ENGLISH]).length < 10);
    });
  }

  const tags: readonly [tag: string, search: string | undefined][] = [
    ['de', 'Suche'],
    ['DE-at', 'Suche'],
    ['pt-PT', 'Buscar'],
    ['no', 'Søk'],
    ['nb-NO', 'Søk'],
    ['zh', '搜索'],
    ['zh-SG', '搜索'],
    ['zh-TW', '搜尋'],
    ['zh-Hant', '搜尋'],
    ['zh-HK', '搜尋'],
    // In letters that their readers may not know, it would be no help.
    ['ru-Latn', undefined],
    ['en', undefined],
    ['en-GB', undefined],
    ['eo', undefined],
    ['de_x', undefined],
    ['../../package', undefined],
    ['', undefined],
  ];
  for (const [tag, search] of tags) {
    it(`${search === undefined ? 'is English' : `has \`${search}\``} for \`${tag}\``, () => {
      assert.equal(themeTexts(tag).search, search);
    });
  }
});
