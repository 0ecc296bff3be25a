import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSamples } from '../../../src/check/samples/readSamples.ts';
import { loadParser, parserFor } from '../../../src/markdown/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('satteri');

const TEXT = `---
title: A
---

\`\`\`JS title="a.js" {1}
one
two
\`\`\`

<Tab>

  - in a list
    \`\`\`sh constants
    curl {{URL}} {{NONE}}
      next
    \`\`\`

</Tab>

\`\`\`json no-check
{
\`\`\`

\`\`\`
plain
\`\`\`

    indented
`;

describe('readSamples', () => {
  const source = sourceOf('a.mdx', TEXT);
  const samples = readSamples({ source, tree: parserFor('satteri')(source) }, { URL: 'https://a.example' });

  it('are the fences that name a language, as readers see them, but for those that say otherwise', () =>
    assert.deepEqual(
      samples.map(({ language, code }) => [language, code]),
      [
        ['js', 'one\ntwo'],
        ['sh', 'curl https://a.example {{NONE}}\n  next'],
      ],
    ));

  it('know where their lines and columns stand', () => {
    assert.deepEqual(samples[0]?.placeAt(2, 3), { file: 'content/a.mdx', line: 7, column: 3 });
    assert.deepEqual(samples[1]?.placeAt(2, 3), { file: 'content/a.mdx', line: 15, column: 7 });
    assert.deepEqual(samples[0]?.placeAt(1, 99), { file: 'content/a.mdx', line: 6, column: 4 });
  });
});
