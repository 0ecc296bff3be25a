import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { markdownToMdast } from 'satteri';
import { parseFencesApart } from '../../../src/markdown/parse/apartFences.ts';
import { type TreeNode, writtenText } from '../../../src/markdown/tree.ts';
import { compileText } from '../../compileText.ts';

const TABLE = '| a | b |\n| - | - |\n| 1 | 2 |';

const within = (prefix: string, text: string) =>
  text
    .split('\n')
    .map((line) => prefix + line)
    .join('\n');

/** A container with a block that ends right above its fence, and what comes below it. */
const pageOf = (block: string, prefix = '') =>
  `${prefix === '  ' ? '- Item\n\n' : ''}${within(prefix, `:::note\n${block}\n:::`)}\n\nBelow\n\n${block}\n:::tip\nWords\n:::\n\nEnd\n`;

const PAGES = Object.entries({
  table: TABLE,
  'table without bars at its ends': 'a | b\n--- | ---\n1 | 2',
  definition: '[a]: /b',
});

const parse = (body: string) => markdownToMdast(body, { features: { directive: true } }) as unknown as TreeNode;

const textsOf = (node: TreeNode): TreeNode[] =>
  node.type === 'text' ? [node] : (node.children ?? []).flatMap((child) => textsOf(child));

describe('a fence right below a block', () => {
  for (const [name, block] of PAGES) {
    for (const [where, prefix] of Object.entries({ 'a page': '', 'a quote': '> ', 'a list': '  ' })) {
      for (const path of ['page.md', 'page.mdx']) {
        it(`is no part of a ${name} in ${where} (${path})`, () => {
          const [own, reference] = (['satteri', 'remark'] as const).map((parser) =>
            compileText(pageOf(block, prefix), { path, parser }),
          );
          assert.deepEqual(own?.diagnostics, []);
          assert.equal(own?.html, reference?.html);
        });
      }
    }

    it(`leaves the nodes where they are written, below a ${name}`, () => {
      for (const ending of ['\n', '\r\n']) {
        const body = `${pageOf(block)}${pageOf(block, '> ')}`.replaceAll('\n', ending);
        const texts = textsOf(parseFencesApart(parse, body));
        assert.ok(texts.some(({ value }) => value === 'End'));
        for (const text of texts) {
          const { line, column, offset = 0 } = text.position?.start ?? { line: 0, column: 0 };
          assert.equal(writtenText(text, body), text.value);
          const lines = body.slice(0, offset).split('\n');
          assert.deepEqual([line, column], [lines.length, (lines.at(-1) ?? '').length + 1]);
        }
      }
    });
  }

  it('is left in code that looks like a table', () => {
    const body = `\`\`\`\n${TABLE}\n:::\n\`\`\`\n`;
    assert.equal(textsOf(parseFencesApart(parse, body)).length, 0);
    assert.match(compileText(body).html, /:::/);
  });
});
