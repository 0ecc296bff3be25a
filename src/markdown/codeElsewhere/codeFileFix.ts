import type { Fix } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import { lineStart, type Piece, replaced } from '../pieces.ts';

/** What VitePress shows there: the file, its region, lines, language, numbers of lines, and a name. */
const OF_VITEPRESS =
  /^<<<[ \t]*@?(?<file>[./][^\s{"[\]]*\.(?<ending>\w+)(?:#[\w-]+)?)(?:\{[ \t]*(?<lines>[\d,-]*)[ \t]*(?<language>[^\s{}:]*)(?<numbers>:line-numbers(?<first>=\d+)?)?[ \t]*\})?[ \t]*(?<name>\[[^\n[\]]+\])?$/;

/** A whole file that VuePress shows there: its language, marked lines, numbers of lines, and the file. */
const OF_VUEPRESS =
  /^@\[code(?:[ \t]+(?<language>[\w+#-]*)(?:\{(?<lines>[\d,-]+)\})?(?<numbers>:line-numbers(?<first>=\d+)?)?)?\]\((?<file>(?!\/)[^\s()"@#]*\.(?<ending>\w+))\)$/;

/** The correction that writes a code block which shows the same; undefined within something else, such as a list. */
export function codeFileFix(head: Piece, source: SourceText): Fix | undefined {
  const shown = (OF_VITEPRESS.exec(head.text) ?? OF_VUEPRESS.exec(head.text))?.groups;
  if (shown === undefined || lineStart(source.body, head.offset) !== head.offset) return undefined;
  const { file, ending, lines, language, numbers, first = '', name } = shown;
  const parts = [
    `\`\`\`${language || ending} file="${file}"`,
    lines && `{${lines}}`,
    numbers && `showLineNumbers${first}`,
    name,
  ];
  return replaced(head, `${parts.filter(Boolean).join(' ')}\n\`\`\``, source);
}
