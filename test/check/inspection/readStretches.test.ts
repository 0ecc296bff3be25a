import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readStretches } from '../../../src/check/inspection/readStretches.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('satteri');
await loadParser('remark');

const TEXT = `---
title: A
---

## Plain

### Own {#own}

Some *words* and \`code\` with {NAME} and <b title="shown" id='x' value={1}>bold</b>.

[a link](/to/it/ "title") ![a picture](/p.png)

> - in a quote

| a | b |
| --- | --- |
| one | two |

\`\`\`js
const a = 1;
\`\`\`

<Tab label="First">

Inside

\`\`\`sh constants
{{NAME}}
\`\`\`

</Tab>
`;

const stretchesOf = (text: string, path: string, parser: 'satteri' | 'remark') => {
  const source = sourceOf(path, text);
  return readStretches(parserFor(parser)(source), source).map(
    ({ kind, start, end }) => `${kind} ${source.body.slice(start, end).replaceAll('\n', '⏎')}`,
  );
};

describe('readStretches', () => {
  for (const parser of ['satteri', 'remark'] as const) {
    it(`yields what readers see, with ${parser}`, () =>
      assert.deepEqual(stretchesOf(TEXT, 'a.mdx', parser), [
        'heading Plain',
        parser === 'remark' ? 'text Own ' : 'text Own',
        'text Some ',
        'text words',
        'text  and ',
        'code `code`',
        'text  with ',
        'text  and ',
        'property "shown"',
        "property 'x'",
        'text bold',
        'text .',
        'text a link',
        'url ](/to/it/ "title")',
        'text  ',
        'url ![a picture](/p.png)',
        'text in a quote',
        'text a',
        'text b',
        'text one',
        'text two',
        'fence ```js⏎const a = 1;⏎```',
        'property "First"',
        'text Inside',
        'constantsFence ```sh constants⏎{{NAME}}⏎```',
      ]));
  }

  it('knows addresses that are links by themselves, and definitions', () =>
    assert.deepEqual(stretchesOf('See https://a.example/x or [b].\n\n[b]: https://b.example/\n', 'a.md', 'satteri'), [
      'text See ',
      'autolink https://a.example/x',
      'text  or ',
      'text b',
      'text .',
      'url [b]: https://b.example/',
    ]));
});
