import assert from 'node:assert/strict';
import { it } from 'node:test';
import { load } from 'js-yaml';
import { yamlText } from '../../src/content/yamlText.ts';

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
  ])
    assert.equal(load(`key: ${yamlText(text)}`) && (load(`key: ${yamlText(text)}`) as { key: unknown }).key, text);
  for (const text of ['Guides', "Tutorial - Basics (it's new)", 'Größe']) assert.equal(yamlText(text), text);
  for (const text of ['A: b', 'true', '2024']) assert.equal(yamlText(text), JSON.stringify(text));
});
