import { fenceAfter } from '../model/codeFence.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/**
 * Tells of a conflict that git left in a text for its author to settle: readers would see both versions, or, as a line
 * of `=` makes a title, neither. `file` is relative to the project root. May yield `merge-conflict`, for the first one.
 */
export function conflictMarks(file: string, text: string): Diagnostic[] {
  if (!text.includes(OPENING)) return [];
  const lines = text.split('\n');
  const opened = firstConflict(lines);
  if (opened === undefined) return [];
  return [
    {
      severity: 'error',
      code: 'merge-conflict',
      message: `Git could not merge this part: two versions of it stand between \`${OPENING}\` and \`>>>>>>>\`.`,
      place: { file, line: opened + 1, column: 1, endColumn: (lines[opened]?.length ?? 0) + 1 },
      hint: 'keep what is right of the two, and delete the lines that git wrote',
    },
  ];
}

const OPENING = '<<<<<<<';

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
    } else if (line.startsWith(`${OPENING} `)) [opened, isHalved, isSample] = [index, false, isInSample];
    else if (opened === undefined || isSample) {
      if (fence === '') opening = line;
      fence = fenceAfter(line, fence);
    }
  }
  return undefined;
}
