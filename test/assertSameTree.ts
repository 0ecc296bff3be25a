import assert from 'node:assert/strict';

type Tree = Readonly<Record<string, string>>;

/** Like `deepEqual` of files by path, but says which differ instead of printing them. */
export function assertSameTree(actual: Tree, expected: Tree, message?: string): void {
  assert.deepEqual(Object.keys(actual), Object.keys(expected), message);
  const differing = Object.keys(actual).filter((path) => actual[path] !== expected[path]);
  assert.deepEqual(differing, [], message);
}
