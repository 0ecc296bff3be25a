import type { Fix } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { indentOf, lineEnd, type Piece } from '../pieces.ts';
import { containerFix } from './containerFix.ts';

/**
 * The correction that makes a container of a box of MkDocs between lines of slashes. `box` is the container's name and
 * title. Undefined where the box has options or no end, where another stands in it, which is mended first, and where
 * the container's end would be that of one around it.
 */
export function slashedBoxFix(head: Piece, box: string, source: SourceFile): Fix | undefined {
  const { body } = source;
  const slashes = /^\/+/.exec(head.text)?.[0] ?? '';
  const start = lineEnd(body, head.offset) + 1;
  const end = body.slice(start).search(new RegExp(`^${slashes}[ \\t]*$`, 'm'));
  const inner = body.slice(start, start + end);
  if (end === -1 || indentOf(head, body) !== '' || /^ {4}\w+:|^[ \t]*\/{3}/m.test(inner)) return undefined;
  return containerFix({ opening: head, inner, closing: { offset: start + end, text: slashes } }, box, source);
}
