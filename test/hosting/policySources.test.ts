import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ownOrigin, refusalIn } from '../../src/hosting/policySources.ts';
import { type SecurityPolicy, securityPolicy } from '../../src/hosting/securityPolicy.ts';

describe('refusalIn', () => {
  const refused = (url: string, added: SecurityPolicy) => {
    const found = refusalIn(securityPolicy({ tagManager: false, added }), 'script-src', new URL(url));
    return found === undefined ? undefined : `${found.directive} ${found.source}`;
  };

  const url = 'https://a.cdn.example/js/script.js';
  for (const source of [
    'https://a.cdn.example',
    'http://a.cdn.example',
    'a.cdn.example',
    '*.cdn.example',
    'https://*.cdn.example',
    'https:',
    'http:',
    '*',
    'https://a.cdn.example:443',
    'https://a.cdn.example:*',
    'https://a.cdn.example/js/',
    'https://A.CDN.example/js/script.js',
    '*.CDN.example',
    'HTTPS:',
    'HTTP://a.cdn.example',
  ])
    it(`is none where the policy names it as ${source}`, () =>
      assert.equal(refused(url, { 'script-src': [source] }), undefined));

  for (const source of [
    'https://cdn.example',
    'https://*.a.cdn.example',
    'https://a.cdn.example:8443',
    'https://a.cdn.example/css/',
    'https://a.cdn.example/js',
    'wss://a.cdn.example',
    "'unsafe-inline'",
  ])
    it(`is told of where the policy names ${source}`, () =>
      assert.equal(refused(url, { 'script-src': [source] }), 'script-src https://a.cdn.example'));

  it('has the port of its scheme only where it names no other', () => {
    for (const [host, source] of [
      ['a.example:8443', 'https://a.example:443'],
      ['a.example', 'https://a.example:80'],
    ] as const)
      assert.equal(refused(`https://${host}/a.js`, { 'script-src': [source] }), `script-src https://${host}`);
  });

  it('is of a scheme that is no other', () => {
    for (const [address, source, isNamed] of [
      ['wss://a.example/', '*', true],
      ['wss://a.example/', 'http:', false],
      ['data:,', 'http:', false],
      ['data:,', '*', false],
    ] as const) {
      const found = refusalIn({ 'connect-src': [source] }, 'connect-src', new URL(address));
      assert.equal(found === undefined, isNamed, `${address} ${source}`);
    }
  });

  it('is looked for in the narrowest directive', () => {
    const added = { 'script-src': ['https://cdn.example'], 'script-src-elem': ["'self'"] };
    assert.equal(refused('https://cdn.example/a.js', added), 'script-src-elem https://cdn.example');
  });
});

it('the origin of a site that does not know its address is that of no other', () => {
  assert.equal(ownOrigin('https://docs.example/docs'), 'https://docs.example');
  assert.equal(ownOrigin(undefined), 'https://site.invalid');
  assert.equal(ownOrigin('no address'), 'https://site.invalid');
});
