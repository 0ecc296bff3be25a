import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { toHtml as byPackage } from 'hast-util-to-html';
import { toHtml } from '../../../src/markdown/hast/toHtml.ts';
import type { TreeNode } from '../../../src/markdown/tree.ts';

const expected = (tree: TreeNode) =>
  byPackage(tree as never, { allowDangerousHtml: true, characterReferences: { useNamedReferences: false } });

const element = (tagName: string, properties: Record<string, unknown>, children: TreeNode[] = []): TreeNode => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const NASTY = fc.stringMatching(/^[a-z <>&"'`\0\n=/é😀-]{0,6}$/u);
const VALUE = fc.oneof(
  NASTY,
  fc.boolean(),
  fc.integer(),
  fc.constantFrom(null, undefined, Number.NaN, 0, 'download', 'hidden'),
  fc.array(fc.stringMatching(/^[a-z"]{1,3}$/), { maxLength: 3 }),
);
const PROPERTY = fc.constantFrom(
  ...['className', 'href', 'hidden', 'download', 'tabIndex', 'ariaLabel', 'dataMeta', 'data-x', 'srcSet', 'accept'],
  ...['checked', 'start', 'xLinkHref', 'viewBox', 'strokeWidth', 'madeUp', 'a"b', 'open', 'dataFootnoteBackref'],
);
const TAG = fc.constantFrom(
  'p',
  'a',
  'br',
  'img',
  'svg',
  'path',
  'foreignObject',
  'title',
  'input',
  'pre',
  'WBR',
  'div',
);

const { node } = fc.letrec<{ node: TreeNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    NASTY.map((value): TreeNode => ({ type: 'text', value })),
    NASTY.map((value): TreeNode => ({ type: 'raw', value })),
    fc.constantFrom('>a', '->', 'a--><!--b', '<!-', '--!>').map((value): TreeNode => ({ type: 'comment', value })),
    fc
      .tuple(TAG, fc.dictionary(PROPERTY, VALUE, { maxKeys: 3 }), fc.array(tie('node'), { maxLength: 3 }))
      .map(([tagName, properties, children]) => element(tagName, properties, children)),
  ),
}));

describe('toHtml', () => {
  it('writes every tree as the package does', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (children) => {
        const tree: TreeNode = { type: 'root', children };
        assert.equal(toHtml(tree), expected(tree));
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });

  it('writes attributes with and without values', () => {
    const properties = { disabled: '', download: '', checked: true, className: ['a', 'b'], accept: ['x', 'y'] };
    const tree = element('a', properties);
    assert.equal(toHtml(tree), '<a download checked class="a b" accept="x, y"></a>');
    assert.equal(toHtml(tree), expected(tree));
  });

  it('refuses what is no hast', () => {
    assert.throws(() => toHtml({ type: 'mdxTextExpression', value: 'x' }), /mdxTextExpression/);
  });
});
