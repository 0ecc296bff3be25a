import assert from 'node:assert/strict';
import { it } from 'node:test';
import { namedFields } from '../../../src/config/siteCode/namedFields.ts';

it('names the fields that sources ask pages for, however they do', () => {
  assert.deepEqual(namedFields(['({ page: { wordCount } }) => wordCount', "page['lastUpdated']"]), [
    'lastUpdated',
    'wordCount',
  ]);
  assert.deepEqual(namedFields(['page.title', '']), []);
});
