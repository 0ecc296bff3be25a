import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isBase } from '../../src/config/siteBase.ts';

describe('isBase', () => {
  for (const base of ['', '/', 'docs', '/docs/', '/a/b', '//a//b', '/v1.2/', '/~me/docs', '/@scope/', '/über/']) {
    it(`takes \`${base}\``, () => assert.ok(isBase(base)));
  }

  for (const base of [
    'https://a.example/docs/',
    'C:/Program Files/Git/docs/',
    '/a b/',
    '../docs',
    '/./',
    '/a?b',
    '/a#b',
    '\\docs',
    '/%20/',
  ]) {
    it(`refuses \`${base}\``, () => assert.ok(!isBase(base)));
  }
});
