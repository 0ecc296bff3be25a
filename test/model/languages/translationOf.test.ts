import assert from 'node:assert/strict';
import { it } from 'node:test';
import { translationOf } from '../../../src/model/languages/translationOf.ts';

const LANGUAGES = [{ prefix: '/de/' }, { prefix: '/pt-BR/' }];

it('a route and a file stand in the language of their first folder, and in none of these elsewhere', () => {
  const prefixOf = (route: string) => translationOf(route, LANGUAGES)?.prefix;
  assert.deepEqual(['/de/', '/de/a/', '/pt-BR/index.md'].map(prefixOf), ['/de/', '/de/', '/pt-BR/']);
  assert.deepEqual(['/', '/a/', '/details/', '/de.html', '/a/de/', '/pt/'].map(prefixOf), Array(6).fill(undefined));
});
