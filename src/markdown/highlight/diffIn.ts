import type { LineMark } from './fenceMeta.ts';

/** Headers of files and hunks: a patch is shown as it is. */
const HEADER = /^(?:\+\+\+ |--- |@@ )/m;

/**
 * Code that is shown as a change, as `diff lang="js"` has it in Expressive Code: without the sign or space before each
 * line, nor a space behind all of the signs, and with the marks of its lines, 1-based. Undefined for a patch.
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
  const unsigned = lines.map((line) => line.replace(/^[-+ ]/, ''));
  return { code: (isSpaced(unsigned) ? unsigned.map((line) => line.replace(/^ /, '')) : unsigned).join('\n'), marks };
}

/**
 * Whether a space stands behind all signs: no code is further in by an odd number. Readers would copy it, which Python
 * refuses.
 */
function isSpaced(lines: readonly string[]): boolean {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/[^ ]/));
  // As arguments of one call, those of a long sample are too many.
  return indents.reduce((least, indent) => Math.min(least, indent), Number.POSITIVE_INFINITY) % 2 === 1;
}
