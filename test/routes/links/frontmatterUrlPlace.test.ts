import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { frontmatterUrlPlace } from '../../../src/routes/links/frontmatterUrlPlace.ts';

/** The columns of a URL in the second line of a file. */
const columns = (line: string, url = '/a/#b') => {
  const place = frontmatterUrlPlace(
    { url, place: { file: 'a.md', line: 2, column: 1 } },
    `---\r\n${line}\r\n---\n/a/#b\n`,
  );
  return place === undefined ? undefined : [place.line, place.column, place.endColumn];
};

describe('frontmatterUrlPlace', () => {
  it('is that of the value, bare or in quotes, alone or in a map', () => {
    assert.deepEqual(columns('next: /a/#b'), [2, 7, 12]);
    assert.deepEqual(columns('"next":   "/a/#b"   # what comes'), [2, 12, 17]);
    assert.deepEqual(columns("next: {text: See, link: '/a/#b'}"), [2, 26, 31]);
    assert.deepEqual(columns('next: { link: /a/#b, text: See }'), [2, 15, 20]);
    assert.deepEqual(columns('  link: /a/#b'), [2, 9, 14]);
  });

  it('is not known where the line has it twice, as part of something, or not at all', () => {
    assert.equal(columns('next: {text: /a/#b, link: /a/#b}'), undefined);
    assert.equal(columns('next: {text: "See /a/#b", link: /c/}'), undefined);
    assert.equal(columns('next: /a/#bc'), undefined);
    assert.equal(columns('next: /x/a/#b'), undefined);
    assert.equal(columns('next: >-'), undefined);
    assert.equal(columns('next: /a/', '.a.'), undefined);
  });
});
