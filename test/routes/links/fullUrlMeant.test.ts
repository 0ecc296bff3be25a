import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { codesOf, hintOf } from './checkedLinks.ts';

describe('the full URL that is meant', () => {
  it('tells of an address of another site that lacks its scheme', () => {
    for (const [url, meant] of [
      ['www.example.dk/a', 'https://www.example.dk/a'],
      ['example.com', 'https://example.com'],
      ['docs.example.io/a/#b', 'https://docs.example.io/a/#b'],
      ['me@example.dk', 'mailto:me@example.dk'],
      ['https//example.dk/a', 'https://example.dk/a'],
      ['http//example.dk', 'http://example.dk'],
      ['(https://example.dk/a#b)', 'https://example.dk/a#b'],
    ]) {
      assert.deepEqual(codesOf(`[a](${url})`), ['error broken-link']);
      assert.equal(hintOf(`[a](${url})`), `write \`${meant}\``);
    }
    for (const url of ['/example.com', './example.com', 'a/example.com', 'command', 'www.', 'x.com.md'])
      assert.doesNotMatch(hintOf(`[a](${url})`) ?? assert.fail(url), /https:\/\/(?!example\.com\/file)/, url);
    for (const url of ['logo@2x.png', 'guide@v2.md', 'parts@1.0.zip'])
      assert.doesNotMatch(hintOf(`[a](${url})`) ?? assert.fail(url), /mailto/, url);
  });
});
