import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyAllowances } from '../../src/check/applyAllowances.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';

const warning = (severity: Diagnostic['severity']): Diagnostic => ({
  severity,
  code: 'typed-constant',
  message: 'A value.',
  place: { file: 'content/a.mdx', line: 1, column: 1 },
});

const left = (...diagnostics: readonly Diagnostic[]) =>
  applyAllowances(diagnostics, {
    allow: [{ code: 'typed-constant', text: 'value of 64KB', reason: 'another limit' }],
    linesOf: () => ['a value of 64KB'],
    places: { ofText: () => ({ file: 'site/config.ts', line: 1, column: 1 }) },
  }).map(({ code }) => code);

describe('applyAllowances', () => {
  it('takes out what an entry fits', () => assert.deepEqual(left(warning('warning')), []));

  it('tells of an entry that fits nothing', () => {
    assert.deepEqual(left(), ['unused-allowance']);
    assert.deepEqual(left(warning('error')), ['typed-constant', 'unused-allowance']);
  });
});
