import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultsAt, isBelow, laidUnder } from '../../src/routes/defaultsAt.ts';
import { sourceAt } from './sourceAt.ts';

describe('defaultsAt', () => {
  it('yields the entries for a route by how much of it they name', () => {
    const site = {
      defaults: [
        { routes: ['/de/log/'], toc: 4 },
        { routes: ['/'], toc: 2 },
        { routes: ['/none/'], toc: 5 },
        { routes: ['/log/'], toc: 3 },
      ],
      translations: [{ prefix: '/de/' }],
    } as const;
    assert.deepEqual(
      defaultsAt('/de/log/a/', site).map(({ index, values }) => [index, values.toc]),
      [
        [1, 2],
        [3, 3],
        [0, 4],
      ],
    );
    assert.deepEqual(defaultsAt('/a/', {}), []);
  });
});

describe('laidUnder', () => {
  it('takes away what was laid under a page before', () => {
    const once = laidUnder(sourceAt('a.md', { title: 'A' }), [{ values: { toc: 2, title: 'B' }, index: 0 }]);
    assert.deepEqual(once.frontmatter, { title: 'A', toc: 2 });
    assert.deepEqual(laidUnder(once, [{ values: { draft: true }, index: 1 }]).frontmatter, { title: 'A', draft: true });
    assert.deepEqual(laidUnder(once, []).frontmatter, { title: 'A' });
  });
});

it('a route is below another one in its language, too', () => {
  assert.equal(isBelow('/de/log/a/', '/log/', '/de/'), true);
  assert.equal(isBelow('/de/log/a/', '/de/log/', '/de/'), true);
  assert.equal(isBelow('/de/log/a/', '/log/', '/'), false);
});

it('a route without its last slash is no beginning of another name', () => {
  for (const route of ['/log/', '/log/a/', '/de/log/']) assert.ok(isBelow(route, '/log', '/de/'), route);
  for (const route of ['/logger/', '/log-in/a/', '/de/logger/']) assert.ok(!isBelow(route, '/log', '/de/'), route);
});
