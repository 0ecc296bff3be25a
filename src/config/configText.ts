/** Characters of a line, beyond which a list stands on several. */
const LINE_LENGTH = 100;

/**
 * The text of a `site/config.ts` with these options, as people write it. `comments` are lines that stand above them.
 *   { title: 'A', sidebars: [{ routes: ['/'], items: ['/a/'] }] }
 */
export const configText = (options: object, comments = ''): string =>
  withComments(`${HEAD}export const config = defineConfig(${onLines(options, '')});\n`, comments);

const HEAD = "import { defineConfig } from 'docsgen';\n\n";

/** Such a text with lines above its options. */
export const withComments = (text: string, comments: string): string => text.replace(HEAD, () => HEAD + comments);

/** A value on one line where it fits, `before` being what stands there. */
function written(value: unknown, indent: string, before: string): string {
  const whole = onOneLine(value);
  const fits = indent.length + before.length + whole.length < LINE_LENGTH;
  return fits || typeof value !== 'object' || value === null ? whole : onLines(value, indent);
}

function onLines(value: object, indent: string): string {
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => written(item, inner, ''))
    : entriesOf(value).map(([key, item]) => `${key}: ${written(item, inner, `${key}: `)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (typeof value === 'string') return textLiteral(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = entriesOf(value).map(([key, item]) => `${key}: ${onOneLine(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** What is undefined has no entry. */
const entriesOf = (value: object) =>
  Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => [/^[A-Za-z_]\w*$/.test(key) ? key : textLiteral(key), item] as const);

function textLiteral(text: string): string {
  const json = JSON.stringify(text);
  if (text.includes("'")) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}
