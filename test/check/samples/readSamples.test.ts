import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { placeInSample, readSamples, type Sample } from '../../../src/check/samples/readSamples.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('satteri');

const TEXT = `---
title: A
---

\`\`\`JS title="a.js" {1}
one
{{URL}}
\`\`\`

<Tab>

  - in a list
    \`\`\`sh constants
    curl {{URL}} {{NONE}}
      next
    \`\`\`

</Tab>

\`\`\`json {1} no-check
{
\`\`\`

\`\`\`json no-check title="a.json"
{
\`\`\`

\`\`\`
plain
\`\`\`

    indented
`;

const placeAt = (sample: Sample | undefined, text: string, line: number, column: number) =>
  sample && placeInSample(sample, { line, column }, text.split('\n'));

const MARKED = `\`\`\`js del={4} del="await " ins="2"
const a = 1; // [!code --]
// [!code ++:2]
const a = await b(await 2);
b();
c();
\`\`\`
`;

describe('readSamples', () => {
  it('are what a reader copies: without lines and words that are taken out, and without the comments that mark lines', () => {
    const source = sourceOf('a.md', MARKED);
    const [sample] = readSamples({ source, tree: parserFor('satteri')(source) }, {});
    assert.equal(sample?.code, 'const a = b(2);\nb();');
    assert.deepEqual(placeAt(sample, MARKED, 1, 7), { file: 'content/a.md', line: 4, column: 7 });
    assert.deepEqual(placeAt(sample, MARKED, 2, 1), { file: 'content/a.md', line: 5, column: 1 });
  });

  const source = sourceOf('a.mdx', TEXT);
  const samples = readSamples({ source, tree: parserFor('satteri')(source) }, { URL: 'https://a.example' });

  it('are the fences that name a language, as readers see them, but for those that say otherwise', () =>
    assert.deepEqual(
      samples.map(({ language, code }) => [language, code]),
      [
        ['js', 'one\n{{URL}}'],
        ['sh', 'curl https://a.example {{NONE}}\n  next'],
      ],
    ));

  it('are of the language before braces and colons', () => {
    const source = sourceOf('a.md', '```json{2}\n{\n```\n\n```ts:line-numbers\nx\n```\n');
    const samples = readSamples({ source, tree: parserFor('satteri')(source) }, {});
    assert.deepEqual(
      samples.map(({ language }) => language),
      ['json', 'ts'],
    );
  });

  it('know where their lines and columns stand', () => {
    assert.deepEqual(placeAt(samples[0], TEXT, 2, 3), { file: 'content/a.mdx', line: 7, column: 3 });
    assert.deepEqual(placeAt(samples[1], TEXT, 2, 3), { file: 'content/a.mdx', line: 15, column: 7 });
    assert.deepEqual(placeAt(samples[0], TEXT, 1, 99), { file: 'content/a.mdx', line: 6, column: 4 });
    // Some programs tell of a line behind the last.
    assert.deepEqual(placeAt(samples[0], TEXT, 4, 1), { file: 'content/a.mdx', line: 7, column: 1 });
  });

  it('stand below their fence where no line of them is copied', () => {
    const text = 'Words.\n\n```json del={1}\n{\n```\n';
    const source = sourceOf('a.md', text);
    const [sample] = readSamples({ source, tree: parserFor('satteri')(source) }, {});
    assert.equal(sample?.code, '');
    assert.deepEqual(placeAt(sample, text, 1, 1), { file: 'content/a.md', line: 4, column: 1 });
  });
});
