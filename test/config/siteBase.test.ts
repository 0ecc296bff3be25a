import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isBase, isSiteUrl, normalBase, writtenBase } from '../../src/config/siteBase.ts';

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
    '/\u001b[31m/',
  ]) {
    it(`refuses \`${base}\``, () => assert.ok(!isBase(base)));
  }
});

describe('isSiteUrl', () => {
  for (const url of ['https://a.example', 'http://localhost:3000/', 'HTTPS://a.example/docs/', 'https://ä.example'])
    it(`takes \`${url}\``, () => assert.ok(isSiteUrl(url)));

  for (const url of [
    'a.example',
    'https://',
    'https://[',
    'https:///docs/',
    'https://a.example:port',
    'ftp://a.example',
    'https://a:b@a.example',
    'https://a.example/?b',
    'https://a.example/#b',
    'https:a.example',
    'https:/a.example',
    'https:\\\\a.example',
    ' https://a.example',
    'https://a.example\n',
    'https://a.example/b c/',
  ])
    it(`refuses \`${JSON.stringify(url)}\``, () => assert.ok(!isSiteUrl(url)));
});

describe('normalBase', () => {
  for (const base of ['docs', '/docs', '/docs/', '//docs//'])
    it(`has a slash at both ends for \`${base}\``, () => assert.equal(normalBase(base), '/docs/'));

  it('is a slash for a site at the root', () => assert.deepEqual(['', '/'].map(normalBase), ['/', '/']));
});

describe('writtenBase', () => {
  it('is the base of the configuration, where that is one', () => {
    const throwing = Object.defineProperty({}, 'base', {
      get() {
        throw new Error('none');
      },
    });
    const configs = [{ base: 'docs' }, { base: 5 }, { base: '../a' }, {}, null, undefined, throwing];
    assert.deepEqual(
      configs.map((config) => writtenBase({ config })),
      ['docs', ...Array(6).fill(undefined)],
    );
  });
});
