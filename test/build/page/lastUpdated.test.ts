import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lastAuthor, lastUpdated, shownDate } from '../../../src/build/page/lastUpdated.ts';
import { recordAt } from '../../recordAt.ts';

const JUNE = '2024-06-01T10:00:00.000Z';
const MAY = '2024-05-01T10:00:00.000Z';

describe('lastUpdated', () => {
  const record = recordAt('/a/', 'A');
  const includes = [
    { path: '_one.mdx', hash: '' },
    { path: '_two.mdx', hash: '' },
  ];
  const dateOf = (dates: Readonly<Record<string, string>>) =>
    lastUpdated({ record, includes }, new Map(Object.entries(dates)));

  it('is the date of the page, or the later one of a partial in it', () => {
    assert.equal(dateOf({ [record.relativePath]: JUNE, '_one.mdx': MAY }), JUNE);
    assert.equal(dateOf({ [record.relativePath]: MAY, '_one.mdx': MAY, '_two.mdx': JUNE }), JUNE);
  });

  it('is what the front matter says', () => {
    const dates = new Map([[record.relativePath, JUNE]]);
    const given = (lastUpdatedKey: string | boolean) =>
      lastUpdated({ record: recordAt('/a/', 'A', { lastUpdated: lastUpdatedKey }), includes }, dates);
    assert.equal(given('2024-01-31'), '2024-01-31');
    assert.equal(given(false), undefined);
    assert.equal(given(true), JUNE);
  });

  it('is unknown for a page that has no date of its own', () => assert.equal(dateOf({ '_one.mdx': JUNE }), undefined));
});

describe('lastAuthor', () => {
  const record = recordAt('/a/', 'A');
  const includes = [{ path: '_one.mdx', hash: '' }];
  const authors = new Map([
    [record.relativePath, 'Ada'],
    ['_one.mdx', 'Bob'],
  ]);
  const datesIn = (page: string, part: string) =>
    new Map([
      [record.relativePath, page],
      ['_one.mdx', part],
    ]);

  it('is who changed the page last, or a partial in it', () => {
    assert.equal(lastAuthor({ record, includes }, { dates: datesIn(JUNE, MAY), authors }), 'Ada');
    assert.equal(lastAuthor({ record, includes }, { dates: datesIn(MAY, JUNE), authors }), 'Bob');
  });

  it('is nobody of a day that the front matter says, of a page that git does not know, and where nobody asks', () => {
    const given = { record: recordAt('/a/', 'A', { lastUpdated: '2024-01-31' }), includes };
    assert.equal(lastAuthor(given, { dates: datesIn(JUNE, MAY), authors }), undefined);
    assert.equal(lastAuthor({ record, includes }, { dates: new Map(), authors }), undefined);
    assert.equal(lastAuthor({ record, includes }, { dates: datesIn(JUNE, MAY) }), undefined);
  });
});

describe('shownDate', () => {
  it('says the day in words of the language, by UTC', () => {
    assert.deepEqual(shownDate('2024-06-01T23:30:00.000Z', 'en'), {
      date: '2024-06-01T23:30:00.000Z',
      text: 'June 1, 2024',
    });
    assert.equal(shownDate(JUNE, 'de')?.text, '1. Juni 2024');
  });

  it('says it in digits where the language is no language tag', () =>
    assert.equal(shownDate(JUNE, 'a b')?.text, '2024-06-01'));

  it('says nothing of an unknown date', () => assert.equal(shownDate(undefined, 'en'), undefined));
});
