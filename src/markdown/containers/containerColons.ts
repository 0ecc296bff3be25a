import { openFence } from '../../model/codeFence.ts';
import { oncePer } from '../../model/lazy.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import { countUpTo } from '../../model/values/countUpTo.ts';
import { marksAround } from '../twin/marksAround.ts';

/** The colons of a container that holds a text: more than those of any container in it. */
export const colonsAround = (text: string): string => marksAround(text, ':');

/** Whether a line of such colons ends a container that is open at an offset of a page: it would end that one, too. */
export function wouldEnd(colons: string, source: SourceText, offset: number): boolean {
  if (!source.body.includes(':::')) return false;
  const { ends, lines } = linesIn(source);
  const open = lines[countUpTo(offset, ends) - 1]?.open;
  return open !== undefined && open.fewest <= colons.length;
}

/** Whether code or a container in a text is never closed. */
export const leavesOpen = (text: string): boolean =>
  openFence(text) !== undefined || containerLines(text).at(-1)?.open !== undefined;

/** Where the last closing of a text begins that ends no container; -1 for none. */
export const lastStrayEnd = (text: string): number =>
  containerLines(text).findLast(({ isStray }) => isStray)?.start ?? -1;

/** The innermost of the containers that are open below a line. */
interface Open {
  /** Colons of the one that has the fewest, of it and those around it. */
  readonly fewest: number;
  readonly around: Open | undefined;
}

/** A line of colons. */
interface ContainerLine {
  readonly start: number;
  readonly end: number;
  readonly open: Open | undefined;
  /** Whether it ends nothing. */
  readonly isStray: boolean;
}

/** A page with thousands of boxes asks at each which containers are open above it. */
const linesIn = oncePer(({ body }: SourceText) => {
  const lines = containerLines(body);
  return { lines, ends: lines.map(({ end }) => end) };
});

function containerLines(text: string): readonly ContainerLine[] {
  let open: Open | undefined;
  return [...text.matchAll(/^[ \t>]*(:{3,})[ \t]*(\S?)/gm)].map(
    ({ 0: { length }, 1: { length: colons } = '', 2: name, index }) => {
      const above = open;
      if (name !== '') open = { fewest: Math.min(colons, above?.fewest ?? colons), around: above };
      else while (open !== undefined && open.fewest <= colons) open = open.around;
      return { start: index, end: index + length, open, isStray: name === '' && open === above };
    },
  );
}
