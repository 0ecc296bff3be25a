import type { Place } from '../../model/diagnostic.ts';
import { countUpTo } from '../../model/values/countUpTo.ts';

/** Where a piece stands that begins and ends at offsets in a text; what goes on in other lines ends with its first. */
export type PlaceOf = (piece: { readonly start: number; readonly end: number }) => Place;

/** The places of pieces of a text, of which there may be thousands: its lines are counted once. */
export function linePlaces(text: string, file: string): PlaceOf {
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)];
  return ({ start, end }) => {
    const line = countUpTo(start, starts) - 1;
    const column = start - (starts[line] ?? 0) + 1;
    const lineEnd = (starts[line + 1] ?? text.length + 1) - 1;
    return { file, line: line + 1, column, endColumn: column + Math.min(end, lineEnd) - start };
  };
}
