import { oncePer } from '../../model/lazy.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import { countUpTo } from '../../model/values/countUpTo.ts';
import { lineEnd, lineStart } from '../pieces.ts';

/** What to write for formulas, which are read only where a component shows them. */
export const FORMULAS =
  'export a component for formulas from `site/components.tsx`, as `codeBlocks.math`: then braces in them are no MDX';

/** Whether a place is between dollars, as formulas are written: in a line, or between two lines of `$$`. */
export function isInFormula(source: SourceText, offset: number): boolean {
  const { body } = source;
  if (!body.includes('$')) return false;
  const start = lineStart(body, offset);
  const line = body.slice(start, offset);
  const opened = countUpTo(start - 1, fenceEnds(source)) + (/^[ \t>]*\$\$[ \t]*$/.test(line) ? 1 : 0);
  if (opened % 2 === 1) return true;
  const behind = body.slice(offset, lineEnd(body, offset));
  // An amount, as in `$5`, opens none.
  return /(?<![\\$\w])\$(?=[^\s$\d])[^$]*$/.test(line) && /^(?:[^$]*[^\s$])?\$(?!\w)/.test(behind);
}

/** Where the lines of `$$` end: a page may have thousands of faulty expressions. */
const fenceEnds = oncePer(({ body }: SourceText) =>
  [...body.matchAll(/^[ \t>]*\$\$[ \t]*$/gm)].map(({ 0: { length }, index }) => index + length),
);
