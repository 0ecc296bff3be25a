import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  languageWritten,
  pathWithoutLanguage,
  translationBeside,
} from '../../../src/model/languages/translationBeside.ts';

describe('translationBeside', () => {
  it('finds the language in the name of a file', () => {
    assert.deepEqual(translationBeside('guides/setup.pt_br.mdx'), {
      path: 'guides/setup.pt_br.mdx',
      trunk: 'guides/setup',
      lang: 'pt-BR',
      written: 'pt_br',
    });
    for (const path of ['setup.md', 'setup.v2.md', 'setup.xx.md', 'de.md', 'setup.de.txt'])
      assert.equal(translationBeside(path), undefined, path);
  });

  it('knows countries that stand for their languages', () => {
    assert.deepEqual(['cn', 'jp', 'zh-hans', 'de'].map(languageWritten), ['zh', 'ja', 'zh-hans', 'de']);
  });

  it('names the file in the folder of its language', () => {
    assert.equal(pathWithoutLanguage({ path: 'a/_index.fr.md', trunk: 'a/_index' }), 'a/index.md');
    assert.equal(pathWithoutLanguage({ path: 'a/b_index.fr.mdx', trunk: 'a/b_index' }), 'a/b_index.mdx');
  });
});
