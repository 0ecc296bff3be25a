/** Entries of a table in which several names stand for the same; in a text, spaces part them. */
export const alike = <Value>(
  names: string | readonly string[],
  value: Value,
): readonly (readonly [name: string, value: Value])[] =>
  [names].flat().flatMap((some) => some.split(' ').map((name) => [name, value] as const));
