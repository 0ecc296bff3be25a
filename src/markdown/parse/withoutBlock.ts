import type { SourceFile } from '../../model/sourceFile.ts';

/**
 * A source without the paragraph that a line of it (1-based) is in, so that the rest can be read; all else keeps its
 * place. Undefined where more than that paragraph could hang on it: what follows would be taken for something else.
 */
export function withoutBlock(source: SourceFile, line: number): SourceFile | undefined {
  const lines = source.body.split('\n');
  const isBlank = (index: number) => (lines[index] ?? '').trim() === '';
  let first = line - 1;
  if (first < 0 || isBlank(first)) return undefined;
  let last = first;
  while (!isBlank(first - 1)) first -= 1;
  while (!isBlank(last + 1)) last += 1;
  if (OPENS_MORE.test(lines.slice(first, last + 1).join('\n'))) return undefined;
  const body = lines.map((text, index) => (index < first || index > last ? text : ' '.repeat(text.length))).join('\n');
  return { ...source, body };
}

/** Code, containers, and elements that begin or end on a line of their own. */
const OPENS_MORE = /^[ \t>]*(?:`{3}|~{3}|:{3}|<\/?[A-Z])/m;
