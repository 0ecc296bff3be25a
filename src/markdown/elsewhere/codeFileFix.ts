import type { Fix } from '../../model/diagnostic.ts';
import type { Head } from './pieces.ts';

/** What VitePress shows there: the file, its region, lines, language, numbers of lines, and a name. */
const SHOWN_FILE =
  /^<<<[ \t]*@?([./][^\s{"[\]]*\.(\w+)(?:#[\w-]+)?)(?:\{[ \t]*([\d,-]*)[ \t]*([^\s{}:]*)(:line-numbers(=\d+)?)?[ \t]*\})?[ \t]*(\[[^\n[\]]+\])?$/;

/** The correction that writes the code block which shows the same; undefined for one within something else, such as a list. */
export function codeFileFix({ place, text }: Head): Fix | undefined {
  const [, file, ending = '', lines = '', language = '', numbers, first = '', name = ''] = SHOWN_FILE.exec(text) ?? [];
  if (file === undefined || place.column !== 1) return undefined;
  const parts = [
    `\`\`\`${language || ending} file="${file}"`,
    lines && `{${lines}}`,
    numbers && `showLineNumbers${first}`,
    name,
  ];
  return { place, was: text, text: `${parts.filter(Boolean).join(' ')}\n\`\`\`` };
}
