import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import type { Parser } from '../parse/parsers.ts';
import { type Piece, replaced } from '../pieces.ts';
import { nodesOf, type TreeNode } from '../tree.ts';

/** A file of Markdown as MDX. */
export interface MdxReading {
  /** As long as it was, line by line: places in it are those of the file. */
  readonly source: SourceFile;
  readonly tree: TreeNode;
  /** The corrections that write the comments of HTML in it as MDX has them. */
  readonly comments: readonly Fix[];
  /** Those that write addresses between angle brackets, which would be tags, as links. */
  readonly links: readonly Fix[];
}

/**
 * Reads a file of Markdown as MDX. Comments of HTML, which are none in MDX, become its own: Docusaurus takes both.
 * Throws what the parser throws.
 */
export function readAsMdx(source: SourceFile, parse: Parser): MdxReading {
  const { body } = source;
  const links = autolinksIn(source, parse);
  const all = [...body.slice(0, body.lastIndexOf('-->') + '-->'.length).matchAll(/<!--[\s\S]*?-->/g)]
    .map(({ 0: text, index: offset }) => ({ offset, text }))
    .filter(({ text }) => !text.includes('*/'));
  const read = (comments: typeof all) => {
    const mdx = { ...source, format: 'mdx' as const, body: withComments(comments, withoutBrackets(links, body)) };
    return { source: mdx, tree: parse(mdx) };
  };
  const reading = read(all);
  // In a sample of HTML, a comment is code.
  const starts = new Set(expressionsIn(reading.tree).map(({ position }) => position?.start.offset));
  const comments = all.filter(({ offset }) => starts.has(offset));
  return {
    ...(comments.length === all.length ? reading : read(comments)),
    comments: comments.flatMap(({ offset, text }) => [
      replaced({ offset, text: '<!--' }, '{/*', source),
      replaced({ offset: offset + text.length - '-->'.length, text: '-->' }, '*/}', source),
    ]),
    links: links.map((link) => replaced(link, `[${link.text.slice(1, -1)}](${link.url})`, source)),
  };
}

/** The addresses between angle brackets, where they are links of Markdown whose text says the same in brackets. */
function autolinksIn(source: SourceFile, parse: Parser): readonly (Piece & { readonly url: string })[] {
  const { body } = source;
  if (!/<(?:https?:\/\/|[\w.+-]+@)/.test(body)) return [];
  return nodesOf(parse({ ...source, format: 'md', body }), /^link$/).flatMap(({ url = '', position }) => {
    const offset = position?.start.offset ?? 0;
    const text = body.slice(offset, position?.end.offset);
    const isPlain = /^<[^\s<>{}[\]()\\*`]+>$/.test(text) && !/(?<![A-Za-z\d])_|_(?![A-Za-z\d])/.test(text);
    return isPlain ? [{ offset, text, url }] : [];
  });
}

function withoutBrackets(links: readonly Piece[], body: string): string {
  let done = '';
  for (const { offset, text } of links) done += `${body.slice(done.length, offset)} ${text.slice(1, -1)} `;
  return done + body.slice(done.length);
}

/** The correction of a file of MDX in which comments of HTML, and addresses between brackets, are all that is wrong. */
export function commentsFix(source: SourceFile, parse: Parser): { readonly fix?: Fix } {
  if (source.format !== 'mdx' || !/<(?:!--|https?:|[\w.+-]+@)/.test(source.body)) return {};
  const fix = joinFixes(commentsIn(source, parse));
  return fix === undefined ? {} : { fix };
}

function commentsIn(source: SourceFile, parse: Parser): readonly Fix[] {
  try {
    const { comments, links } = readAsMdx(source, parse);
    return [...comments, ...links];
  } catch {
    return []; // Something else is wrong, too, and where code is cannot be told.
  }
}

function withComments(comments: readonly { readonly offset: number; readonly text: string }[], body: string): string {
  let done = '';
  for (const { offset, text } of comments)
    done += `${body.slice(done.length, offset)}{/* ${text.slice('<!--'.length, -'-->'.length)}*/}`;
  return done + body.slice(done.length);
}

/** The expressions of MDX in a tree, and those that are comments. */
export const expressionsIn = (node: TreeNode): readonly TreeNode[] => nodesOf(node, /^mdx(?:Flow|Text)Expression$/);
