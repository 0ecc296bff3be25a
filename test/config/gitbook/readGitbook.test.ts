import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readGitbook } from '../../../src/config/gitbook/readGitbook.ts';

const read = (text: string) => readGitbook(text, '.gitbook.yaml', 'content/');

describe('readGitbook', () => {
  it('reads old addresses, which are none of files', () => {
    assert.deepEqual(
      read('root: ./docs/\nredirects:\n  previous/page: new/page.md\n  none:\n  /with/slashes/: a.md\n'),
      {
        redirects: [
          {
            from: '/previous/page/',
            to: 'new/page.md',
            option: 'redirects',
            place: { file: '.gitbook.yaml', line: 3, column: 3, endColumn: 16 },
          },
          {
            from: '/with/slashes/',
            to: 'a.md',
            option: 'redirects',
            place: { file: '.gitbook.yaml', line: 5, column: 3, endColumn: 17 },
          },
        ],
        unread: [],
      },
    );
  });

  it('tells of files that are looked for here under other names', () => {
    const { unread = [] } = read('structure:\n  readme: ./start.md\n  summary: nav/list.md\n');
    assert.deepEqual(
      unread.map(({ place: { line, column }, hint }) => [line, column, hint]),
      [
        [2, 11, 'move `content/start.md` to `content/README.md`, with its links as they are to be from there'],
        [3, 12, 'move `content/nav/list.md` to `content/SUMMARY.md`, with its links as they are to be from there'],
      ],
    );
    assert.deepEqual(read('structure:\n  readme: README.md\n  summary: ./SUMMARY.md\n').unread, []);
  });
});
