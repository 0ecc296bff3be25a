import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { metaPolicyText, policyText, securityPolicy } from '../../src/hosting/securityPolicy.ts';

const policyOf = (options: Partial<Parameters<typeof securityPolicy>[0]> = {}) =>
  securityPolicy({ tagManager: false, added: {}, ...options });

describe('securityPolicy', () => {
  it('allows the site itself, and pictures; nothing inline, and nobody to frame it', () => {
    assert.equal(
      policyText(policyOf()),
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; font-src 'self'; media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it('H-04: is widened for the tag manager by its documented hosts alone', () => {
    const plain = policyOf();
    const wide = policyOf({ tagManager: true });
    const differing = Object.keys(wide).filter((name) => plain[name]?.join() !== wide[name]?.join());
    assert.deepEqual(differing, ['script-src', 'connect-src']);
    for (const name of differing)
      for (const source of wide[name] ?? [])
        assert.match(source, /^'self'$|^https:\/\/\*\.(?:googletagmanager|google-analytics|analytics\.google)\.com$/);
  });

  it('takes what a site adds, each source once, in the place of a refusal', () => {
    const added = {
      'frame-src': ['https://www.youtube.com'],
      'connect-src': ["'self'", 'https://api.a.example'],
      'frame-ancestors': ['https://a.example'],
    };
    const policy = policyOf({ added });
    assert.deepEqual(policy['frame-src'], ['https://www.youtube.com']);
    assert.deepEqual(policy['connect-src'], ["'self'", 'https://api.a.example']);
    assert.deepEqual(policy['frame-ancestors'], ['https://a.example']);
    assert.deepEqual(policy['script-src'], ["'self'"]);
  });

  it('takes what tags of the site need, in the directive that browsers ask', () => {
    const hash = "'sha256-AAAA='";
    const needed = [
      { directive: 'script-src', source: hash },
      { directive: 'script-src', source: hash },
      { directive: 'style-src', source: hash },
      { directive: 'manifest-src', source: "'self'" },
    ];
    const policy = policyOf({ needed, added: { 'style-src-elem': ["'self'"] } });
    assert.deepEqual(policy['script-src'], ["'self'", hash]);
    assert.deepEqual(policy['style-src'], ["'self'"]);
    assert.deepEqual(policy['style-src-elem'], ["'self'", hash]);
    assert.deepEqual(policy['manifest-src'], ["'self'"]);
    assert.deepEqual(policy['default-src'], ["'none'"]);
  });

  it('names no hash where all inline code may run: that would end with it', () => {
    const needed = [{ directive: 'script-src', source: "'sha256-AAAA='" }];
    const added = { 'script-src': ["'unsafe-inline'"] };
    assert.deepEqual(policyOf({ needed, added })['script-src'], ["'self'", "'unsafe-inline'"]);
    for (const source of ["'nonce-x'", "'sha384-BBBB'"]) {
      const exact = { 'script-src': ["'unsafe-inline'", source] };
      assert.ok(policyOf({ needed, added: exact })['script-src']?.includes("'sha256-AAAA='"), source);
    }
    const file = [{ directive: 'style-src', source: "'self'" }];
    const inline = { 'style-src-elem': ["'unsafe-inline'"] };
    assert.deepEqual(policyOf({ needed: file, added: inline })['style-src-elem'], ["'unsafe-inline'", "'self'"]);
  });

  it('keeps for a kind of file what all kinds may come from', () => {
    const needed = [{ directive: 'manifest-src', source: "'self'" }];
    const policy = policyOf({ needed, added: { 'default-src': ['https://cdn.example'] } });
    assert.deepEqual(policy['manifest-src'], ['https://cdn.example', "'self'"]);
    assert.deepEqual(policy['default-src'], ['https://cdn.example']);
  });

  it('never allows inline code or style by itself', () => {
    for (const tagManager of [false, true])
      assert.doesNotMatch(policyText(policyOf({ tagManager })), /unsafe|(?<!\*)\*(?!\.)|http:/);
  });

  it('leaves out of the page what browsers take no notice of there', () => {
    const policy = policyOf({ added: { sandbox: [], 'report-uri': ['/x'] } });
    assert.doesNotMatch(metaPolicyText(policy), /frame-ancestors|sandbox|report/);
    assert.match(metaPolicyText(policy), /^default-src 'none'; script-src 'self'; .*; form-action 'none'$/);
  });
});
