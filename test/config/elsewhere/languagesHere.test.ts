import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Find } from '../../../src/config/elsewhere/itemsHere.ts';
import { languagesHere } from '../../../src/config/elsewhere/languagesHere.ts';
import type { LanguageElsewhere } from '../../../src/model/navigationElsewhere.ts';

const place = { file: 'astro.config.mjs', line: 1, column: 1, endColumn: 2 };
const find: Find = (target) =>
  target === 'none/*' ? { kind: 'missing' } : { kind: 'folder', link: `/${target.toLowerCase().slice(0, -1)}` };
const judged = (...languages: readonly Omit<LanguageElsewhere, 'place' | 'entries'>[]) =>
  languagesHere({ entries: [], languages: languages.map((one) => ({ ...one, place, entries: [] })) }, find);

describe('languagesHere', () => {
  it('keeps languages that have pages, with a tag that programs know', () => {
    const { languages, unread } = judged({ folder: 'de' }, { folder: 'pt_br' }, { folder: 'cn', lang: 'zh-CN' });
    assert.deepEqual(
      languages?.map(({ folder, lang }) => [folder, lang]),
      [
        ['de', 'de'],
        ['pt_br', 'pt-br'],
        ['cn', 'zh-CN'],
      ],
    );
    assert.deepEqual(unread, []);
  });

  it('tells why another one is not carried over', () => {
    const { languages, unread } = judged(
      { folder: 'english' },
      { folder: 'english-us' },
      { folder: 'none', lang: 'fr' },
      { folder: 'DE' },
      { folder: 'en' },
    );
    assert.deepEqual(languages, []);
    assert.deepEqual(
      unread?.map(({ hint }) => hint),
      [
        "name its language: `english: { lang: 'en-US', … }`",
        "name its language: `'english-us': { lang: 'en-US', … }`",
        'write its pages in `content/none`, or delete it: there are none',
        'write its pages in `content/DE`, or delete it: there are none',
        'write another `lang`: `root` is in the language `en`, too',
      ],
    );
  });

  it('takes no language twice, however its tag is written, and keeps what was told before', () => {
    const languages = [{ folder: 'at', lang: 'de-at' }, { folder: 'cn', lang: 'zh-Hans-CN' }, { folder: 'zh_hans_cn' }];
    const site = languagesHere(
      {
        entries: [],
        lang: 'de_AT',
        languages: languages.map((one) => ({ ...one, place, entries: [] })),
        unread: [{ option: 'nav', place, hint: 'before' }],
      },
      find,
    );
    assert.deepEqual(
      site.languages?.map(({ lang }) => lang),
      ['zh-Hans-CN'],
    );
    assert.deepEqual(
      site.unread?.map(({ hint }) => hint),
      [
        'before',
        'write another `lang`: `root` is in the language `de-at`, too',
        'write another `lang`: `cn` is in the language `zh-hans-cn`, too',
      ],
    );
  });
});
