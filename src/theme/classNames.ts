/** A `class` value of the names that are there; undefined for none, so that no empty attribute is written. */
export const classNames = (...names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
