import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { readPlainYaml } from '../../../src/content/frontmatter/readPlainYaml.ts';

describe('readPlainYaml', () => {
  it('reads plain lines as the YAML parser does, and leaves all others to it', () => {
    const words = fc.stringMatching(/^[ -~]{0,24}$/);
    const value = fc.oneof(words, fc.constantFrom('Yes', 'null', 'a: b', 'a #b', "it's", 'A-1, (b).', 'v1.10 '));
    const line = fc.tuple(fc.constantFrom('title', 'k', 'K2', 'toString', '"q"', '- a', ' in'), value);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.constantFrom('\n', '\r\n'), (lines, end) => {
        const yaml = lines.map(([key, text]) => `${key}: ${text}`).join(end) + end;
        const plain = readPlainYaml(yaml);
        if (plain !== undefined) assert.deepEqual(plain, load(yaml), yaml);
      }),
      { numRuns: 2_000 },
    );
    const plain = { title: 'Limits of a plan', description: "What Pipedream's plans allow, and what they don't." };
    assert.deepEqual(readPlainYaml(`title: ${plain.title}\r\ndescription: ${plain.description}\r\n`), plain);
    for (const other of ['title: a: b', 'title: a #b', 'title: No', 'title: 1', 'title:', 'a: b\na: c', '- a', ''])
      assert.equal(readPlainYaml(other), undefined, other);
  });
});
