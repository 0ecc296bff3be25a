import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AllowanceSources, applyAllowances } from '../../../src/check/allowances/applyAllowances.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';

const warning = (severity: Diagnostic['severity']): Diagnostic => ({
  severity,
  code: 'typed-constant',
  message: 'A value.',
  place: { file: 'content/a.mdx', line: 1, column: 1 },
});

const SOURCES: AllowanceSources = {
  allow: [{ code: 'typed-constant', text: 'value of 64KB', reason: 'another limit' }],
  linesOf: () => ['a value of 64KB'],
  places: { ofText: () => ({ file: 'site/config.ts', line: 1, column: 1 }) },
  comments: [],
  isLookedFor: (code) => !code.startsWith('external'),
};

const left = (...diagnostics: readonly Diagnostic[]) => applyAllowances(diagnostics, SOURCES).map(({ code }) => code);

describe('applyAllowances', () => {
  it('takes out what an entry fits', () => assert.deepEqual(left(warning('warning')), []));

  it('tells of an entry that fits nothing', () => {
    assert.deepEqual(left(), ['unused-allowance']);
    assert.deepEqual(left(warning('error')), ['typed-constant', 'unused-allowance']);
  });

  it('is silent of an entry for what is not looked for, such as other sites', () => {
    const allow = [{ code: 'external-link', text: 'a value', reason: 'at times' }];
    assert.deepEqual(applyAllowances([], { ...SOURCES, allow }), []);
  });

  it('tells of comments that allow nothing', () => {
    const lines = [
      '<!-- docsgen-allow typed-constant: one -->',
      '64KB',
      '<!-- docsgen-allow typed-constant -->',
      '',
      'x',
    ];
    const comments = [1, 3].map((line) => ({
      code: 'typed-constant',
      place: { file: 'content/a.mdx', line, column: 20 },
    }));
    const told = (severity: Diagnostic['severity']) =>
      applyAllowances([{ ...warning(severity), place: { file: 'content/a.mdx', line: 2, column: 1 } }], {
        ...{ ...SOURCES, allow: [], comments },
        linesOf: () => lines,
      }).map(({ code, message, place }) => `${place?.line} ${code} ${message}`);
    assert.deepEqual(told('warning'), ['3 unused-allowance The comment allows no `typed-constant` warning.']);
    assert.deepEqual(told('error'), [
      '2 typed-constant A value.',
      '1 unused-allowance `typed-constant` is an error here, which no comment allows.',
      '3 unused-allowance The comment allows no `typed-constant` warning.',
    ]);
  });
});
