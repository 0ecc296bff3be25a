import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { namedVariables } from '../../../src/config/siteCode/namedVariables.ts';

describe('names of environment variables in code', () => {
  const cases: readonly (readonly [code: string, names: readonly string[]])[] = [
    ['const url = process.env.API_URL;', ['API_URL']],
    ["process.env['B'] ?? process.env[`A`]", ['A', 'B']],
    ['process.env?.A + process.env?.["B"]', ['A', 'B']],
    ["const { SERVER = 'a', OTHER: other, ...rest } = process.env;", ['OTHER', 'SERVER']],
    ['process.env[name]', []],
    ['const { env } = process; env.A', []],
    ['my.environment.A', []],
    ['process.envelope.A', []],
    ['process.env.A, process.env.A', ['A']],
  ];
  for (const [code, names] of cases) {
    it(`are ${names.length === 0 ? 'none' : names.join(', ')} in ${code}`, () => {
      assert.deepEqual(namedVariables([code]), names);
    });
  }

  it('are those of all sources', () => {
    assert.deepEqual(namedVariables(['process.env.B', '', 'process.env.A']), ['A', 'B']);
  });
});
