import assert from 'node:assert/strict';
import { it } from 'node:test';
import { BASE_EXPRESSION, tellBase } from '../../../src/config/siteCode/runningBase.ts';

it('the base that is told is what the code of a site finds', () => {
  const found = () => new Function(`return ${BASE_EXPRESSION};`)() as unknown;
  tellBase('/docs/');
  assert.equal(found(), '/docs/');
  tellBase('/');
  assert.equal(found(), '/');
});
