import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type PageState, placeOf } from '../../src/markdown/pageState.ts';
import type { TreeNode } from '../../src/markdown/tree.ts';
import { sourceOf } from '../compileText.ts';

const BODY = 'One two\nthree two four\nfive';
const state = { source: sourceOf('a.md', BODY) } as PageState;

/** A node from one offset to another, as parsers place it. */
const nodeAt = (start: number, end: number): TreeNode => ({
  type: 'text',
  position: { start: pointAt(start), end: pointAt(end) },
});
const pointAt = (offset: number) => {
  const lines = BODY.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, offset };
};

describe('placeOf', () => {
  it('is where the node stands, with its end on the same line', () => {
    assert.deepEqual(placeOf(state, nodeAt(8, 13)), { file: 'content/a.md', line: 2, column: 1, endColumn: 6 });
    assert.deepEqual(placeOf(state, nodeAt(4, 13)), { file: 'content/a.md', line: 1, column: 5 });
  });

  it('is where the word stands within the node', () => {
    assert.deepEqual(placeOf(state, nodeAt(8, 22), 'two'), { file: 'content/a.md', line: 2, column: 7, endColumn: 10 });
  });

  it('is the node’s own where the word is not in it', () => {
    assert.deepEqual(placeOf(state, nodeAt(0, 3), 'two'), { file: 'content/a.md', line: 1, column: 1, endColumn: 4 });
    assert.deepEqual(placeOf(state, nodeAt(0, 3), ''), { file: 'content/a.md', line: 1, column: 1, endColumn: 4 });
  });

  it('is the start of the file for a node without a place', () => {
    assert.deepEqual(placeOf(state, { type: 'text' }, 'two'), { file: 'content/a.md', line: 1, column: 1 });
  });
});
