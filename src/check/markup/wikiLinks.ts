import { lineEnd, lineStart, type Piece } from '../../markdown/pieces.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import type { Stretch } from '../inspection/readStretches.ts';

/** What stands in double brackets in the texts of a page, as Obsidian and wikis write links and pictures. */
export function wikiLinks({ body, format }: SourceFile, stretches: readonly Stretch[]): readonly Piece[] {
  if (format !== 'md' || !body.includes('[[')) return [];
  return stretches.flatMap(({ kind, start, end }) => {
    if (kind !== 'text' && kind !== 'heading') return [];
    const text = body.slice(start, end);
    if (!text.includes('[[')) return [];
    return [...text.matchAll(WIKI_LINK)].flatMap(({ 0: written, index }) => {
      const offset = start + index;
      // In a table, the bar between address and text is escaped.
      const isApart = !/[\\\w[]/.test(body.charAt(offset - 1)) && !/[[(\]]/.test(body.charAt(offset + written.length));
      return isApart && !isInLink({ offset, text: written }, body) ? [{ offset, text: written }] : [];
    });
  });
}

/** A link around it would no longer be one: in Markdown, none stands in another. */
const isInLink = ({ offset, text }: Piece, body: string) =>
  /^[^[\]\n]*\][([]/.test(body.slice(offset + text.length, lineEnd(body, offset))) &&
  /(?<!\\)\[[^[\]]*$/.test(body.slice(lineStart(body, offset), offset));

const WIKI_LINK = /!?\[\[(?=[^\s[\]])[^[\]\n]{1,200}\]\]/g;
