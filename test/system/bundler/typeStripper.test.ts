import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { loadTypeStripper, withoutTypes } from '../../../src/system/bundler/typeStripper.ts';

describe('withoutTypes', () => {
  before(loadTypeStripper);

  it('takes out types, and tells where what is left stood', () => {
    const text = "type A = string;\n\nexport const a: A[] = [\n  'é' as A,   'b',\n];\n";
    const { code = '', originOf } = withoutTypes(text) ?? {};
    assert.doesNotMatch(code, /\bA\b/);
    const lines = code.split('\n');
    const line = lines.findIndex((one) => one.includes('"b"'));
    assert.deepEqual(originOf?.(line, lines[line]?.indexOf('"b"') ?? 0), [3, 14]);
  });

  it('yields nothing for what is no TypeScript', () => {
    assert.equal(withoutTypes('export default {'), undefined);
  });
});
