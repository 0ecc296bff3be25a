import assert from 'node:assert/strict';
import { it } from 'node:test';
import { labelSlugs } from '../../../src/theme/components/labelSlugs.ts';

it('ends of ids are the words of labels, each unique: readers have links to them', () => {
  assert.deepEqual(labelSlugs(['Node.js', 'C++', 'C', 'c', '(Über uns)', '日本語', '→']), [
    'node-js',
    'c',
    'c-2',
    'c-3',
    'über-uns',
    '日本語',
    'tab',
  ]);
  assert.deepEqual(labelSlugs(['U\u0308ber']), ['\u00fcber']);
  // Vowels are marks in many scripts: without them, sets of a group would take one label for another.
  assert.deepEqual(labelSlugs(['हिन्दी', 'कि', 'की', 'ไทย ภาษา']), ['हिन्दी', 'कि', 'की', 'ไทย-ภาษา']);
});
