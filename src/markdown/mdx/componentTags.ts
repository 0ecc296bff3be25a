import type { Fix } from '../../model/diagnostic.ts';
import type { PageState } from '../pageState.ts';
import { lineStart, type Piece, replaced } from '../pieces.ts';
import type { TreeNode } from '../tree.ts';

/** The tags of a component as they are written. */
export interface Tags {
  readonly opening: Piece;
  /** Undefined for a component that holds nothing, and has one tag. */
  readonly closing: Piece | undefined;
}

/**
 * The tags of a component in its page; undefined where they are not clear, as where a value is more than a text or a
 * simple expression.
 */
export function tagsOf({ name, position }: TreeNode, body: string): Tags | undefined {
  const [offset, end] = [position?.start.offset, position?.end.offset];
  if (typeof name !== 'string' || offset === undefined || end === undefined) return undefined;
  const written = body.slice(offset, end);
  const text = written.slice(0, OPENING.exec(withoutQuoteSigns(written, quoteDepthAt(offset, body)))?.[0].length ?? 0);
  if (text === '' || !written.startsWith(`<${name}`)) return undefined;
  if (text === written) return { opening: { offset, text }, closing: undefined };
  const closing = `</${name}>`;
  if (text.endsWith('/>') || !written.endsWith(closing)) return undefined;
  return { opening: { offset, text }, closing: { offset: end - closing.length, text: closing } };
}

/** The correction that gives a component another name, in each of its tags. */
export function renamed({ opening, closing }: Tags, meant: string, node: TreeNode, { source }: PageState): Fix {
  const name = node.name ?? '';
  const renameAt = (offset: number) => replaced({ offset, text: name }, meant, source);
  return { ...renameAt(opening.offset + 1), with: closing === undefined ? [] : [renameAt(closing.offset + 2)] };
}

/** In how many quotes a tag stands that is the first of its block; the lines below begin with as many signs. */
export const quoteDepthAt = (offset: number, body: string): number =>
  /^[\s>*+\d.)-]*$/.exec(body.slice(lineStart(body, offset), offset))?.[0].match(/>/g)?.length ?? 0;

/** A tag with spaces in place of the signs of quotes, one of which would be read as its end. */
const withoutQuoteSigns = (written: string, depth: number) =>
  depth === 0
    ? written
    : written.replace(new RegExp(`(?<=\\n)(?:[ \\t]*>){1,${depth}}`, 'g'), (signs) => ' '.repeat(signs.length));

export const OPENING = /^<[\w.]+(?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?)*\s*\/?>/;

/** Whether a text behind a tag would be a heading, an item or a quote on a line of its own. */
export const isBlockStart = (text: string): boolean =>
  /^\s*(?:#{1,6}\s|>|[-+*]\s|\d+[.)]\s|:::|`{3}|~{3}|\[[^\]]*\]:|(?:import|export)\b)/.test(text);

/** Whether a property of a tag is a constant, or made of some: a text in its place would say what that is today. */
export const hasConstant = ({ text }: Piece, names: readonly string[]): boolean =>
  new RegExp(`\\s(?:${names.join('|')})\\s*=\\s*\\{(?!\\s*["'])`).test(text);
