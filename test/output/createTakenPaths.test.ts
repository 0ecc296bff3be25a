import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTakenPaths, isInTheWay } from '../../src/output/createTakenPaths.ts';

/** Which of some paths are taken once others are. */
function takenBy(paths: readonly string[], asked: readonly string[]): string[] {
  const taken = createTakenPaths();
  paths.forEach(taken.add);
  return asked.filter(taken.has);
}

describe('createTakenPaths', () => {
  it('knows the same path', () =>
    assert.deepEqual(takenBy(['a/b.html'], ['a/b.html', 'a/c.html', 'b.html']), ['a/b.html']));

  it('lets no file be a folder, and no folder a file', () => {
    assert.deepEqual(takenBy(['a/b/c.html'], ['a', 'a/b', 'a/b/c.html/d', 'a/b/d', 'ab', 'a/bc']), [
      'a',
      'a/b',
      'a/b/c.html/d',
    ]);
  });

  it('A4 35: takes names that differ in case or normal form for the same', () => {
    assert.deepEqual(takenBy(['Logo.png', 're\u0301sume\u0301.html'], ['logo.PNG', 'résumé.html', 'logo.jpg']), [
      'logo.PNG',
      'résumé.html',
    ]);
  });

  it('lets folders share a name in another case', () => assert.deepEqual(takenBy(['A/x.png'], ['a/y.png']), []));
});

it('a path is in the way of itself, of those below it and of the folders around it', () => {
  for (const other of ['a/b', 'a', 'a/b/c']) assert.ok(isInTheWay('a/b', other), other);
  for (const other of ['a/bc', 'a/c', 'b']) assert.ok(!isInTheWay('a/b', other), other);
});
