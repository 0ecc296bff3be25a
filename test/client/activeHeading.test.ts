import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { activeHeading, type SpySituation } from '../../src/client/activeHeading.ts';

const at = (...tops: number[]) => tops.map((top, index) => ({ slug: 'abcdef'.charAt(index), top }));
const SITUATION: SpySituation = { atEnd: false, named: '', byReader: true };

describe('activeHeading', () => {
  it('is the last heading within 10 px of where headings come to rest', () => {
    assert.equal(activeHeading(at(-300, 10, 400), SITUATION), 'b');
    assert.equal(activeHeading(at(-300, 11, 400), SITUATION), 'a');
  });

  it('is none above the first heading, and on a page without headings', () => {
    assert.equal(activeHeading(at(11, 400), SITUATION), undefined);
    assert.equal(activeHeading([], { ...SITUATION, atEnd: true }), undefined);
  });

  it('is the last heading at the end of the page, where it cannot reach the line', () => {
    assert.equal(activeHeading(at(-300, 100, 300), { ...SITUATION, atEnd: true }), 'c');
    assert.equal(activeHeading(at(-300, -200, -100), { ...SITUATION, atEnd: true }), 'c');
    assert.equal(activeHeading(at(-300, -200, 50), { ...SITUATION, atEnd: true, named: 'b' }), 'c');
  });

  it('stays at the end with the heading that a link led to', () => {
    const tops = at(-300, 0, 200, 300);
    assert.equal(activeHeading(tops, { atEnd: true, named: 'c', byReader: true }), 'c');
    assert.equal(activeHeading(tops, { atEnd: true, named: 'b', byReader: false }), 'b');
    assert.equal(activeHeading(tops, { atEnd: true, named: 'a', byReader: false }), 'd');
  });

  it('takes no heading for the address alone before the end', () => {
    assert.equal(activeHeading(at(-300, 100), { ...SITUATION, named: 'b' }), 'a');
  });
});
