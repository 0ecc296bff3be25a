import type { Fix } from '../../model/diagnostic.ts';
import type { Head } from '../pieces.ts';

/** What VitePress shows there: the file, its region, lines, language, numbers of lines, and a name. */
const OF_VITEPRESS =
  /^<<<[ \t]*@?(?<file>[./][^\s{"[\]]*\.(?<ending>\w+)(?:#[\w-]+)?)(?:\{[ \t]*(?<lines>[\d,-]*)[ \t]*(?<language>[^\s{}:]*)(?<numbers>:line-numbers(?<first>=\d+)?)?[ \t]*\})?[ \t]*(?<name>\[[^\n[\]]+\])?$/;

/** A whole file that VuePress shows there: its language, marked lines, numbers of lines, and the file. */
const OF_VUEPRESS =
  /^@\[code(?:[ \t]+(?<language>[\w+#-]*)(?:\{(?<lines>[\d,-]+)\})?(?<numbers>:line-numbers(?<first>=\d+)?)?)?\]\((?<file>(?!\/)[^\s()"@#]*\.(?<ending>\w+))\)$/;

/** The correction that writes a code block which shows the same; undefined within something else, such as a list. */
export function codeFileFix({ place, text }: Head): Fix | undefined {
  const shown = (OF_VITEPRESS.exec(text) ?? OF_VUEPRESS.exec(text))?.groups;
  if (shown === undefined || place.column !== 1) return undefined;
  const { file, ending, lines, language, numbers, first = '', name } = shown;
  const parts = [
    `\`\`\`${language || ending} file="${file}"`,
    lines && `{${lines}}`,
    numbers && `showLineNumbers${first}`,
    name,
  ];
  return { place, was: text, text: `${parts.filter(Boolean).join(' ')}\n\`\`\`` };
}
