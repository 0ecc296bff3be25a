import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { createPageState } from '../../src/markdown/pageState.ts';
import { processorFor } from '../../src/markdown/parse/parsers.ts';
import { remarkPage } from '../../src/markdown/remarkPage.ts';
import type { TreeNode } from '../../src/markdown/tree.ts';
import { contextAround, sourceOf } from '../compileText.ts';

/** The HTML of a text by our parser and our steps on Markdown, before it is sanitised and becomes a page. */
export function bareHtml(markdown: string, parser: 'satteri' | 'remark'): string {
  const source = sourceOf('page.md', markdown);
  const processor = processorFor(parser);
  const tree = processor.parse(source);
  remarkPage(tree, createPageState(source, contextAround(source, { parser }), processor));
  return processor.toHtml(withLineFeeds(processor.toHast(tree).root));
}

/** Code ends with a line feed in the examples; on pages it does without. */
function withLineFeeds(node: TreeNode): TreeNode {
  const [only] = node.children ?? [];
  if (node.tagName === 'pre') endWithLineFeed(only);
  else node.children?.forEach(withLineFeeds);
  return node;
}

function endWithLineFeed(code: TreeNode | undefined): void {
  const [text] = code?.children ?? [];
  if (text?.value) text.value += '\n';
}

/** HTML as a browser understands it, a line for each tag and text, without the white space that shows nowhere. */
export function normalHtml(html: string): string {
  const pieces = piecesOf(parseFragment(html.trim()), false);
  return pieces
    .flatMap(({ shown, isText }, index) => {
      if (!isText) return shown;
      const start = isBoundary(pieces[index - 1]) ? shown.trimStart() : shown;
      const text = isBoundary(pieces[index + 1]) ? start.trimEnd() : start;
      return text === '' ? [] : JSON.stringify(text);
    })
    .join('\n');
}

/** A tag, a comment or a text. `isText` is false for text whose white space counts. */
interface Piece {
  readonly shown: string;
  readonly isText: boolean;
  readonly isBlock: boolean;
}

const isBoundary = (piece: Piece | undefined) => piece === undefined || piece.isBlock;

const BLOCK =
  /^(?:article|aside|blockquote|br|dd|del|details|div|dl|dt|h[1-6]|hr|ins|li|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/;

type Node = DefaultTreeAdapterMap['node'];

function piecesOf(node: Node, isPre: boolean): Piece[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child): Piece[] => {
    if (child.nodeName === '#text' && 'value' in child) {
      return isPre
        ? [{ shown: JSON.stringify(child.value), isText: false, isBlock: false }]
        : [{ shown: child.value.replace(/[ \t\r\n]+/g, ' '), isText: true, isBlock: false }];
    }
    if ('data' in child) return [{ shown: `<!--${child.data}-->`, isText: false, isBlock: false }];
    if (!('tagName' in child)) return [];
    const isBlock = BLOCK.test(child.tagName);
    const attributes = child.attrs
      // What GitHub's own pages have too, and the examples leave out.
      .filter(({ name, value }) => name !== 'data-meta' && !/^(?:contains-task-list|task-list-item)$/.test(value))
      .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
      .sort();
    return [
      { shown: `<${child.tagName}${attributes.join('')}>`, isText: false, isBlock },
      ...piecesOf(child, isPre || child.tagName === 'pre'),
      { shown: `</${child.tagName}>`, isText: false, isBlock },
    ];
  });
}

/** The words that a piece of HTML shows, without white space and without what pages add: buttons and names of languages. */
export const shownText = (html: string): string => textOf(parseFragment(html)).replace(/\s+/g, '');

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if ('attrs' in node && node.attrs.some(({ value }) => value === 'code-language' || value === 'CopyButton')) return '';
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
