/** A list with something in it; undefined for an empty one, which has no place in what is read of settings. */
export const unlessEmpty = <Item>(list: readonly Item[]): readonly Item[] | undefined =>
  list.length === 0 ? undefined : list;
