import { fenceAfter } from '../model/codeFence.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { CONFLICT_START, mergeConflict } from '../model/mergeConflict.ts';

/**
 * Tells of a conflict that git left in a text for its author to settle: readers would see both versions, or, as a line
 * of `=` makes a title, neither. `file` is relative to the project root. May yield `merge-conflict`, for the first one.
 */
export function conflictMarks(file: string, text: string): Diagnostic[] {
  if (!text.includes(CONFLICT_START)) return [];
  const lines = text.split('\n');
  const opened = firstConflict(lines);
  return opened === undefined ? [] : [mergeConflict(file, opened + 1, lines[opened] ?? '')];
}

/** What stands in a list item is set in: a mark at the start of a line is none of it. */
const LIST_ITEM = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/;

/** Where the first conflict opens, from 0; undefined for none. One whose marks all stand in code blocks is a sample. */
function firstConflict(lines: readonly string[]): number | undefined {
  let fence = '';
  let opening = '';
  let opened: number | undefined;
  let isHalved = false;
  let isSample = false;
  for (const [index, line] of lines.entries()) {
    const isInSample = fence !== '' && !LIST_ITEM.test(opening);
    if (opened !== undefined && line === '=======') [isHalved, isSample] = [true, isSample && isInSample];
    else if (opened !== undefined && isHalved && line.startsWith('>>>>>>> ')) {
      if (!isSample || !isInSample) return opened;
      opened = undefined;
    } else if (line.startsWith(`${CONFLICT_START} `)) [opened, isHalved, isSample] = [index, false, isInSample];
    else if (opened === undefined || isSample) {
      if (fence === '') opening = line;
      fence = fenceAfter(line, fence);
    }
  }
  return undefined;
}
