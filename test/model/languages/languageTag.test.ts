import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  asLanguageTag,
  directionOf,
  isEnglish,
  LANGUAGE_TAG,
  languageMeant,
  localeOf,
} from '../../../src/model/languages/languageTag.ts';

describe('LANGUAGE_TAG', () => {
  const languages: readonly [tag: string, taken: boolean][] = [
    ['en', true],
    ['pt-BR', true],
    ['zh-Hant-TW', true],
    ['gsw', true],
    ['english', false],
    ['en_US', false],
    ['"><script>', false],
    ['', false],
  ];
  for (const [tag, taken] of languages) {
    it(`${taken ? 'takes' : 'refuses'} \`${tag}\` as a language`, () => assert.equal(LANGUAGE_TAG.test(tag), taken));
  }
});

it('the tag of a language is read from its name, too, and from one that systems have', () => {
  assert.deepEqual(['de', 'zh_Hans_CN', 'German', 'français', 'Klingon'].map(asLanguageTag), [
    'de',
    'zh-Hans-CN',
    'de',
    'fr',
    'Klingon',
  ]);
});

it('the code of a country is that of no language, unless a language has the same', () => {
  const countries = ['jp', 'cn', 'cz-CZ', 'DK', 'gr', 'ua', 'us', 'vn', 'xx'];
  assert.deepEqual(countries.map(languageMeant), ['ja', 'zh', 'cs-CZ', 'da', 'el', 'uk', 'en', 'vi', 'en']);
  // Addresses often have the country first.
  assert.deepEqual(['us-en', 'jp-JA', 'cn-ZH', 'cz-cs', 'jp-JP', 'cn-Hans'].map(languageMeant), [
    'en-US',
    'ja-JP',
    'zh-CN',
    'cs-CZ',
    'ja-JP',
    'zh-Hans',
  ]);
  const languages = ['ja', 'br', 'kr', 'se', 'iw', 'no', 'PT-br', 'yue', 'qya', 'x-klingon'];
  assert.deepEqual(
    languages.filter((tag) => languageMeant(tag) !== undefined),
    [],
  );
  const named = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second)))
    assert.equal(languageMeant(code) === undefined, named.of(code) !== undefined, code);
});

it('English is English in any country, and no language that begins like it', () => {
  assert.deepEqual(['en', 'EN', 'en-GB', 'en-Latn-US'].map(isEnglish), [true, true, true, true]);
  assert.deepEqual(['enm', 'de', 'de-en', ''].map(isEnglish), [false, false, false, false]);
});

it('the direction of a language is that of its script', () => {
  const leftwards = ['ar', 'ar-EG', 'fa', 'he', 'iw', 'ur', 'yi', 'dv', 'az-Arab', 'pa-PK'];
  assert.deepEqual(
    leftwards.filter((tag) => directionOf(tag) !== 'rtl'),
    [],
  );
  const rightwards = ['en', 'de', 'zh', 'az', 'ar-Latn', 'x', 'de_DE', ''];
  assert.deepEqual(
    rightwards.filter((tag) => directionOf(tag) !== 'ltr'),
    [],
  );
});

it('what is no tag has no locale', () => {
  assert.deepEqual(
    ['de', 'de_DE', ''].map((tag) => localeOf(tag)?.language),
    ['de', undefined, undefined],
  );
});
