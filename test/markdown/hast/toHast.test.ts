import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toHast } from '../../../src/markdown/hast/toHast.ts';
import { processorFor } from '../../../src/markdown/parse/parsers.ts';
import { type TreeNode, text } from '../../../src/markdown/tree.ts';
import '../../compileText.ts';

const paragraph = (...children: TreeNode[]): TreeNode => ({ type: 'paragraph', children });

/** Trees that no text need lead to; what texts lead to is compared in `parsers.test.ts` and in `specification/`. */
const TREES: Readonly<Record<string, readonly TreeNode[]>> = {
  'references to nothing': [
    paragraph({ type: 'linkReference', identifier: 'a', referenceType: 'shortcut', children: [text('x')] }),
    paragraph({ type: 'linkReference', identifier: 'a', label: 'A', referenceType: 'full', children: [] }),
    paragraph({ type: 'linkReference', identifier: 'a', referenceType: 'collapsed', children: [{ type: 'break' }] }),
    paragraph({ type: 'imageReference', identifier: 'a', label: 'A', referenceType: 'full', alt: 'x' }),
    paragraph({ type: 'footnoteReference', identifier: 'a' }, { type: 'footnoteReference', identifier: 'b' }),
  ],
  'the first of two definitions': [
    paragraph({ type: 'linkReference', identifier: 'A', children: [text('x')] }),
    { type: 'definition', identifier: 'a', url: '/é one', title: 't' },
    { type: 'definition', identifier: 'a', url: '/two' },
  ],
  // Ids of other signs are not encoded here: see `footnotes.test.ts`.
  'notes within notes, and more than one reference': [
    paragraph({ type: 'footnoteReference', identifier: 'e' }, { type: 'footnoteReference', identifier: 'e' }),
    {
      type: 'footnoteDefinition',
      identifier: 'e',
      children: [paragraph({ type: 'footnoteReference', identifier: 'b' })],
    },
    { type: 'footnoteDefinition', identifier: 'b', children: [{ type: 'code', value: 'c' }] },
    { type: 'footnoteDefinition', identifier: 'unused', children: [] },
  ],
  'white space around line feeds and breaks': [
    paragraph(text(' a \t\n \t b \r\n\t\n c '), { type: 'break' }, text(' \td'), { type: 'break' }),
    paragraph({ type: 'break' }, { type: 'strong', children: [text('  e')] }, { type: 'inlineCode', value: 'a\r\nb' }),
  ],
  'lists of all kinds': [
    { type: 'list', ordered: true, start: 3, spread: false, children: [{ type: 'listItem', children: [] }] },
    {
      type: 'list',
      children: [
        {
          type: 'listItem',
          checked: true,
          spread: false,
          children: [paragraph(text('a')), { type: 'code', value: 'b' }],
        },
        { type: 'listItem', checked: false, spread: false, children: [] },
      ],
    },
    {
      type: 'list',
      start: 1,
      children: [{ type: 'listItem', children: [paragraph(text('a')), paragraph(text('b'))] }],
    },
    { type: 'listItem', spread: null, children: [paragraph(text('a'))] },
  ],
  'tables with cells too many and too few': [
    {
      type: 'table',
      align: ['left', null, 'center'],
      children: [1, 4].map((count) => ({
        type: 'tableRow',
        children: Array.from({ length: count }, () => ({ type: 'tableCell', children: [text('x')] })),
      })),
    },
    { type: 'table', children: [] },
  ],
  'texts that plugins name an element for': [
    paragraph(
      { ...text('🚀'), data: { hName: 'span', hProperties: { role: 'img' }, hChildren: [text('🚀')] } },
      { ...text('a'), data: { hName: 'b' } },
      { ...text('b'), data: { hProperties: { id: 'x' } } },
      { ...text('c'), data: { hChildren: [text('d')] } },
    ),
    { type: 'html', value: '<i>', data: { hName: 'i' } },
    { type: 'unknown', value: 'e', data: { hName: 'u' } },
  ],
  'nodes of our own, and of others': [
    { type: 'callout', data: { hName: 'aside', hProperties: { role: 'note' } }, children: [paragraph(text('a'))] },
    { type: 'mdxJsxFlowElement', name: 'A', children: [paragraph(text('a'))], data: { props: { b: 1 } } },
    { type: 'heading', depth: 2, children: [text('a')], data: { hProperties: { id: 'x' } } },
    { type: 'math', value: '1 < 2' },
    { type: 'yaml', value: 'a: b' },
    { type: 'html', value: '<b>' },
  ],
  nothing: [],
};

/** Without positions, which the package copies, and with one kind of missing value. */
const plain = (tree: TreeNode) => JSON.parse(JSON.stringify(tree)) as unknown;

describe('toHast', () => {
  for (const [name, children] of Object.entries(TREES)) {
    it(`turns ${name} into what remark-rehype makes of it`, () => {
      const tree = (): TreeNode => structuredClone({ type: 'root', children: [...children] });
      const { root, hasRaw } = toHast(tree());
      const reference = processorFor('remark').toHast(tree());
      assert.deepEqual(plain(root), plain(reference.root));
      assert.equal(hasRaw, reference.hasRaw);
    });
  }

  it('keeps positions', () => {
    const position = { start: { line: 3, column: 1, offset: 9 }, end: { line: 3, column: 4, offset: 12 } };
    assert.deepEqual(toHast({ type: 'root', children: [{ type: 'heading', depth: 2, position }] }).root.children?.[0], {
      type: 'element',
      tagName: 'h2',
      properties: {},
      children: [],
      position,
    });
  });
});
