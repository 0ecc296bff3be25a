import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { frontmatterSchema } from '../../src/content/frontmatterSchema.ts';

const { entries } = frontmatterSchema;

describe('frontmatterSchema', () => {
  it('knows every key that the specification names', () => {
    for (const key of ['short_description', 'thumbnail', 'prev', 'next', 'sidebar', 'content_class']) {
      assert.ok(Object.hasOwn(entries, key), key);
    }
  });

  it('says in words what each key takes', () => {
    for (const [key, { expected }] of Object.entries(entries)) assert.match(expected, /^\S.*\S$/, key);
  });
});
