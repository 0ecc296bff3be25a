import assert from 'node:assert/strict';
import { it } from 'node:test';
import { placeOfTranslation } from '../../../src/routes/navigation/placeOfTranslation.ts';
import { recordAt } from '../../recordAt.ts';

const pageAt = (path: string, relativePath: string) => ({ ...recordAt(path, path), relativePath });

it('a page of a translation stands where its original does, else at its own address without the language', () => {
  const originals = [pageAt('/start.html', 'first.md'), pageAt('/limits/', 'limits.md')];
  const own = [
    pageAt('/de/first/', 'de/first.md'),
    pageAt('/de/grenzen/', 'de/limits.mdx'),
    pageAt('/de/only/', 'de/only.md'),
  ];
  const placeOf = placeOfTranslation('/de/', originals, own);
  assert.deepEqual([...own, ...originals].map(placeOf), [
    '/start.html',
    '/limits/',
    '/only/',
    '/start.html',
    '/limits/',
  ]);
});

// The sidebar had only one of the two.
it('two pages of a translation never stand in one place', () => {
  const originals = [pageAt('/start/', 'start.md'), pageAt('/begin/', 'begin.md')];
  const own = [pageAt('/de/los/', 'de/start.md'), pageAt('/de/start/', 'de/neu.md')];
  assert.deepEqual(own.map(placeOfTranslation('/de/', originals, own)), ['/start/', '/neu/']);
});
