import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toldOfPage } from '../../../src/build/page/toldOfPage.ts';
import type { WrittenTag } from '../../../src/model/headTag.ts';

const told = (...head: readonly WrittenTag[]) => toldOfPage({ frontmatter: { head } });
const meta = (name: string, content: string) => ({ tag: 'meta', attributes: { name, content } });
const link = (rel: string, href: string) => ({ tag: 'link', attributes: { rel, href } });

describe('what a page tells search engines', () => {
  it('is nothing by itself', () => {
    const nothing = { canonical: undefined, noindex: false };
    assert.deepEqual(toldOfPage({ frontmatter: {} }), nothing);
    assert.deepEqual(told(meta('robots', 'max-snippet:50, nonexistent'), meta('author', 'noindex')), nothing);
    assert.deepEqual(told(link('alternate', 'https://a.example/')), nothing);
    // Nothing of a tag that is refused.
    assert.deepEqual(told(link('canonical', '/a/')), nothing);
  });

  it('is that they leave it out, or know it by another address', () => {
    for (const content of ['nofollow, NoIndex', 'none']) assert.equal(told(meta('Robots', content)).noindex, true);
    assert.equal(told(link('Canonical', 'https://a.example/a/')).canonical, 'https://a.example/a/');
  });
});
