import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { githubSlugOf } from '../../../src/model/addresses/githubSlugOf.ts';

describe('githubSlugOf', () => {
  it('follows the rules of GitHub', () => {
    const slugs = {
      'Plain words': 'plain-words',
      '1. What’s new_in `a.b(c)`?': '1-whats-new_in-abc',
      'A & B - C': 'a--b---c',
      'Größe für Café': 'größe-für-café',
      '你好 世界': '你好-世界',
      '🚀': '',
      // Numbers and signs that are made of letters.
      'Ⅱ. 使い方': 'ⅱ-使い方',
      'Ⓜ️ Markdown': 'ⓜ️-markdown',
    };
    for (const [text, slug] of Object.entries(slugs)) assert.equal(githubSlugOf(text), slug);
  });
});
