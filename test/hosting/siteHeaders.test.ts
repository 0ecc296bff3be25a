import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { policyText, securityPolicy } from '../../src/hosting/securityPolicy.ts';
import { cacheControl, commonHeaders, headersFile } from '../../src/hosting/siteHeaders.ts';

const POLICY = securityPolicy({ tagManager: true, added: {} });

describe('commonHeaders', () => {
  it('holds the policy and what goes with it', () => {
    const headers = commonHeaders(POLICY);
    assert.equal(headers['Content-Security-Policy'], policyText(POLICY));
    assert.equal(headers['X-Content-Type-Options'], 'nosniff');
    assert.equal(headers['X-Frame-Options'], 'DENY');
  });

  it('says nothing of framing to a site that allows it, and nothing of a policy to one that wants none', () => {
    const framed = securityPolicy({ tagManager: false, added: { 'frame-ancestors': ['https://a.example'] } });
    assert.equal('X-Frame-Options' in commonHeaders(framed), false);
    assert.equal('Content-Security-Policy' in commonHeaders(undefined), false);
  });
});

describe('cacheControl', () => {
  it('lets be kept what is named by its content, and nothing else', () => {
    for (const path of [
      '/assets/entry.OCYDZ7NB.js',
      '/assets/styles.6AESMCI3.css',
      '/assets/chunks/7.abcdefghij.js',
      '/assets/search/words.abcdefghij.json',
      '/assets/cards/abcdefghij.png',
      '/assets/sidebars/abcdefghij.js',
    ])
      assert.match(cacheControl(path), /immutable/, path);
    for (const path of [
      '/',
      '/index.html',
      '/version.json',
      '/assets/manifest/0.json',
      '/assets/nearest/a.json',
      '/assets/logo.png',
      '/assets/cards/hero.png',
      '/assets/my.own/entry.OCYDZ7NB.js',
      '/x/assets/entry.OCYDZ7NB.js',
    ])
      assert.equal(cacheControl(path), 'no-cache', path);
  });
});

describe('headersFile', () => {
  const of = (...clientFiles: string[]) => ({ clientFiles, ownFiles: [] });
  const rulesOf = (file: string) => file.split(/\n(?=\/)/).map((rule) => rule.trimEnd().split('\n  '));

  it('H-08: says the headers once for the whole site, and what may be kept by its name', () => {
    const rules = rulesOf(headersFile('/docs/', commonHeaders(POLICY), of('entry.OCYDZ7NB.js', 'no-hash.js')));
    assert.deepEqual(
      rules.map(([path]) => path),
      [
        '/docs/*',
        ...['chunks', 'sidebars', 'search', 'cards', 'pictures'].map((folder) => `/docs/assets/${folder}/*`),
        '/docs/assets/entry.OCYDZ7NB.js',
      ],
    );
    assert.deepEqual(
      rules[0]?.slice(1),
      Object.entries(commonHeaders(POLICY)).map(([name, value]) => `${name}: ${value}`),
    );
    for (const [path, ...lines] of rules.slice(1))
      assert.deepEqual(lines, ['Cache-Control: public, max-age=31536000, immutable'], path);
    assert.match(headersFile('/', commonHeaders(POLICY), of()), /^\/\*\n/);
  });

  it('H-08: lets nothing be kept by its folder where files of the site stand in it', () => {
    const ownFiles = ['assets/cards/hero.png', 'assets/searches.png', 'chunks/a.js'];
    const rules = rulesOf(headersFile('/', commonHeaders(POLICY), { clientFiles: [], ownFiles }));
    assert.deepEqual(
      rules.map(([path]) => path),
      ['/*', '/assets/chunks/*', '/assets/sidebars/*', '/assets/search/*', '/assets/pictures/*'],
    );
  });

  it('H-08: keeps within what hosts read: 100 rules, 2,000 characters a line', () => {
    const many = Array.from({ length: 300 }, (_, index) => `Island${index}.OCYDZ7NB.js`);
    const file = headersFile('/docs/', commonHeaders(POLICY), of(...many));
    assert.ok(rulesOf(file).length <= 100);
    assert.ok(file.split('\n').every((line) => line.length <= 2000));
  });
});
