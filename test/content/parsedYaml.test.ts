import assert from 'node:assert/strict';
import { it } from 'node:test';
import { parsedYaml } from '../../src/content/parsedYaml.ts';

it('is the value of YAML and JSON, and undefined for what is none', () => {
  assert.deepEqual(['a: [1]', '{"a": [1]}', 'null', 'a: b: c', '{{ .Title }', ''].map(parsedYaml), [
    { a: [1] },
    { a: [1] },
    null,
    undefined,
    undefined,
    undefined,
  ]);
});
