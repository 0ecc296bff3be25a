import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idleComments } from '../../../src/check/allowances/idleComments.ts';

describe('idleComments', () => {
  const place = { file: 'content/a.md', line: 3, column: 20, endColumn: 30 };
  const told = (code: string, { isUsed = false, isRefused = false, isLookedFor = true } = {}) =>
    idleComments([{ code, place }], {
      isUsed: () => isUsed,
      isRefused: () => isRefused,
      isLookedFor: () => isLookedFor,
    }).map(({ severity, message, hint, place: at }) => {
      assert.deepEqual([severity, at], ['warning', place]);
      return `${message} ${hint}`;
    });

  it('tells of a code that there is not, and of the one that is near', () => {
    const [near] = told('typed-constnt', { isLookedFor: false });
    assert.equal(near, 'There is no warning `typed-constnt`. did you mean `typed-constant`?');
    assert.match(
      String(told('constructor')),
      /^There is no warning `constructor`\. write the code that stands in brackets/,
    );
    assert.match(String(told('', { isLookedFor: false })), /names no warning/);
  });

  it('tells of a comment that allows nothing, or an error', () => {
    assert.match(String(told('heading-order')), /^The comment allows no `heading-order` warning/);
    assert.match(String(told('broken-link', { isRefused: true, isLookedFor: false })), /is an error here/);
  });

  it('is silent of one that is needed, and where the check does not look', () => {
    assert.deepEqual(told('heading-order', { isUsed: true }), []);
    assert.deepEqual(told('external-link', { isLookedFor: false }), []);
  });
});
