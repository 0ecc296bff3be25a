import { fenceAfter } from '../../model/codeFence.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import { colonsAround, wouldEnd } from '../containers/containerColons.ts';
import type { Tags } from '../mdx/componentTags.ts';
import type { PageState } from '../pageState.ts';
import { indentOf, isAlone, linePieces, type Piece, replaced } from '../pieces.ts';

/**
 * The correction of a component that shows code blocks as tabs, with the names that Mintlify has bare behind the
 * language. Undefined where anything else stands in it, or a block says anything else first behind its language.
 */
export function codeGroupFix({ opening, closing }: Tags, { source }: PageState): Fix | undefined {
  const { body } = source;
  if (closing === undefined || !/^<\w+(?: dropdown)?>$/.test(opening.text)) return undefined;
  if (!isAlone(opening, body) || !isAlone(closing, body)) return undefined;
  if (indentOf(opening, body) !== indentOf(closing, body)) return undefined;
  const offset = opening.offset + opening.text.length;
  const inner = { offset, text: body.slice(offset, closing.offset) };
  const names = namesIn(inner);
  const colons = colonsAround(inner.text);
  if (names === undefined || wouldEnd(colons, source, opening.offset)) return undefined;
  return joinFixes([
    replaced(opening, `${colons} code-group`, source),
    replaced(closing, colons, source),
    ...names.map((name) => replaced(name, `[${name.text}]`, source)),
  ]);
}

/** The bare names of code blocks; undefined for a text that holds anything else. */
function namesIn(inner: Piece): readonly Piece[] | undefined {
  const names: Piece[] = [];
  let fence = '';
  for (const { offset, text: line } of linePieces(inner)) {
    const around = fence;
    fence = fenceAfter(line, around);
    if (around === '' && line.trim() !== '') {
      const signs = fence.trimStart();
      if (signs === '' || !line.trimStart().startsWith(signs)) return undefined;
      const meta = /^[ \t]*\S+[ \t]+(\S.*?)[ \t]*$/.exec(line.slice(line.indexOf(signs) + signs.length))?.[1] ?? '';
      const isRead = meta === '' || hasCodeTitle(meta);
      const name = BARE.exec(meta)?.[0];
      if (!isRead && name === undefined) return undefined;
      if (!isRead && name !== undefined) names.push({ offset: offset + line.lastIndexOf(meta), text: name });
    }
  }
  return fence === '' ? names : undefined;
}

/** Whether the line of a code block gives it a title. */
export const hasCodeTitle = (meta: string): boolean => /\[[^[\]]+\]|\btitle=/.test(meta);

/** A name, and none of the words that say how code is shown. */
const BARE =
  /^(?!(?:wrap|fold|expandable|lines|showLineNumbers|no-check|constants)(?![\w.+#/-]))[A-Za-z][\w.+#/-]*(?:[ \t]+(?!(?:wrap|fold|expandable|lines|showLineNumbers|no-check|constants)(?![\w.+#/-]))[\w.+#/-]+(?![^\s]))*(?=\s|$)/;
