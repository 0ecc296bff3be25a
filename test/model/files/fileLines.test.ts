import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileLines, withoutByteOrderMark } from '../../../src/model/files/fileLines.ts';

describe('fileLines', () => {
  it('ends a line at CR, LF or both, as editors do', () => {
    assert.deepEqual(fileLines('a\nb\r\nc\rd\n\re'), ['a', 'b', 'c', 'd', '', 'e']);
    assert.deepEqual(fileLines('a\n'), ['a', '']);
    assert.deepEqual(fileLines(''), ['']);
  });

  it('has no byte order mark in the first line', () =>
    assert.deepEqual(fileLines('\ufeffa\n\ufeffb'), ['a', '\ufeffb']));
});

describe('withoutByteOrderMark', () => {
  it('takes away the first alone, and nothing else', () => {
    assert.equal(withoutByteOrderMark('\ufeff\ufeffa\r\n'), '\ufeffa\r\n');
    assert.equal(withoutByteOrderMark('a\ufeff'), 'a\ufeff');
  });
});
