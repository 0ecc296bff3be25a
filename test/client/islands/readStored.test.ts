import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readStored } from '../../../src/client/islands/readStored.ts';
import { openBrowser } from '../browser.ts';

it('readStored yields what is stored, and nothing for what is not', () => {
  openBrowser();
  localStorage.setItem('key', '');
  assert.equal(readStored('key'), '');
  assert.equal(readStored('other'), null);
});

it('C-11 readStored yields nothing when storage throws', () => {
  const { window } = openBrowser();
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new Error('blocked');
    },
  });
  assert.equal(readStored('key'), undefined);
});
