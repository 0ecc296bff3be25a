import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import type { Parser } from '../parse/parsers.ts';
import { replaced } from '../pieces.ts';
import { nodesOf, type TreeNode } from '../tree.ts';

/** A file of Markdown as MDX. */
export interface MdxReading {
  /** As long as it was, line by line: places in it are those of the file. */
  readonly source: SourceFile;
  readonly tree: TreeNode;
  /** The corrections that write the comments of HTML in it as MDX has them. */
  readonly comments: readonly Fix[];
}

/**
 * Reads a file of Markdown as MDX. Comments of HTML, which are none in MDX, become its own: Docusaurus takes both.
 * Throws what the parser throws.
 */
export function readAsMdx(source: SourceFile, parse: Parser): MdxReading {
  const { body } = source;
  const all = [...body.slice(0, body.lastIndexOf('-->') + '-->'.length).matchAll(/<!--[\s\S]*?-->/g)]
    .map(({ 0: text, index: offset }) => ({ offset, text }))
    .filter(({ text }) => !text.includes('*/'));
  const read = (comments: typeof all) => {
    const mdx = { ...source, format: 'mdx' as const, body: withComments(comments, body) };
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
  };
}

/** The correction of a file of MDX in which comments of HTML are all that is wrong. */
export function commentsFix(source: SourceFile, parse: Parser): { readonly fix?: Fix } {
  if (source.format !== 'mdx' || !source.body.includes('<!--')) return {};
  const fix = joinFixes(commentsIn(source, parse));
  return fix === undefined ? {} : { fix };
}

function commentsIn(source: SourceFile, parse: Parser): readonly Fix[] {
  try {
    return readAsMdx(source, parse).comments;
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
