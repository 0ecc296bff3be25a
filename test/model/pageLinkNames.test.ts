import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isFullAddress, PAGE_LINK_NAMES } from '../../src/model/pageLinkNames.ts';

it('two of the names in links of pages are full addresses', () =>
  assert.deepEqual(PAGE_LINK_NAMES.filter(isFullAddress), ['url', 'markdown']));
