import assert from 'node:assert/strict';
import { it } from 'node:test';
import { keepTabChoice, readTabChoice } from '../../../src/theme/islands/tabChoice.ts';
import { openBrowser } from '../../client/browser.ts';

it('a choice is kept until its time is up', () => {
  openBrowser();
  assert.equal(readTabChoice('k', 0), undefined);
  keepTabChoice('k', 'python', 1_000);
  assert.equal(readTabChoice('other', 0), undefined);
  assert.deepEqual(
    [0, 999, 1_000].map((now) => readTabChoice('k', now)),
    ['python', 'python', undefined],
  );
});

it('what is stored and no choice counts as none, and so does a storage that is blocked', () => {
  const { window } = openBrowser();
  for (const stored of [
    '',
    '{"tab":',
    'null',
    '5',
    '{"tab":"a"}',
    '{"until":9}',
    '{"tab":5,"until":9}',
    '{"tab":"a","until":"9"}',
  ]) {
    localStorage.setItem('k', stored);
    assert.equal(readTabChoice('k', 0), undefined, stored);
  }
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new Error('blocked');
    },
  });
  keepTabChoice('k', 'python', 1_000);
  assert.equal(readTabChoice('k', 0), undefined);
});
