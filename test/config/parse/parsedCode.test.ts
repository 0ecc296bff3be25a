import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { declaredIn, parsedCode } from '../../../src/config/parse/parsedCode.ts';
import { loadTypeStripper } from '../../../src/system/bundler/typeStripper.ts';

describe('parsedCode', () => {
  before(loadTypeStripper);

  it('tells names, those of them that are changed, and what is exported', () => {
    const code = parsedCode(
      'const a = 1;\nexport const { b, c: [d], ...e } = a;\nfunction f() {}\nlet g;\ng = 2;\ndelete a.b;\nexport default f;\n',
      'a.js',
    );
    const names = declaredIn(code?.body ?? []);
    assert.deepEqual([...names.keys()], ['a', 'b', 'd', 'e', 'f', 'g']);
    assert.deepEqual(
      [...names].filter(([, node]) => node !== undefined).map(([name]) => name),
      ['a', 'f'],
    );
    assert.deepEqual([...(code?.changed ?? [])].sort(), ['a', 'g']);
    assert.equal(code?.exported?.type, 'Identifier');
  });

  it('finds the place of a node where it is written, with types or without', () => {
    const placeIn = (text: string, file: string) => {
      const code = parsedCode(text, file);
      return code?.exported && code.placeOf(code.exported);
    };
    const place = { file: 'a.js', line: 2, column: 16, endColumn: 19 };
    assert.deepEqual(placeIn("\nexport default 'a';", 'a.js'), place);
    assert.deepEqual(placeIn("\nmodule.exports='a'", 'a.js'), place);
    assert.deepEqual(placeIn("type A = 1;\nmodule.exports='a' as A", 'a.mts'), { ...place, file: 'a.mts' });
  });

  it('yields nothing for what is no code', () => {
    assert.equal(parsedCode('export default {', 'a.ts'), undefined);
    assert.equal(parsedCode('const a: A = 1', 'a.js'), undefined);
  });
});
