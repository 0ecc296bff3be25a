import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { check } from './checkedLinks.ts';

describe('the name of a file in a link', () => {
  // `/c%23/#.md` was written, which has no such heading.
  it('corrects a `#` in the name of a file', () => {
    const others = { 'guides/c#.md': '# C\n\n## Part\n' };
    for (const [url, meant] of [
      ['c#.md', 'c%23.md'],
      ['./c#.md#part', './c%23.md#part'],
      ['/guides/c#/', '/guides/c%23/'],
    ]) {
      const [fault] = check(`[x](${url})`, 'guides/page.md', '/docs/', others);
      assert.deepEqual([fault?.code, fault?.fix?.text], ['broken-link', meant], url);
    }
    const [picture] = check('![x](./a#.png)');
    assert.deepEqual([picture?.code, picture?.fix?.text], ['missing-asset', './a%23.png']);
  });

  it('corrects a link to a file with a sign in its name that ends an address, once and for all', () => {
    const files = { 'lang/c#.md': '# C sharp\n\n## One\n' };
    for (const [url, meant] of [
      ['./lang/c#.md', './lang/c%23.md'],
      ['./lang/c#.md#one', './lang/c%23.md#one'],
      ['/lang/c', '/lang/c%23/'],
    ] as const) {
      assert.equal(check(`[a](<${url}>)`, 'page.md', '/', files)[0]?.fix?.text, meant, url);
      assert.deepEqual(check(`[a](<${meant}>)`, 'page.md', '/', files), [], meant);
    }
  });

  it('corrects paths as Windows has them', () => {
    const others = { 'guides/deep/README.md': '# Deep\n' };
    const faultOf = (text: string) => check(text, 'guides/page.md', '/docs/', others)[0];
    for (const [url, meant] of [
      ['.\\deep\\README.md', './deep/README.md'],
      ['..\\limits.md#memory', '../limits.md#memory'],
      ['..\\logo.svg', '../logo.svg'],
    ] as const) {
      const fault = faultOf(`[a](${url})`);
      assert.deepEqual([fault?.fix?.text, fault?.hint], [meant, `write \`${meant}\``], url);
    }
    assert.equal(faultOf('[a](none\\at-all.md)')?.fix, undefined);
  });
});
