import assert from 'node:assert/strict';
import { it } from 'node:test';
import { siteRecord } from '../../../src/build/page/siteRecord.ts';
import { compileText } from '../../compileText.ts';

const MAY = '2024-05-01T10:00:00.000Z';

it('is the record of a page with its words, and its date where that is known', () => {
  const page = compileText('# A\n\nTwo words.\n', { path: 'a.md' });
  assert.deepEqual(siteRecord({ ...page, wordCount: 2 }, new Map([['a.md', MAY]])), {
    ...page.record,
    lastUpdated: MAY,
    wordCount: 2,
  });
  assert.deepEqual(siteRecord(page, new Map()), { ...page.record, wordCount: 0 });
});
