/** Longest text that is shown whole, in UTF-16 units: it is the key that leads readers to the value. */
const MOST_SHOWN = 100;

/** A value of YAML in words, as a sentence about it goes on: `empty`, `a list`, ``the number `1` ``. */
export const describeValue = (value: unknown): string =>
  value === null || (typeof value === 'string' && value.trim() === '')
    ? 'empty'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'a map'
        : `the ${typeof value} \`${onOneLine(`${value}`)}\``;

function onOneLine(text: string): string {
  // Half of a sign that takes two units is none.
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).replace(/\p{Surrogate}$/u, '')}…` : text;
  return shown.replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}
