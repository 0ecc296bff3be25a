import { calloutKindOf } from '../../model/calloutKinds.ts';
import type { Fix } from '../../model/diagnostic.ts';
import type { PageState } from '../pageState.ts';
import { indentOf, replaced } from '../pieces.ts';
import type { TreeNode } from '../tree.ts';
import { anchorLine } from './openingAttributes.ts';

/** The line that opens a container in any spelling. */
export interface Opening {
  readonly start: number;
  readonly line: string;
  readonly colons: string;
  readonly name: string;
  /** All that stands behind the name, as written. */
  readonly title: string;
}

/** The line that opens a container; undefined for one that a plugin has made, and without a name behind the colons. */
export function openingOf(node: TreeNode, { source }: PageState): Opening | undefined {
  const start = node.position?.start.offset;
  if (start === undefined) return undefined;
  const match = /^(:{3,})[ \t]*([\w-]+)([^\r\n]*)/.exec(source.body.slice(start));
  if (match === null) return undefined;
  const [line, colons = '', name = '', behind = ''] = match;
  return { start, line, colons, name, title: behind.trim() };
}

/** Writes the line as it is read here; undefined for no callout, or where brackets in the title could end it early. */
export function openingFix({ start, line, colons, name, title }: Opening, { source }: PageState): Fix | undefined {
  if (calloutKindOf(name) === undefined || /[[\]{}\\]/.test(title.replace(/^\[([^[\]]*)\]$/, '$1'))) return undefined;
  return replaced({ offset: start, text: line }, `${colons}${name}${bracketed(title)}`, source);
}

/** Writes a line in place of an opening, below one with its anchor; undefined where more stands on that line. */
export function fixBelowAnchor(
  id: string,
  { start, line }: Opening,
  text: string,
  { source }: PageState,
): Fix | undefined {
  const piece = { offset: start, text: line };
  const indent = indentOf(piece, source.body);
  return indent === undefined ? undefined : replaced(piece, `${anchorLine(id)}\n\n${indent}${text}`, source);
}

/**
 * The title that is a property, alone or in braces, as Rspress has it. In MDX it needs a backslash before them, which
 * makes a text of them.
 */
export const soleTitle = (behind: string): string | undefined =>
  /^(?:(?=title=)|\\?\{(?=.*\}$))title=(["'])((?:(?!\1)[^{}])*)\1\}?$/.exec(behind)?.[2];

/** A title as it stands behind the name of a container; one in brackets stays. */
export const bracketed = (title: string) => (title === '' || title.startsWith('[') ? title : `[${title}]`);

/** What a container that is open has behind its title. */
export const OPEN = '{open}';
