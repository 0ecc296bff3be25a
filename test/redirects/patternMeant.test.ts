import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { patternMeant } from '../../src/redirects/patternMeant.ts';

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
