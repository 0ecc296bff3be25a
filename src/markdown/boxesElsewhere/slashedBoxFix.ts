import type { Fix } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { colonsFor } from '../elsewhere/colonsFor.ts';
import { type Head, indentOf, lineEnd, replacedBelow, replacedHead } from '../pieces.ts';

/**
 * The correction that makes a container of a box of MkDocs between lines of slashes. `box` is the container's name and
 * title. Undefined where the box has options or no end, where another stands in it, which is mended first, and where
 * the container's end would be that of one around it.
 */
export function slashedBoxFix(head: Head, box: string, source: SourceFile): Fix | undefined {
  const { body } = source;
  const slashes = /^\/+/.exec(head.text)?.[0] ?? '';
  const start = lineEnd(body, head.offset) + 1;
  const end = body.slice(start).search(new RegExp(`^${slashes}[ \\t]*$`, 'm'));
  const inner = body.slice(start, start + end);
  if (end === -1 || indentOf(head, body) !== '' || /^ {4}\w+:|^[ \t]*\/{3}/m.test(inner)) return undefined;
  const colons = colonsFor(inner, source, head.offset);
  if (colons === undefined) return undefined;
  const closing = { offset: start + end, text: slashes };
  return {
    ...replacedHead(head, `${colons}${box}`),
    with: [replacedBelow(head, closing, { text: colons, body })],
  };
}
