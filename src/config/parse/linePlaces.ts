import type { Place } from '../../model/diagnostic.ts';

/** Where a piece stands that begins and ends at offsets in a text; what goes on in other lines ends with its first. */
export type PlaceOf = (piece: { readonly start: number; readonly end: number }) => Place;

/** The places of pieces of a text, of which there may be thousands: its lines are counted once. */
export function linePlaces(text: string, file: string): PlaceOf {
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)];
  return ({ start, end }) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= start) low = middle;
      else high = middle - 1;
    }
    const column = start - (starts[low] ?? 0) + 1;
    const lineEnd = (starts[low + 1] ?? text.length + 1) - 1;
    return { file, line: low + 1, column, endColumn: column + Math.min(end, lineEnd) - start };
  };
}
