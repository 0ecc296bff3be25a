import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import { colonsFor } from '../elsewhere/colonsFor.ts';
import { type Piece, replaced } from '../pieces.ts';

/** A text between two pieces that stand around it. */
interface Enclosed {
  readonly opening: Piece;
  readonly inner: string;
  readonly closing: Piece;
}

/**
 * The correction that makes a container of what two pieces enclose. `box` is its name with its title. Undefined where
 * `colonsFor` has no colons for it.
 */
export function containerFix({ opening, inner, closing }: Enclosed, box: string, source: SourceText): Fix | undefined {
  const colons = colonsFor(inner, source, opening.offset);
  return colons === undefined
    ? undefined
    : joinFixes([replaced(opening, colons + box, source), replaced(closing, colons, source)]);
}
