import type { Fix } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeAt } from '../../model/sourcePlace.ts';
import type { TreeNode } from '../tree.ts';

/** A piece of a page, at an offset (0-based, UTF-16). */
export interface Piece {
  readonly offset: number;
  readonly text: string;
}

/** The tags of a component as they are written. */
export interface Tags {
  readonly opening: Piece;
  /** Undefined for a component that holds nothing, and has one tag. */
  readonly closing: Piece | undefined;
}

/** The tags of a component in its page; undefined where they are not clear, as where a value is more than a text or a simple expression. */
export function tagsOf({ name, position }: TreeNode, body: string): Tags | undefined {
  const [offset, end] = [position?.start.offset, position?.end.offset];
  if (typeof name !== 'string' || offset === undefined || end === undefined) return undefined;
  const written = body.slice(offset, end);
  const text = OPENING.exec(written)?.[0];
  if (text === undefined || !written.startsWith(`<${name}`)) return undefined;
  if (text === written) return { opening: { offset, text }, closing: undefined };
  const closing = `</${name}>`;
  if (text.endsWith('/>') || !written.endsWith(closing)) return undefined;
  return { opening: { offset, text }, closing: { offset: end - closing.length, text: closing } };
}

export const OPENING = /^<[\w.]+(?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?)*\s*\/?>/;

/** The correction that puts a text in the place of a piece. */
export const replaced = ({ offset, text: was }: Piece, text: string, { file, body }: SourceFile): Fix => ({
  place: placeAt(file, body, offset, was.length),
  was,
  text,
});

/** Whether nothing else stands on the lines of a piece. */
export const isAlone = (piece: Piece, body: string): boolean =>
  indentOf(piece, body) !== undefined && /^[ \t]*(?:\r?\n|$)/.test(body.slice(piece.offset + piece.text.length));

/** The space before a piece that begins its line; undefined for any other. */
export function indentOf({ offset }: Piece, body: string): string | undefined {
  const before = body.slice(body.lastIndexOf('\n', offset - 1) + 1, offset);
  return before.trim() === '' ? before : undefined;
}

/** Where the line ends that an offset is in. */
export function lineEnd(body: string, offset: number): number {
  const found = body.indexOf('\n', offset);
  return found === -1 ? body.length : found;
}

/** Whether a text that stands behind a tag would be more than words on a line of its own: a heading, an item, a quote. */
export const isBlockStart = (text: string): boolean =>
  /^\s*(?:#{1,6}\s|>|[-+*]\s|\d+[.)]\s|:::|`{3}|~{3}|\[[^\]]*\]:|(?:import|export)\b)/.test(text);

/** Whether a property of a tag is a constant, or made of some: a text in its place would say what that is today. */
export const hasConstant = ({ text }: Piece, names: readonly string[]): boolean =>
  new RegExp(`\\s(?:${names.join('|')})\\s*=\\s*\\{(?!\\s*["'])`).test(text);
