import assert from 'node:assert/strict';
import { it } from 'node:test';
import { load } from 'js-yaml';
import { yamlText, yamlTextInside } from '../../src/content/yamlText.ts';

it('writes a text as YAML reads it, in quotes where it must', () => {
  for (const text of [
    'Guides',
    'Größe & Maß',
    'A: b',
    'a #b',
    'yes',
    '2024',
    '- a',
    '"a" \'b\'',
    '{a}',
    'a\\b',
    'Tips!',
    'a ',
    '_a',
    '/a/',
    '/a: b',
    'A, b',
    'NULL',
    'a_',
    'a.',
    'b',
  ]) {
    assert.equal(load(`key: ${yamlText(text)}`) && (load(`key: ${yamlText(text)}`) as { key: unknown }).key, text);
    assert.deepEqual(load(`[${yamlTextInside(text)}]`), [text]);
  }
  for (const text of ['Guides', "Tutorial - Basics (it's new)", 'Größe', '/a/', 'Etc.', 'A'])
    assert.equal(yamlText(text), text);
  for (const text of ['A: b', 'true', '2024']) assert.equal(yamlText(text), JSON.stringify(text));
});
