/** A value of YAML in words, as a sentence about it goes on: `empty`, `a list`, ``the number `1` ``. */
export const describeValue = (value: unknown): string =>
  value === null || (typeof value === 'string' && value.trim() === '')
    ? 'empty'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'a map'
        : `the ${typeof value} \`${value}\``;
