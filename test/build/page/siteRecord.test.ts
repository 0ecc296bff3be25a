import assert from 'node:assert/strict';
import { it } from 'node:test';
import { siteRecord } from '../../../src/build/page/siteRecord.ts';
import type { RecordField } from '../../../src/config/siteCode/namedFields.ts';
import { compileText } from '../../compileText.ts';

const MAY = '2024-05-01T10:00:00.000Z';

const page = compileText('# A\n\nTwo words.\n', { path: 'a.md' });
const dates = new Map([['a.md', MAY]]);
const modules = { recordFields: ['lastUpdated', 'wordCount'] } as const;

it('is the record of a page with its words, and its date where that is known', () => {
  const counted = { ...page, wordCount: 2 };
  assert.deepEqual(siteRecord(counted, { dates, modules }), { ...page.record, lastUpdated: MAY, wordCount: 2 });
  assert.deepEqual(siteRecord(page, { dates: new Map(), modules }), { ...page.record, wordCount: 0 });
});

it('has who changed it last where a component asks for that', () => {
  const authors = new Map([['a.md', 'Ada']]);
  const recordWith = (recordFields: readonly RecordField[]) =>
    siteRecord(page, { dates, authors, modules: { recordFields } });
  assert.equal(recordWith(['lastAuthor']).lastAuthor, 'Ada');
  assert.equal('lastAuthor' in recordWith(['lastUpdated']), false);
});

it('has no date where no component asks for one', () => {
  assert.deepEqual(siteRecord(page, { dates, modules: { recordFields: [] } }), { ...page.record, wordCount: 0 });
});
