import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { codePart, linesMeant } from '../../../src/markdown/code/codePart.ts';

describe('codePart', () => {
  for (const [opening, closing] of [
    ['// #region a', '// #endregion'],
    ['# region a', '# endregion a'],
    ['# #region a', '# #endregion'],
    ['/* #region a */', '/* #endregion a */'],
    ['{/* #region a */}', '{/* #endregion */}'],
    ['<!-- #region a -->', '<!-- #endregion -->'],
    ['-- #region a', '-- #endregion a'],
    // mdBook.
    ['// ANCHOR: a', '// ANCHOR_END: a'],
    ['<!-- ANCHOR:a -->', '<!-- ANCHOR_END:a -->'],
    // MkDocs.
    ['# --8<-- [start:a]', '# --8<-- [end:a]'],
    ['// -8<- [start:a]', '// -8<- [end:a]'],
    ['/* --8<-- [start:a] */', '/* --8<-- [end:a] */'],
  ])
    it(`is what stands between \`${opening}\` and its end`, () => {
      const text = `x\n  ${opening}\n    y\n\n  z\n  ${closing}\nw\n`;
      assert.equal(codePart(text, 'a'), '  y\n\nz');
      assert.equal(codePart(text, ''), 'x\n    y\n\n  z\nw');
      assert.equal(codePart(text, 'b'), undefined);
    });

  it('is not begun by code that says the same', () => {
    for (const line of ['ANCHOR: a', 'const ANCHOR_END = 1;', 'x --8<-- [start:a]', '// see --8<-- [start:a] there'])
      assert.equal(codePart(`${line}\n`, ''), line);
  });

  it('has lines between its first and last one, which no mark can name', () => {
    for (const part of ['L0', 'L0-', 'L9-', 'L9-L10', 'L2-L1', 'L2-1'])
      assert.equal(linesMeant('a\nb\n', part), 'name lines between `L1` and `L2`, the first one first');
    for (const part of ['a', 'L', 'L1-L', 'L1a', 'xL1']) assert.equal(linesMeant('a\nb\n', part), undefined);
  });

  it('is lines by their numbers', () => {
    assert.equal(codePart('a\n b\n  c\n', 'L2-L9999'), 'b\n c');
    assert.equal(codePart('a\n b\n  c\n', 'L2-'), 'b\n c');
    assert.equal(codePart('a\n b\n', 'L3-'), undefined);
    assert.equal(codePart('a\n b\n', 'L1-L'), undefined);
    assert.equal(codePart('a\n b\n', 'L1'), 'a');
    assert.equal(codePart('a\n', 'L2'), undefined);
  });
});
