import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lackingKeyHint, pageValues } from '../../../src/markdown/mdx/pageValues.ts';
import { sourceOf } from '../../compileText.ts';

describe('pageValues', () => {
  it('are the constants of the site and the front matter, of which a constant takes precedence', () => {
    const page = { frontmatter: { title: 'T' } };
    assert.deepEqual(pageValues(page, { A: 1 }), { A: 1, frontmatter: { title: 'T' } });
    assert.deepEqual(pageValues(page, { frontmatter: 1 }), { frontmatter: 1 });
  });
});

describe('lackingKeyHint', () => {
  const page = sourceOf('a.mdx', '---\ntitle: T\nversion: 2\nparams: { audience: all, deep: { a: 1 } }\n---\n');

  it('leads to the key that is there, or to the place for one', () => {
    for (const [path, hint] of [
      ['titel', 'did you mean `frontmatter.title`?'],
      ['params.audiense', 'did you mean `frontmatter.params.audience`?'],
      ['audience', 'write `{frontmatter.params.audience}`'],
      ['deep.b', 'write `{frontmatter.params.deep.b}`'],
      ['version', 'write `version` below `params`, and here `{frontmatter.params.version}`'],
      ['params.edition', 'write `edition` below `params` at the top of the page'],
    ] as const)
      assert.equal(lackingKeyHint(`frontmatter.${path}`, page), hint);
    assert.match(lackingKeyHint('frontmatter.label', page) ?? '', /^write `label: …` at the top of the page;/);
  });

  it('is for keys of front matter alone', () => assert.equal(lackingKeyHint('LIMIT', page), undefined));
});
