import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyEdits, containerPrefix, indented, outdented } from '../../../src/markdown/twin/sourceEdits.ts';

describe('applyEdits', () => {
  it('puts texts in the place of pieces, within a range', () => {
    const edits = [
      { start: 2, end: 4, text: '--' },
      { start: 4, end: 6, text: '' },
    ];
    assert.equal(applyEdits('0123456789', edits, 1, 8), '1--67');
    assert.equal(applyEdits('0123', [], 0, 4), '0123');
  });

  it('takes an edit that reaches beyond the range', () => {
    assert.equal(applyEdits('0123456789', [{ start: 3, end: 9, text: 'x' }], 0, 5), '012x');
  });
});

describe('containerPrefix', () => {
  it('is what later lines need to stay in the quotes and items around', () => {
    const prefixOf = (line: string) => containerPrefix(`before\n${line}`, `before\n${line}`.length);
    assert.equal(prefixOf(''), '');
    assert.equal(prefixOf('> '), '> ');
    assert.equal(prefixOf('- '), '  ');
    assert.equal(prefixOf('> 12. '), '>     ');
    assert.equal(prefixOf('   '), '   ');
    assert.equal(prefixOf('[^long-name]: - '), '      ');
    assert.equal(prefixOf('[^a] '), '');
    assert.equal(prefixOf('words - '), '');
  });
});

describe('indented and outdented', () => {
  it('change every line but the first', () => {
    assert.equal(indented('a\nb\n\nc', '> '), 'a\n> b\n>\n> c');
    assert.equal(outdented('a\n> b\n>\n> c', 2), 'a\nb\n\nc');
    assert.equal(outdented('a\n    code', 2), 'a\n  code');
    assert.equal(outdented('a\nb', 2), 'a\nb');
  });
});
