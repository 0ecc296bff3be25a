import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listIn, mapIn, plainValue, textIn } from '../../../src/config/parse/codeData.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';

const dataOf = (code: string) => exportedData(`export default ${code}`, 'a.ts');

describe('textIn, mapIn and listIn', () => {
  it('yield what data is, and nothing of data of another kind', () => {
    assert.equal(textIn(dataOf("'a'")), 'a');
    assert.deepEqual([...mapIn(dataOf("{ a: 'b' }")).keys()], ['a']);
    assert.deepEqual(listIn(dataOf("['a', 'b']")).map(textIn), ['a', 'b']);
    for (const code of ['1', 'call()', "['a']", '{}']) assert.equal(textIn(dataOf(code)), undefined, code);
    for (const code of ["'a'", "['a']", 'call()']) assert.equal(mapIn(dataOf(code)).size, 0, code);
    for (const code of ["'a'", '{ a: 1 }', 'call()']) assert.deepEqual(listIn(dataOf(code)), [], code);
    assert.deepEqual([textIn(undefined), mapIn(undefined).size, listIn(undefined)], [undefined, 0, []]);
  });
});

describe('plainValue', () => {
  it('is the value, at any depth, and undefined where a part of it is code', () => {
    const plainOf = (code: string) => {
      const data = dataOf(code);
      return data && plainValue(data);
    };
    assert.deepEqual(plainOf("{ a: ['b', { c: null, d: -1 }] }"), { value: { a: ['b', { c: null, d: -1 }] } });
    for (const code of ['{ a: [call()] }', '{ ...other }', '[other]']) assert.equal(plainOf(code), undefined, code);
  });
});
