import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseJson, parseLooseJson } from '../../../src/check/samples/parseJson.ts';

describe('parseJson', () => {
  const good = [
    '{"a": {...}}\n{"b": [], ...}',
    '{\n  "a": 1,\n  ...\n}\n\n{"b": 2}',
    '{"a": [1, null, "x"]}',
    '"text"',
    '"a": 1,\n"b": {"c": 2},',
    '{"a": 1}\n{"a": 2}',
    '{"a": 1}\n\n{"a": 2}',
    '{\n  "a": 1,\n  ...\n}',
    '{\n  "a": 1,\n\n  ...\n}',
    '[1, 2, ...]',
    '{ "a": { ... } }',
    '{\n  "a": 1\n}\n\n{\n  "b": 2\n}\n',
  ];
  for (const code of good) {
    it(`takes ${JSON.stringify(code)}`, async () => assert.deepEqual(await parseJson([code]), [undefined]));
  }

  it('tells where each of several is wrong', async () => {
    const faults = await parseJson([
      '{}',
      '{"a": 1,}',
      '{\n  "a": 1\n  "b": 2\n}',
      "{'a': 1}",
      '{"a": 1 // one\n}',
      '[\n1\n',
      '{ "a": b c, ... }',
      '{"a": {...}}\n{"b": [}',
    ]);
    assert.deepEqual(
      faults.map((fault) => fault && [fault.line, fault.column]),
      [undefined, [1, 8], [3, 3], [1, 2], [1, 9], [3, 1], [1, 8], [2, 1]],
    );
  });

  it('tells what is wrong within members without their braces', async () => {
    assert.deepEqual(await parseJson(['"a": {\n  "b": 1 // one\n}']), [
      { line: 2, column: 10, message: 'JSON does not support comments', language: 'jsonc' },
    ]);
  });

  it('takes comments and commas to spare where the language has them', async () => {
    assert.deepEqual(await parseLooseJson(['// x\n{ a: \'b\', /* c */ "d": [1,], }']), [undefined]);
    assert.notEqual((await parseLooseJson(['{"a": }']))[0], undefined);
  });
});
