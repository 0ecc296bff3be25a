import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { twinOf } from './twinOf.ts';

describe('the end of a node in the twin of a page', () => {
  it('leaves other braces of headings in', () => {
    for (const path of ['page.md', 'page.mdx']) {
      const text = '## GET /users/\\{id}\n\n## \\{#if}\n\nA \\{b}\n---';
      assert.equal(twinOf(text, { path }), text);
    }
    assert.equal(twinOf('## A {a: 1}\n\nB {id}\n---', { path: 'page.md' }), '## A {a: 1}\n\nB {id}\n---');
  });

  it('leaves the ids of headings out', () => {
    assert.equal(twinOf('## A {#a} ##\n\nB {#b}\n---', { path: 'page.md' }), '## A\n\nB\n---');
    assert.equal(twinOf('## One {#own}\n\n## *Two* {#other}\n\n## Three ##'), '## One\n\n## *Two*\n\n## Three ##');
    assert.equal(twinOf('## One \\{#own}\n\n## `Two` \\{#other}', { path: 'page.mdx' }), '## One\n\n## `Two`');
    assert.equal(twinOf('## One \\{#own}\n\nA', { path: 'page.md' }), '## One \\{#own}\n\nA');
  });

  it('is the full address of a link, whose text stays', () => {
    const constants = { API: 'https://a.example' };
    assert.equal(twinOf('[a *b*]({API}/c "T") d', { constants }), '[a *b*](https://a.example/c "T") d');
    assert.equal(twinOf('<https://a.example>', { path: 'page.md' }), '<https://a.example>');
  });
});
