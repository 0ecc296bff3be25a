import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allEntries, changedEntries, withUnread } from '../../src/model/navigationElsewhere.ts';

describe('allEntries', () => {
  it('yields entries before what is in them', () => {
    const place = { file: 'a.md', line: 1, column: 1, endColumn: 2 };
    const c = { text: 'c', place };
    const b = { text: 'b', place, items: [c] };
    const [a, d] = [
      { text: 'a', place, items: [b] },
      { text: 'd', place },
    ];
    assert.deepEqual(allEntries([a, d]), [a, b, c, d]);
  });
});

describe('changedEntries', () => {
  it('changes entries and what is in them, and takes out what is undefined', () => {
    const place = { file: 'a.md', line: 1, column: 1, endColumn: 2 };
    const entries = [{ text: 'a', target: 'a.md', place, items: [{ text: 'b', isOpen: true, place }] }];
    assert.deepEqual(
      changedEntries(entries, ({ text, target }) => ({ text: target && `${text}!`, target: undefined })),
      [{ text: 'a!', place, items: [{ isOpen: true, place }] }],
    );
  });
});

describe('withUnread', () => {
  it('adds to what is told, and leaves a site as it is of which nothing more is', () => {
    const place = { file: 'a.yml', line: 1, column: 1, endColumn: 2 };
    const site = withUnread({ entries: [] }, [{ option: 'a', place }]);
    assert.deepEqual(withUnread(site, [{ option: 'b', place }]).unread, [
      { option: 'a', place },
      { option: 'b', place },
    ]);
    assert.equal(withUnread(site, []), site);
  });
});
