import assert from 'node:assert/strict';
import { it } from 'node:test';
import { load } from 'js-yaml';
import { yamlEntry } from '../../src/content/yamlEntry.ts';

it('writes a key with its value on one line, in quotes only where YAML needs them', () => {
  assert.equal(yamlEntry('on', '2024-01-31'), 'on: 2024-01-31');
  assert.equal(yamlEntry('days', ['2024-01-31', 'a, b', 1, true]), 'days: [2024-01-31, "a, b", 1, true]');
  for (const text of ['1.10', '…', 'a: b', 'no', 'What’s new'])
    assert.deepEqual(load(yamlEntry('it', [text])), { it: [text] });
});
