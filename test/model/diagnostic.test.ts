import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Diagnostic, sortDiagnostics } from '../../src/model/diagnostic.ts';

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
