import assert from 'node:assert/strict';
import { it } from 'node:test';
import { apart, htmlOf, isolation } from '../../../src/theme/islands/isolation.ts';

it('islands are rendered apart while that is asked for, also after an error', () => {
  const render = () => 'a';
  assert.equal(isolation.current(), undefined);
  assert.equal(
    isolation.during(render, () => isolation.current()),
    render,
  );
  assert.throws(() =>
    isolation.during(render, () => {
      throw new Error('not today');
    }),
  );
  assert.equal(isolation.current(), undefined);
});

it('marks of islands and their slots differ', () => {
  const marks = [apart.island('A1-1'), apart.begin('A1-1', 0), apart.end('A1-1', 0), apart.begin('A1-1', 1)].map(
    htmlOf,
  );
  assert.equal(new Set([...marks, apart.place('A1-1', 0)]).size, 5);
  assert.equal(apart.place('A1-1', 0), '<i data-apart="slot A1-1 0"></i>');
});
