/** A record without those of its entries that are undefined: types that leave an entry out take no undefined one. */
export function withoutUndefined<Given extends object>(record: Given): Defined<Given> {
  const kept: Record<string, unknown> = {};
  // Each page is such a record twice: entries that are made only to be taken apart take five times as long.
  for (const key in record) if (record[key] !== undefined) kept[key] = record[key];
  return kept as Defined<Given>;
}

/** The entries that are there for sure, and those that may be undefined, which may be left out. */
type Defined<Given> = {
  [Key in keyof Given as undefined extends Given[Key] ? never : Key]: Given[Key];
} & {
  [Key in keyof Given as undefined extends Given[Key] ? Key : never]?: Exclude<Given[Key], undefined>;
};
