import assert from 'node:assert/strict';
import { it } from 'node:test';
import { translationOf } from '../../../src/model/languages/translationOf.ts';

const LANGUAGES = [{ prefix: '/de/' }, { prefix: '/pt-BR/' }];

it('a route and a file stand in the language of their first folder, and in none of these elsewhere', () => {
  const prefixOf = (route: string) => translationOf(route, LANGUAGES)?.prefix;
  assert.deepEqual(['/de/', '/de/a/', '/pt-BR/index.md'].map(prefixOf), ['/de/', '/de/', '/pt-BR/']);
  assert.deepEqual(['/', '/a/', '/details/', '/de.html', '/a/de/', '/pt/'].map(prefixOf), Array(6).fill(undefined));
});

// Of each page, all languages were asked, for each language again: 500 with a page each took 14 seconds.
it('hundreds of languages are each looked at once, whatever the number of pages', () => {
  let reads = 0;
  const languages = ['de', 'fr', 'ja'].map((name) => ({
    get prefix() {
      reads += 1;
      return `/${name}/`;
    },
  }));
  const found = Array.from({ length: 20 }, (_, index) => translationOf(`/ja/page-${index}/`, languages));
  assert.ok(found.every((language) => language === languages[2]));
  assert.equal(reads, languages.length);
});
