import { wantsConstants } from '../../markdown/mdx/expressions.ts';
import { type TreeNode, writtenText } from '../../markdown/tree.ts';
import type { SourceFile } from '../../model/sourceFile.ts';

/** A piece of a source in which readers see text, and what it is part of. Offsets are 0-based, UTF-16. */
export interface Stretch {
  readonly kind:
    | 'text'
    /** A heading without an address of its own: its text is its address. */
    | 'heading'
    /** The address part of a link or picture in Markdown. */
    | 'url'
    /** An address that is a link by itself. */
    | 'autolink'
    /** Text between the tags of raw HTML, without that of `<code>`. */
    | 'html'
    /** The same in `<pre>`, where no generator reads Markdown. */
    | 'pre'
    /** A property's text, its quotes included. */
    | 'property'
    /** Code in a line, its backquotes included. */
    | 'code'
    | 'fence'
    /** A fence that shows constants. */
    | 'constantsFence';
  readonly start: number;
  readonly end: number;
}

/** All stretches of a source, in reading order. `tree` is its mdast. */
export function readStretches(tree: TreeNode, { body }: SourceFile): Stretch[] {
  const stretches: Stretch[] = [];
  visit(tree, 'text', body, stretches);
  return stretches;
}

function visit(node: TreeNode, textKind: 'text' | 'heading', body: string, stretches: Stretch[]): void {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  const add = (kind: Stretch['kind'], from = start, to = end) => {
    if (from !== undefined && to !== undefined && from < to) stretches.push({ kind, start: from, end: to });
  };
  if (node.type === 'text') add(textKind);
  else if (node.type === 'inlineCode') add('code');
  else if (node.type === 'code') add(wantsConstants(node) ? 'constantsFence' : 'fence');
  else if (node.type === 'image' || node.type === 'definition') add('url');
  else if (node.type === 'link' && body[start ?? 0] !== '[') add('autolink');
  else {
    if (node.type.startsWith('mdxJsx') || (node.type === 'html' && body[(start ?? 0) + 1] !== '!'))
      for (const [from, to] of propertiesOf(node, body)) add('property', from, to);
    if (node.type === 'html') for (const [kind, from, to] of textsOfHtml(node, body)) add(kind, from, to);
    const inner = node.type === 'heading' && !hasOwnAddress(node, body) ? 'heading' : textKind;
    for (const child of withJoinedTexts(node.children ?? [])) visit(child, inner, body, stretches);
    if (node.type === 'link') add('url', node.children?.at(-1)?.position?.end.offset ?? start);
  }
}

/** Readers see a directive in a line as it is written, so that `std:ref` is one text and not two. */
function withJoinedTexts(children: readonly TreeNode[]): readonly TreeNode[] {
  if (!children.some(({ type }) => type === 'textDirective')) return children;
  const joined: TreeNode[] = [];
  for (const child of children) {
    const before = joined.at(-1);
    const isText = child.type === 'text' || child.type === 'textDirective';
    if (isText && before?.type === 'text' && before.position !== undefined && child.position !== undefined)
      joined[joined.length - 1] = { type: 'text', position: { ...before.position, end: child.position.end } };
    else joined.push(isText ? { type: 'text', ...(child.position && { position: child.position }) } : child);
  }
  return joined;
}

const hasOwnAddress = (node: TreeNode, body: string) => /\{#[^}\s]+\}\s*$/.test(writtenText(node, body));

/**
 * Where text stands in raw HTML: not in comments, code, scripts and styles. Code of Markdown is one text with the tags
 * in it: else its backquotes would pair with those of others.
 */
function* textsOfHtml({ position }: TreeNode, body: string): Generator<readonly ['html' | 'pre', number, number]> {
  const start = position?.start.offset ?? 0;
  let kind: 'html' | 'pre' = 'html';
  const parts =
    /<!--[\s\S]*?(?:-->|$)|<(code|script|style|template)\b[\s\S]*?(?:<\/\1>|$)|<[^<>]*>?|((?:[^<`]|`(?![^`\n]*<\/[^<>`]*>\s*<)[^`\n]*`|`)+)/gi;
  for (const { index, 0: part, 2: text } of body.slice(start, position?.end.offset).matchAll(parts))
    if (text !== undefined) yield [kind, start + index, start + index + part.length];
    else if (/^<\/?pre\b/i.test(part)) kind = part.startsWith('</') ? 'html' : 'pre';
}

/** Where the texts in quotes stand in an element's opening tag. */
function* propertiesOf({ position, children }: TreeNode, body: string): Generator<readonly [number, number]> {
  const start = position?.start.offset ?? 0;
  const tag = body.slice(start, children?.[0]?.position?.start.offset ?? position?.end.offset);
  for (const match of tag.matchAll(/\s[\w:-]+=("[^"]*"|'[^']*')/g)) {
    const end = start + match.index + match[0].length;
    yield [end - (match[1]?.length ?? 0), end];
  }
}
