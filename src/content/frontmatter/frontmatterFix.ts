import { type Fix, joinAll } from '../../model/diagnostic.ts';
import { fileLines } from '../../model/files/fileLines.ts';
import type { SourceFile } from '../../model/sourceFile.ts';

/** Lines of front matter, each with its value as YAML has it. */
export type FrontmatterLines = Readonly<Record<string, string>>;

/**
 * The correction that writes lines of front matter into a file, in place of those with the same keys. `text` is that of
 * the whole file. Undefined where the front matter is no lines of keys, or such a value has more than a line.
 */
export function frontmatterFix(
  { file, keyLines }: Pick<SourceFile, 'file' | 'keyLines'>,
  text: string,
  written: FrontmatterLines,
): Fix | undefined {
  const lines = fileLines(text);
  const there = Object.entries(written).filter(([key]) => keyLines[key] !== undefined);
  const changed = there.map(([key, value]): Fix | undefined => {
    const line = keyLines[key] ?? 0;
    const [, before = '', was] =
      /^([\w-]+:[ \t]+)([^\s#&*|>{["'][^#"']*?|"[^"]*"|'[^']*')[ \t]*$/.exec(lines[line - 1] ?? '') ?? [];
    const below = lines.slice(line).find((one) => /\S/.test(one)) ?? '';
    if (was === undefined || !before.startsWith(`${key}:`) || /^[ \t]/.test(below)) return undefined;
    const column = before.length + 1;
    return { place: { file, line, column, endColumn: column + was.length }, was, text: value };
  });
  const added = Object.entries(written)
    .filter(([key]) => keyLines[key] === undefined)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('');
  return joinAll([...changed, ...(added === '' ? [] : [addition(added, file, { keyLines, lines })])]);
}

function addition(
  added: string,
  file: string,
  { keyLines, lines }: { readonly keyLines: SourceFile['keyLines']; readonly lines: readonly string[] },
): Fix | undefined {
  const at = (line: number) => ({ file, line, column: 1, endColumn: 1 });
  const first = Math.min(...Object.values(keyLines));
  if (Number.isFinite(first))
    return /^[\w-]+:/.test(lines[first - 1] ?? '') ? { place: at(first), was: '', text: added } : undefined;
  return /^[-+]{3}/.test(lines[0] ?? '') ? undefined : { place: at(1), was: '', text: `---\n${added}---\n\n` };
}
