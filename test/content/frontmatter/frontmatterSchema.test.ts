import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { frontmatterSchema } from '../../../src/content/frontmatter/frontmatterSchema.ts';
import { splitFrontmatter } from '../../../src/content/frontmatter/splitFrontmatter.ts';

describe('frontmatterSchema', () => {
  it('knows every key that the specification names', () => {
    for (const key of ['short_description', 'thumbnail', 'prev', 'next', 'sidebar', 'content_class']) {
      assert.ok(Object.hasOwn(frontmatterSchema, key), key);
    }
  });

  it('has an example of each key that can be taken over as it is', () => {
    const lines = Object.entries(frontmatterSchema).map(([key, { example }]) => `${key}: ${example}`);
    const { diagnostics, frontmatter } = splitFrontmatter(`---\n${lines.join('\n')}\n---\n`, 'page.md');
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(Object.keys(frontmatter), Object.keys(frontmatterSchema));
  });
});
