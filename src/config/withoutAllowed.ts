import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { Allowance } from './siteApi.ts';

/** Where it stands which warnings are known. */
export interface KnownWarnings {
  readonly allow: readonly Allowance[];
  /** Lines of a file by its path relative to the project; line 1 is the first. */
  readonly linesOf: (file: string) => readonly string[];
  /** Hears of each entry that fits a warning. */
  readonly onUse?: (entry: Allowance) => void;
  /** Hears of each comment that fits a warning. */
  readonly onComment?: (comment: AllowingComment) => void;
}

/** A comment that allows warnings of a code, by the line that it stands on. */
export interface AllowingComment {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

/**
 * Takes out the warnings that are known and meant: by an entry of the configuration, or by a comment `docsgen-allow
 * code` on their line or alone on the line above; of a whole page, at the start of its front matter. An error is never
 * taken out.
 */
export const withoutAllowed = (
  diagnostics: readonly Diagnostic[],
  { allow, linesOf, onUse = () => {}, onComment = () => {} }: KnownWarnings,
): Diagnostic[] =>
  diagnostics.filter(({ severity, code, place }) => {
    if (severity !== 'warning' || place === undefined) return true;
    const line = linesOf(place.file)[place.line - 1] ?? '';
    const fitting = allow.filter((entry) => entry.code === code && line.includes(entry.text));
    fitting.forEach(onUse);
    const comment = commentFor(place, code, linesOf(place.file));
    if (comment !== undefined) onComment(comment);
    return fitting.length === 0 && comment === undefined;
  });

/** The comment that would allow a warning of a code at a place; undefined for none. */
export function commentFor({ file, line }: Place, code: string, lines: readonly string[]): AllowingComment | undefined {
  if (codesAllowedIn(lines[line - 1]).includes(code)) return { file, line, code };
  // What is said of a whole page stands at the line that opens its front matter, where no comment can be.
  const [first, second = ''] = lines;
  if (line === 1 && first?.trim() === '---' && /^\s*#/.test(second) && codesAllowedIn(second).includes(code))
    return { file, line: 2, code };
  let above = line - 2;
  while (above > 0 && lines[above]?.trim() === '') above -= 1;
  const comment = lines[above]?.trim() ?? '';
  const isAllowed = /^(?:\{\/\*|<!--|\/\/|#)/.test(comment) && codesAllowedIn(comment).includes(code);
  return isAllowed ? { file, line: above + 1, code } : undefined;
}

// A long line may have thousands of warnings, and is read for each.
const codesAllowedIn = (line = ''): string[] =>
  line.includes('docsgen-allow')
    ? [...line.matchAll(/\bdocsgen-allow[ \t]+([a-z]+(?:-[a-z]+)*)/g)].map(([, code = '']) => code)
    : [];
