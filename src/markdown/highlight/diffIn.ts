import type { LineMark } from './fenceMeta.ts';

/** Headers of files and hunks: a patch is shown as it is. */
const HEADER = /^(?:\+\+\+ |--- |@@ )/m;

/**
 * Code that is shown as a change, as `diff lang="js"` has it in Expressive Code: without the sign or space before each
 * line, and with the marks of its lines, 1-based. Undefined for a patch.
 */
export function diffIn(
  code: string,
): { readonly code: string; readonly marks: ReadonlyMap<number, LineMark> } | undefined {
  if (HEADER.test(code)) return undefined;
  const marks = new Map<number, LineMark>();
  const lines = code.split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('+')) marks.set(index + 1, 'added');
    else if (line.startsWith('-')) marks.set(index + 1, 'removed');
  }
  return { code: lines.map((line) => line.replace(/^[-+ ]/, '')).join('\n'), marks };
}
