import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CRITIC_CHANGE, CRITIC_COMMENT, criticEnd, criticHtml } from '../../../src/markdown/elsewhere/criticMarks.ts';

describe('marks of reviewers', () => {
  it('are changes and comments, within a paragraph', () => {
    const text = '{++a++} {--b--} {==c==} {~~d~>e~~} {>>f<<} {++a--} {~~g~~} {{--h--}} \\{++i++} {++j\n\nk++}';
    assert.deepEqual(text.match(CRITIC_CHANGE), ['{++a++}', '{--b--}', '{==c==}', '{~~d~>e~~}']);
    assert.deepEqual(text.match(CRITIC_COMMENT), ['{>>f<<}']);
  });

  it('end where they are closed', () => {
    assert.equal(criticEnd('a {++b\nc++} d', 2), 11);
    assert.equal(criticEnd('a {++b++}', 1), undefined);
    assert.equal(criticEnd('a {++b', 2), undefined);
  });

  it('are elements of HTML', () => {
    assert.deepEqual(['{++a++}', '{--b--}', '{==c==}', '{~~d~>e~~}'].map(criticHtml), [
      '<ins>a</ins>',
      '<del>b</del>',
      '<mark>c</mark>',
      '<del>d</del><ins>e</ins>',
    ]);
  });
});
