/**
 * A value as the code of a configuration, on one line, as people write it.
 *   { text: "What's new", link: '/news/' } → `{ text: "What's new", link: '/news/' }`
 */
export function codeOf(value: unknown): string {
  if (typeof value === 'string') return textCode(value);
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = codeEntries(value).map(([key, item]) => `${key}: ${codeOf(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** The entries of an object with their keys as code; what is undefined has none. */
export const codeEntries = (value: object): (readonly [key: string, item: unknown])[] =>
  Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => [keyCode(key), item] as const);

/** The name of an option as it stands before its value: `de`, `'pt-BR'`. */
export const keyCode = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : textCode(key));

function textCode(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}
