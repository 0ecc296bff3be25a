import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type HeadingBranch, headingTree } from '../../../src/theme/navigation/headingTree.ts';

const heading = (level: number, slug: string) => ({ level, slug, title: slug, html: slug }) as never;

const shapeOf = (branches: readonly HeadingBranch[]): unknown =>
  branches.map(({ slug, children }) => (children.length === 0 ? slug : [slug, shapeOf(children)]));

describe('headingTree', () => {
  it('nests each below the nearest earlier one of a lower level', () => {
    const levels = [3, 2, 4, 3, 3, 2, 2, 3, 6, 4] as const;
    assert.deepEqual(shapeOf(headingTree(levels.map((level, index) => heading(level, `${index}`)))), [
      '0',
      ['1', ['2', '3', '4']],
      '5',
      ['6', [['7', ['8', '9']]]],
    ]);
    assert.deepEqual(headingTree([]), []);
  });

  it('M-09: takes any number of them', () => {
    assert.equal(headingTree(Array.from({ length: 50_000 }, (_, index) => heading(2, `${index}`))).length, 50_000);
  });
});
