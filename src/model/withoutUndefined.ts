/** A record without those of its entries that are undefined: types that leave an entry out take no undefined one. */
export const withoutUndefined = <Given extends object>(record: Given): Defined<Given> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Defined<Given>;

/** The entries that are there for sure, and those that may be undefined, which may be left out. */
export type Defined<Given> = {
  [Key in keyof Given as undefined extends Given[Key] ? never : Key]: Given[Key];
} & {
  [Key in keyof Given as undefined extends Given[Key] ? Key : never]?: Exclude<Given[Key], undefined>;
};
