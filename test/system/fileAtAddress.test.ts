import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fileAtAddress } from '../../src/system/fileAtAddress.ts';

it('an address names a public file however it is spelled, with or without a query', () => {
  const files = ['logo.svg', 'img/caf\u00e9.png'].map((path) => ({ relativePath: path, absolutePath: `/p/${path}` }));
  const [logo, picture] = files;
  for (const address of ['/logo.svg', 'logo.svg', './logo.svg', '/logo.svg?v=2', '/logo.svg#dark'])
    assert.equal(fileAtAddress(address, files), logo, address);
  for (const address of ['/img/cafe\u0301.png', '/img/caf%C3%A9.png'])
    assert.equal(fileAtAddress(address, files), picture);
  for (const address of ['/', '/Logo.svg', '/img', '/logo'])
    assert.equal(fileAtAddress(address, files), undefined, address);
});
