import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  type Diagnostic,
  hasErrors,
  joinFixes,
  judge,
  placeAtEnd,
  sortDiagnostics,
} from '../../src/model/diagnostic.ts';

const at = (
  file: string,
  line: number,
  column: number,
  code: Diagnostic['code'] = 'broken-link',
  message = 'x',
): Diagnostic => ({
  severity: 'error',
  code,
  message,
  place: { file, line, column },
});

describe('joinFixes', () => {
  it('makes one correction of several and of what each comes with, in their order', () => {
    const fix = (was: string) => ({ place: { file: 'a.md', line: 1, column: 1, endColumn: 2 }, was, text: '' });
    assert.equal(joinFixes([]), undefined);
    assert.deepEqual(joinFixes([fix('a')]), fix('a'));
    assert.deepEqual(joinFixes([{ ...fix('a'), with: [fix('b')] }, fix('c')]), {
      ...fix('a'),
      with: [fix('b'), fix('c')],
    });
  });
});

describe('sortDiagnostics', () => {
  it('sorts by file, line, column, code and message', () => {
    const inOrder = [
      at('a.md', 1, 1),
      at('a.md', 2, 9, 'broken-link'),
      at('a.md', 2, 10, 'broken-anchor'),
      at('a.md', 2, 10, 'broken-link', 'first'),
      at('a.md', 2, 10, 'broken-link', 'second'),
      at('a.md', 10, 1),
      at('b.md', 1, 1),
    ];
    assert.deepEqual(sortDiagnostics([...inOrder].reverse()), inOrder);
  });

  it('puts what has no place first', () => {
    const placeless: Diagnostic = { severity: 'error', code: 'output-clash', message: 'x' };
    assert.deepEqual(sortDiagnostics([at('a.md', 1, 1), placeless]), [placeless, at('a.md', 1, 1)]);
  });

  it('compares names by code units, so that no locale changes the order', () => {
    const files = ['Z.md', 'a.md', 'ä.md', 'é.md'];
    const sorted = sortDiagnostics(files.toReversed().map((file) => at(file, 1, 1)));
    assert.deepEqual(
      sorted.map(({ place }) => place?.file),
      files,
    );
  });

  it('says the same thing of the same place once', () => {
    assert.equal(sortDiagnostics([at('a.md', 1, 1), at('a.md', 1, 1)]).length, 1);
    assert.equal(sortDiagnostics([at('a.md', 1, 1), at('a.md', 1, 2)]).length, 2);
  });

  // Threads find them in no order of their own.
  it('names the first of the other places where several have the same fault', () => {
    const of = (file: string) => ({ ...at('a.tsx', 1, 1), related: [{ file, line: 1, column: 1 }] });
    const pages = ['b.md', 'a.md', 'c.md'].map(of);
    for (const found of [pages, pages.toReversed()]) assert.deepEqual(sortDiagnostics(found), [of('a.md')]);
  });

  it('keeps the correction that one of several knows', () => {
    const fix = { place: { file: 'a.md', line: 1, column: 1, endColumn: 2 }, was: 'a', text: 'b' };
    const [plain, mending] = [at('a.md', 1, 1), { ...at('a.md', 1, 1), fix }];
    for (const all of [
      [plain, mending],
      [mending, plain],
    ])
      assert.deepEqual(sortDiagnostics(all), [mending]);
  });

  it('yields the same list whatever the order in which workers finish', () => {
    const diagnostic = fc
      .record({
        file: fc.constantFrom('a.md', 'b.md'),
        line: fc.integer({ min: 1, max: 3 }),
        column: fc.integer({ min: 1, max: 3 }),
        code: fc.constantFrom<Diagnostic['code']>('broken-link', 'missing-alt'),
        message: fc.constantFrom('x', 'y'),
      })
      .map(({ file, line, column, code, message }) => at(file, line, column, code, message));
    const shuffled = fc
      .array(diagnostic)
      .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
    fc.assert(
      fc.property(shuffled, ([list, other]) => assert.deepEqual(sortDiagnostics(list), sortDiagnostics(other))),
    );
  });

  it('leaves the list it is given alone', () => {
    const list = [at('b.md', 1, 1), at('a.md', 1, 1)];
    sortDiagnostics(list);
    assert.equal(list[0]?.place?.file, 'b.md');
  });
});

describe('judge', () => {
  const warning: Diagnostic = {
    severity: 'warning',
    code: 'empty-page',
    message: 'x',
    place: { file: 'b.md', line: 1, column: 1 },
  };
  const error: Diagnostic = {
    severity: 'error',
    code: 'broken-link',
    message: 'y',
    place: { file: 'a.md', line: 1, column: 1 },
  };

  it('sorts, and leaves severities as they are', () =>
    assert.deepEqual(judge([warning, error], { strict: false }), [error, warning]));

  it('makes every warning an error when it is strict', () => {
    assert.deepEqual(
      judge([warning], { strict: true }).map(({ severity }) => severity),
      ['error'],
    );
    assert.equal(warning.severity, 'warning');
  });

  it('knows what forbids a result', () =>
    assert.deepEqual([hasErrors([warning]), hasErrors([warning, error]), hasErrors([])], [false, true, false]));
});

describe('placeAtEnd', () => {
  for (const [text, line, column] of [
    ['', 1, 1],
    ['\ufeff', 1, 1],
    ['\ufeff/a: /b', 1, 7],
    ['a\r\nbc', 2, 3],
    ['a\n', 2, 1],
  ] as const) {
    it(`is behind ${JSON.stringify(text)}`, () =>
      assert.deepEqual(placeAtEnd('a.md', text), { file: 'a.md', line, column, endColumn: column }));
  }
});
