import { codeEntries, codeOf } from './codeOf.ts';

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
  const whole = codeOf(value);
  const fits = indent.length + before.length + whole.length < LINE_LENGTH;
  return fits || typeof value !== 'object' || value === null ? whole : onLines(value, indent);
}

function onLines(value: object, indent: string): string {
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => written(item, inner, ''))
    : codeEntries(value).map(([key, item]) => `${key}: ${written(item, inner, `${key}: `)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
}
