import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readSite } from '../../../src/client/router/readSite.ts';

const read = (dataset: Record<string, string>) => readSite({ dataset } as unknown as HTMLElement);

it('readSite reads base and number of manifest parts', () => {
  for (const manifestParts of [1, 2])
    assert.deepEqual(read({ base: '/docs/', manifestParts: `${manifestParts}` }), { base: '/docs/', manifestParts });
});

it('readSite yields nothing for facts that are absent or wrong', () => {
  for (const wrong of [{}, { base: '/docs/' }, { base: '/', manifestParts: '0' }, { base: '/', manifestParts: 'x' }]) {
    assert.equal(read(wrong), undefined);
  }
});
