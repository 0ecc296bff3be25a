import assert from 'node:assert/strict';
import { it } from 'node:test';
import { placedPages, translatedRoutes } from '../../src/routes/translatedPage.ts';
import { recordAt } from '../recordAt.ts';

const pageAt = (path: string, relativePath: string, frontmatter = {}) => ({
  ...recordAt(path, path, frontmatter),
  relativePath,
});
const PAGES = [
  pageAt('/limits/', 'limits.md'),
  pageAt('/other/', 'other.md'),
  pageAt('/hidden/', 'hidden.md'),
  pageAt('/de/grenzen/', 'de/limits/index.mdx'),
  pageAt('/de/other/', 'de/anderes.md'),
  pageAt('/de/token/', 'de/hidden.md', { unlisted: true }),
  pageAt('/fr/limites/', 'fr/limits.md'),
];
const routeIn = translatedRoutes(placedPages(PAGES), [{ prefix: '/de/' }, { prefix: '/fr/' }]);

it('a page is found in another language by its file, else by its address', () => {
  assert.equal(routeIn('/limits/', '/de/'), '/de/grenzen/');
  assert.equal(routeIn('/de/grenzen/', '/'), '/limits/');
  assert.equal(routeIn('/de/grenzen/', '/fr/'), '/fr/limites/');
  assert.equal(routeIn('/other/', '/de/'), '/de/other/');
  assert.equal(routeIn('/other/', '/'), '/other/');
});

it('it is not found where it is not translated, nor by its file where that is unlisted', () => {
  assert.equal(routeIn('/other/', '/fr/'), undefined);
  assert.equal(routeIn('/hidden/', '/de/'), undefined);
  assert.equal(routeIn('/none/', '/de/'), undefined);
});
