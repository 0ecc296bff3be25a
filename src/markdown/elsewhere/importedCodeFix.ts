import type { Fix } from '../../model/diagnostic.ts';
import type { Head } from './pieces.ts';

/** What VuePress shows there, as long as it is a whole file: its language, marked lines, numbers of lines, and the file. */
const IMPORTED =
  /^@\[code(?:[ \t]+([\w+#-]*)(?:\{([\d,-]+)\})?(:line-numbers(=\d+)?)?)?\]\(((?!\/)[^\s()"@#]*\.(\w+))\)$/;

/** The correction that writes the code block which shows the same; undefined for one within something else, such as a list. */
export function importedCodeFix({ place, text }: Head): Fix | undefined {
  const [, language = '', lines = '', numbers, first = '', file, ending = ''] = IMPORTED.exec(text) ?? [];
  if (file === undefined || place.column !== 1) return undefined;
  const parts = [
    `\`\`\`${language || ending} file="${file}"`,
    lines && `{${lines}}`,
    numbers && `showLineNumbers${first}`,
  ];
  return { place, was: text, text: `${parts.filter(Boolean).join(' ')}\n\`\`\`` };
}
