import assert from 'node:assert/strict';
import { it } from 'node:test';
import { placeOfTranslation } from '../../src/routes/placeOfTranslation.ts';
import { recordAt } from '../recordAt.ts';

it('a page of a translation stands where its original does, else at its own address without the language', () => {
  const pageAt = (path: string, relativePath: string) => ({ ...recordAt(path, path), relativePath });
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
