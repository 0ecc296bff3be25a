import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isEnglish, LANGUAGE_TAG } from '../../src/model/languageTag.ts';

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

it('English is English in any country, and no language that begins like it', () => {
  assert.deepEqual(['en', 'EN', 'en-GB', 'en-Latn-US'].map(isEnglish), [true, true, true, true]);
  assert.deepEqual(['enm', 'de', 'de-en', ''].map(isEnglish), [false, false, false, false]);
});
