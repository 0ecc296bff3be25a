import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gatheringMeant, patternMeant } from '../../src/redirects/patternMeant.ts';

describe('patternMeant', () => {
  it('is one of docsgen, for the same in other words', () => {
    for (const [from, to] of [
      ['/old/*', '/new/*'],
      ['/old/*', '/new/:splat'],
      ['/old/:slug*', '/new/:slug*'],
      ['/old/:slug', '/new/:slug'],
      ['/old/[...slug]', '/new/[...slug]'],
    ] as const)
      assert.deepEqual(patternMeant(from, to), { from: '/old/*', to: '/new/*' }, from);
    assert.deepEqual(patternMeant('/*', '/a/b/*'), { from: '/*', to: '/a/b/*' });
    assert.deepEqual(patternMeant('/a/b/*', '/*'), { from: '/a/b/*', to: '/*' });
  });

  it('is none for what leads elsewhere', () => {
    for (const [from, to] of [
      ['/old/*', '/new/'],
      ['/old/', '/new/*'],
      ['/old/:slug*', '/new/:name*'],
      ['/old/:a/:b', '/new/:a/:b'],
      ['/old/*/x', '/new/*'],
      ['/old/*', 'https://a.example/*'],
      ['/old/*', '//a.example/*'],
      ['/old/*', '/new/*?a'],
      ['/old*', '/new*'],
      ['/../*', '/new/*'],
      ['/a//*', '/new/*'],
    ] as const)
      assert.equal(patternMeant(from, to), undefined, `${from} ${to}`);
  });
});

describe('gatheringMeant', () => {
  it('leads what is below an address to another one', () => {
    for (const to of ['/new/', '/', '/new/?a#b', 'https://a.example:80/'])
      for (const from of ['/old/*', '/old/:slug*', '/old/:slug', '/old/[...slug]'])
        assert.deepEqual(gatheringMeant(from, to), { from: '/old/*', to }, `${from} ${to}`);
    assert.deepEqual(gatheringMeant('/*', '/new/'), { from: '/*', to: '/new/' });
  });

  it('is none for another pattern, and for no old address', () => {
    for (const [from, to] of [
      ['/old/*', '/new/:name'],
      ['/old/*', '/new/*'],
      ['/old/*', '/new/[...slug]'],
      ['/old/', '/new/'],
      ['/old/*/x', '/new/'],
      ['/../*', '/new/'],
      ['/a//*', '/new/'],
    ] as const)
      assert.equal(gatheringMeant(from, to), undefined, `${from} ${to}`);
  });
});
