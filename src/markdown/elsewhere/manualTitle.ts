import type { Fix } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { type Piece, replaced } from '../pieces.ts';

/** What Pandoc, go-md2man and rustdoc take for the title of a page: its first line, behind a percent sign. */
interface TitleLine {
  readonly title: string;
  /** Whether it names a page of a manual: nothing else is meant by that. */
  readonly isOfManual: boolean;
}

/** The title that a line with a percent sign is; undefined for any other, such as the comment of MyST. */
function titleLine(line: string, { body, frontmatter }: SourceFile): TitleLine | undefined {
  if (frontmatter.title !== undefined || !body.trimStart().startsWith(line) || hasTitle(body)) return undefined;
  const [, name, section = ''] = MANUAL.exec(line) ?? [];
  return name === undefined
    ? { title: line.slice(1).trim(), isOfManual: false }
    : { title: `${name}(${section})`, isOfManual: true };
}

/** `% tool-run 1`, `% tool-run(1) Tool Manuals` or `% "TOOL" "1" "JUNE 2014"`. */
const MANUAL = /^%[ \t]+"?([\w.@+-]+)"?(?:[ \t]+"?(?=\d)|\()(\d\w{0,2})(?=[ \t)"]|$)/;

/** Whether a page has a title of its own. In code, the sign of a heading begins a comment. */
const hasTitle = (body: string) =>
  /^(?:#[ \t]|=+[ \t]*$)/m.test(body.replace(/^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1/gm, ''));

/** What to write instead of a line with a percent sign. */
export function percentHint(line: string, text: string, source: SourceFile): string {
  const found = titleLine(line, source);
  const hidden = `write \`<!-- ${text} -->\` to hide it from readers`;
  if (found === undefined) return hidden;
  return found.isOfManual
    ? `write \`# ${found.title}\``
    : `write \`# ${found.title}\` if it is the title, or ${hidden}`;
}

/** The correction of a title as pages of manuals have it, with nothing behind its name that would be lost. */
export function manualTitleFix(head: Piece, source: SourceFile): Fix | undefined {
  const found = titleLine(head.text, source);
  const isWhole = /^%[ \t]+[\w.@+-]+(?:[ \t]+\d\w{0,2}|\(\d\w{0,2}\))$/.test(head.text);
  const rest = source.body.slice(head.offset + head.text.length);
  // Below it may stand who wrote it, and when.
  if (found?.isOfManual !== true || !isWhole || !/^[ \t]*(?:\r?\n[ \t]*){2}/.test(rest)) return undefined;
  return replaced(head, `# ${found.title}`, source);
}
