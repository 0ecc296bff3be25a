import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { drawnBlocks } from '../../../src/check/markup/drawnBlocks.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await Promise.all([loadParser('satteri'), loadParser('remark')]);

function told(text: string, parser: 'satteri' | 'remark' = 'satteri', path = 'a.md') {
  const source = sourceOf(path, text);
  return drawnBlocks(source, parserFor(parser)(source));
}

const TREE = 'box/\n├── src/\n│   └── index.ts\n└── README.md';

describe('drawnBlocks', () => {
  for (const parser of ['satteri', 'remark'] as const) {
    for (const path of ['a.md', 'a.mdx']) {
      it(`tells of a tree in no code block, and puts it into one (${parser}, ${path})`, () => {
        const text = `# A\n\n${TREE}\n\nWords.\n`;
        const [fault, ...others] = told(text, parser, path);
        assert.deepEqual([fault?.place?.line, fault?.place?.column, others], [3, 1, []]);
        const mended = correctText(text, fault?.fix === undefined ? [] : [fault.fix]).text;
        assert.equal(mended, `# A\n\n\`\`\`text\n${TREE}\n\`\`\`\n\nWords.\n`);
        assert.deepEqual(told(mended, parser, path), []);
      });
    }

    it(`tells of tables as Pandoc writes them (${parser})`, () => {
      const lines = (text: string) => told(text, parser).map(({ place }) => place?.line);
      assert.deepEqual(lines('+-----+-----+\n| a   | b   |\n+=====+=====+\n| c   | d   |\n+-----+-----+\n'), [1]);
      assert.deepEqual(lines('  a     b\n  ----- -----\n  c     d\n\nWords.\n'), [2]);
    });
  }

  it('leaves code, lines across the page, and trees whose lines break', () => {
    for (const text of [
      `\`\`\`\n${TREE}\n\`\`\``,
      'Words.\n\n--- ---\n\nWords.',
      'One sign, `├──`, and\nanother, └──.',
      'box/<br>\n├── a<br>\n└── b',
      'box/  \n├── a  \n└── b',
      '1 + 2\n+--',
      '| a | b |\n| --- | --- |\n| -- -- | +-- |',
    ])
      assert.deepEqual(told(`${text}\n`), [], text);
  });
});
