import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMeantRoutes } from '../../../src/routes/links/meantRoutes.ts';

describe('createMeantRoutes', () => {
  const routes = ['/', '/a/', '/01-b/02-c/', '/01-b/03-d/', '/02-b/02-c/', '/de/', '/de/a/', '/de/nur/'];
  const meant = createMeantRoutes(routes, [{ prefix: '/de/' }]);

  it('finds the one route that has other numbers or separators, and does not choose between two', () => {
    const { alike } = meant('/', 'a.md');
    assert.equal(alike('/01_B/02-C'), '/01-b/02-c/');
    assert.equal(alike('/b/d'), '/01-b/03-d/');
    assert.equal(alike('/b/c'), undefined);
    assert.equal(alike('/'), undefined);
  });

  it('takes the numbers of a version or a date for no order', () => {
    const { alike } = createMeantRoutes(['/1.2/', '/blog/24-12/', '/top-10 tips/'])('/', 'a.md');
    assert.deepEqual(['/2/', '/blog/12/', '/1-2/', '/top-tips/'].map(alike), [
      undefined,
      undefined,
      '/1.2/',
      undefined,
    ]);
  });

  it('finds those of a name, and the folders at the top', () => {
    const { sameName, hasTop } = meant('/', 'a.md');
    assert.deepEqual(sameName('/x/02-C/'), ['/01-b/02-c/', '/02-b/02-c/']);
    // Elsewhere such numbers are no part of addresses, and all of them may stand below a folder.
    assert.deepEqual(sameName('/x/y/d'), ['/01-b/03-d/']);
    // Paths from the content folder name files.
    assert.deepEqual(sameName('/x/d.mdx'), ['/01-b/03-d/']);
    assert.deepEqual(sameName('/'), []);
    assert.deepEqual([hasTop('01-b'), hasTop('docs')], [true, false]);
  });

  it('are those of the languages that the link and its file are in', () => {
    assert.deepEqual(meant('/a/', 'de/a.md').all, [
      '/',
      '/a/',
      '/01-b/02-c/',
      '/01-b/03-d/',
      '/02-b/02-c/',
      '/de/nur/',
    ]);
    assert.deepEqual(meant('/de/b/', 'a.md').all, ['/de/', '/de/a/', '/de/nur/']);
  });

  it('looks at all routes once, whatever the number of links', () => {
    let looked = 0;
    const counted = {
      *[Symbol.iterator]() {
        looked += 1;
        yield* routes;
      },
    };
    const ofSite = createMeantRoutes(counted);
    const first = ofSite('/x/', 'a.md');
    assert.equal(ofSite('/y/', 'b.md'), first);
    assert.equal(looked, 1);
  });
});
