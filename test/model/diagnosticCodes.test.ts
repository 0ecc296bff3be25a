import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DIAGNOSTIC_CODES } from '../../src/model/diagnosticCodes.ts';

describe('DIAGNOSTIC_CODES', () => {
  it('are kebab-case and in alphabetical order, as `docs/content/diagnostics.md` prints them', () => {
    const codes = Object.keys(DIAGNOSTIC_CODES);
    for (const code of codes) assert.match(code, /^[a-z0-9]+(-[a-z0-9]+)*$/);
    assert.deepEqual(codes, [...codes].sort());
  });

  it('are explained in one sentence each', () => {
    for (const [code, meaning] of Object.entries(DIAGNOSTIC_CODES)) assert.match(meaning, /^\S.{10,118}\.$/, code);
  });
});
