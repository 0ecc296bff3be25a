import type { Diagnostic } from '../model/diagnostic.ts';

/**
 * Tells of a conflict that git left in a text for its author to settle: readers would see both versions, or, as a line of
 * `=` makes a title, neither. `file` is relative to the project root. May yield `merge-conflict`, for the first one.
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

/** Where the first conflict opens, from 0; undefined for none. One in a code block is a sample. */
function firstConflict(lines: readonly string[]): number | undefined {
  let fence: string | undefined;
  let opened: number | undefined;
  let isHalved = false;
  for (const [index, line] of lines.entries()) {
    const mark = /^[ \t>]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (opened !== undefined && line === '=======') isHalved = true;
    else if (opened !== undefined && isHalved && line.startsWith('>>>>>>> ')) return opened;
    else if (fence === undefined && line.startsWith(`${OPENING} `)) [opened, isHalved] = [index, false];
    else if (opened === undefined && mark !== undefined)
      fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence;
  }
  return undefined;
}
