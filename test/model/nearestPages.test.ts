import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askKeysOf, keyLengthFor, listKeysOf, type NearestEntry, nearestPages } from '../../src/model/nearestPages.ts';

const ROUTES = [
  '/',
  '/limits/',
  '/workflows/',
  '/workflows/steps/',
  '/workflows/steps/triggers/',
  '/code/nodejs/',
  '/code/nodejs/cold-starts/',
  '/quickstart/create-new-workflow.html',
];
const ENTRIES: readonly NearestEntry[] = ROUTES.map((route) => [route, `Title of ${route}`]);

const first = (path: string) => nearestPages(path, ENTRIES)[0]?.[0];

describe('nearestPages', () => {
  it('finds a mistyped address', () => {
    assert.equal(first('/limts/'), '/limits/');
    assert.equal(first('/imits'), '/limits/');
    assert.equal(first('/Workflows/Setps/'), '/workflows/steps/');
  });

  it('finds a page that has moved, up, down or aside', () => {
    assert.equal(first('/steps/triggers/'), '/workflows/steps/triggers/');
    assert.equal(first('/reference/limits/'), '/limits/');
    assert.equal(first('/triggers.html'), '/workflows/steps/triggers/');
    assert.equal(first('/quickstart/create-new-workflow/'), '/quickstart/create-new-workflow.html');
    assert.equal(first('/limits/memory/'), '/limits/');
  });

  it('finds words in another order', () => assert.equal(first('/starts-cold/'), '/code/nodejs/cold-starts/'));

  it('offers nothing for what is like nothing', () => {
    assert.deepEqual(nearestPages('/wp-admin.php', ENTRIES), []);
    assert.deepEqual(nearestPages('/', ENTRIES.slice(1)), []);
    assert.deepEqual(nearestPages('/nope/', [['/code/', 'Code']]), []);
  });

  it('offers a handful at most, in an order that does not depend on the list', () => {
    const many = Array.from({ length: 20 }, (_, index): NearestEntry => [`/a/page-${index}/`, 'x']);
    assert.equal(nearestPages('/a/page/', many).length, 5);
    assert.deepEqual(nearestPages('/a/page/', many), nearestPages('/a/page/', [...many].reverse()));
  });
});

describe('the lists of pages', () => {
  it('are one for a small site, and by the first letters of words for larger ones', () => {
    assert.deepEqual([10, 1_000, 10_000].map(keyLengthFor), [0, 1, 2]);
    assert.deepEqual(listKeysOf('/workflows/cold-starts/', 0), ['all']);
    assert.deepEqual(listKeysOf('/workflows/cold-starts/', 1), ['c', 's', 'o', 't']);
    assert.deepEqual(listKeysOf('/', 1), []);
  });

  it('are asked by the last step, then by the one before', () => {
    assert.deepEqual(askKeysOf('/workflows/Steps.html', 2), ['st', 'te', 'wo', 'or']);
    assert.deepEqual(askKeysOf('/anything/', 0), ['all']);
  });

  it('have plain names whatever the letters', () => {
    assert.deepEqual(listKeysOf('/заметки/', 1), ['-1079', '-1072']);
    for (const key of listKeysOf('/a%2e-日本/', 2)) assert.match(key, /^[a-z0-9-]+$/);
  });

  it('know a page by what is likely typed for it', () => {
    for (const route of ROUTES.slice(1)) {
      for (const length of [1, 2]) {
        const last = route.replace(/\/$/, '').split('/').at(-1) ?? '';
        const typed = [route, route.replace(last, last.slice(1)), route.replace(last, `${last}s`)];
        for (const path of typed) {
          const asked = askKeysOf(path, length).slice(0, 3);
          assert.ok(
            listKeysOf(route, length).some((key) => asked.includes(key)),
            `${path} for ${route}`,
          );
        }
      }
    }
  });
});
