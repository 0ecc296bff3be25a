import { lineEnd, lineStart } from '../pieces.ts';

/** What to write for formulas, which are read only where a component shows them. */
export const FORMULAS =
  'export a component for formulas from `site/components.tsx`, as `codeBlocks.math`: then braces in them are no MDX';

/** Whether a place is between dollars, as formulas are written: in a line, or between two lines of `$$`. */
export function isInFormula(body: string, offset: number): boolean {
  if ((body.slice(0, offset).match(/^[ \t>]*\$\$[ \t]*$/gm) ?? []).length % 2 === 1) return true;
  const line = body.slice(lineStart(body, offset), offset);
  const behind = body.slice(offset, lineEnd(body, offset));
  // An amount, as in `$5`, opens none.
  return /(?<![\\$\w])\$(?=[^\s$\d])[^$]*$/.test(line) && /^(?:[^$]*[^\s$])?\$(?!\w)/.test(behind);
}
