import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { includeBeforeMove } from '../../src/build/includeBeforeMove.ts';

const MOVES = new Map([
  ['guide.mdx', 'more/guide.mdx'],
  ['_part.md', 'parts/_piece.md'],
]);
const THERE = ['_other.md', 'parts/_piece.md', '../examples/a.js'];

const meant = (path: string, fromFile = 'more/guide.mdx') =>
  includeBeforeMove({ path, fromFile }, { moves: MOVES, isThere: (file) => THERE.includes(file) })?.path;

describe('a file that a page named before it moved', () => {
  it('is found where it stayed, or where it has moved to', () => {
    assert.equal(meant('more/_other.md'), '/_other.md');
    assert.equal(meant('more/_part.md'), '/parts/_piece.md');
  });

  it('may be outside of the content', () => {
    assert.equal(meant('examples/a.js'), '/../examples/a.js');
  });

  it('is none that is not there, and none of a page that was never elsewhere', () => {
    assert.equal(meant('more/_none.md'), undefined);
    assert.equal(meant('more/_other.md', 'more/page.mdx'), undefined);
  });
});
