import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  addClass,
  element,
  type Handlers,
  lineOf,
  raw,
  type TreeNode,
  text,
  textBlocksOf,
  textOf,
  transformTree,
  writtenText,
} from '../../src/markdown/tree.ts';

const node = (type: string, ...children: TreeNode[]): TreeNode => ({ type, children });
const drawing = ({ type, value, children }: TreeNode): string =>
  children === undefined ? `${type}:${value}` : `${type}(${children.map(drawing).join(' ')})`;

/** The tree after a walk with these handlers, as text. */
function walked(tree: TreeNode, handlers: Handlers<string[]>) {
  const context: string[] = [];
  transformTree(tree, handlers, context);
  return { tree: drawing(tree), context };
}

describe('addClass', () => {
  it('keeps the classes that an element has, as a list or, as plugins write them, as one text', () => {
    const classesWith = (className: unknown) => {
      const cell = element('td', { className });
      addClass(cell, 'cell-long');
      return cell.properties?.className;
    };
    assert.deepEqual(classesWith(['wide']), ['wide', 'cell-long']);
    assert.deepEqual(classesWith('wide red'), ['wide', 'red', 'cell-long']);
  });
});

describe('transformTree', () => {
  it('enters a node before its children and leaves it after them', () => {
    const note = (word: string) => (found: TreeNode, context: string[]) => {
      context.push(`${word} ${found.type}`);
      return undefined;
    };
    const handlers = {
      a: { enter: note('enter'), exit: note('exit') },
      b: { enter: note('enter'), exit: note('exit') },
    };
    assert.deepEqual(walked(node('root', node('a', node('b'))), handlers).context, [
      'enter a',
      'enter b',
      'exit b',
      'exit a',
    ]);
  });

  it('walks what `enter` puts in, and not what `exit` puts in', () => {
    const tree = () => node('root', node('a'), text('t'));
    const count = { b: { enter: (_: TreeNode, context: string[]) => void context.push('b') as undefined } };
    assert.deepEqual(walked(tree(), { ...count, a: { enter: () => [node('b'), node('b')] } }), {
      tree: 'root(b() b() text:t)',
      context: ['b', 'b'],
    });
    assert.deepEqual(walked(tree(), { ...count, a: { exit: () => [node('b'), node('b')] } }), {
      tree: 'root(b() b() text:t)',
      context: [],
    });
  });

  it('takes nodes away, the last one too', () => {
    assert.equal(
      walked(node('root', node('a'), node('a'), text('t'), node('a')), { a: { enter: () => [] } }).tree,
      'root(text:t)',
    );
    assert.equal(walked(node('root', node('a'), node('a')), { a: { exit: () => [] } }).tree, 'root()');
  });

  it('puts children in the place of their parent', () => {
    assert.equal(
      walked(node('root', node('a', text('x'), node('a', text('y')))), { a: { exit: ({ children }) => children } })
        .tree,
      'root(text:x text:y)',
    );
  });

  it('lets a handler give the node back, with others', () => {
    assert.equal(
      walked(node('root', node('a', node('b'))), {
        a: { enter: (found) => [found, text('after')] },
        b: { enter: () => [text('in')] },
      }).tree,
      'root(a(text:in) text:after)',
    );
  });
});

describe('textOf', () => {
  it('is the text below a node, without raw HTML', () => {
    assert.equal(
      textOf(node('root', text('a'), element('b', {}, [text('c')]), raw('<i>'), { type: 'inlineCode', value: 'd' })),
      'acd',
    );
    assert.equal(textOf(node('root')), '');
  });
});

describe('writtenText', () => {
  it('is what stands in the source at the place of a node, and nothing for a node without one', () => {
    const start = { line: 1, column: 3, offset: 2 };
    const end = { line: 1, column: 7, offset: 6 };
    assert.equal(writtenText({ ...text('b'), position: { start, end } }, 'a *b* c'), '*b* ');
    assert.equal(writtenText(text('b'), 'a *b* c'), '');
  });
});

it('textBlocksOf finds the blocks that hold text and no other blocks', () => {
  const tree = node('root', node('heading'), node('listItem', node('paragraph')), node('tableRow', node('tableCell')));
  assert.deepEqual(
    textBlocksOf(tree).map(({ type }) => type),
    ['heading', 'paragraph', 'tableCell'],
  );
  assert.deepEqual(textBlocksOf(node('root', node('code'))), []);
});

it('a line break is a space where the text of a node is in one line', () => {
  const heading = element('h2', {}, [text('One'), element('br', {}, []), text('two')]);
  assert.equal(lineOf(heading), 'One two');
  assert.equal(textOf(heading), 'Onetwo');
});
