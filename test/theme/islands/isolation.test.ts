import assert from 'node:assert/strict';
import { it } from 'node:test';
import { islandRenderer, placeHtml, places, withIslandsApart } from '../../../src/theme/islands/isolation.ts';

it('islands are rendered apart while that is asked for, also after an error', () => {
  const render = () => 'a';
  assert.equal(islandRenderer(), undefined);
  assert.equal(withIslandsApart(render, islandRenderer), render);
  assert.throws(() =>
    withIslandsApart(render, () => {
      throw new Error('not today');
    }),
  );
  assert.equal(islandRenderer(), undefined);
});

it('places of islands and their slots differ', () => {
  const { island, begin, end, shown } = places;
  const names = [island('A1-1'), begin('A1-1', 0), end('A1-1', 0), begin('A1-1', 1), shown('A1-1', 0)];
  assert.equal(new Set(names).size, 5);
  assert.equal(placeHtml(shown('A1-1', 0)), '<i data-apart="slot A1-1 0"></i>');
});
