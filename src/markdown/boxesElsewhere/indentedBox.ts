import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { colonsFor } from '../elsewhere/colonsFor.ts';
import { endedBy, indentedBlock, setOut } from '../elsewhere/indentedBlock.ts';
import { type Piece, replaced } from '../pieces.ts';

/**
 * The correction that makes a container of a box of MkDocs, whose text is set in below its first line. `box` is the
 * container's name and title. Undefined where there is no such text, where something in it is never closed, where the
 * line stands behind the sign of an item or quote, and where the container's end would be that of one around it.
 */
export function indentedBoxFix(head: Piece, box: string, source: SourceFile): Fix | undefined {
  const block = indentedBlock(head, source.body);
  const colons = block && colonsFor(block.inner.text, source, head.offset);
  if (block === undefined || colons === undefined) return undefined;
  return joinFixes([replaced(head, colons + box, source), ...setOut(block, source), endedBy(colons, block, source)]);
}
