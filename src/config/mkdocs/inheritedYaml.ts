import { posix } from 'node:path';
import type { TextOf } from '../parse/codeModules.ts';
import type { PartsRead } from '../parse/partsReader.ts';
import { inside, placeOf, type Written, wordsOf, writtenYaml } from '../parse/writtenYaml.ts';

/** So many files inherit from each other at most: they may do so in a circle. */
const MOST_FILES = 10;

/** What finds the files that a `mkdocs.yml` inherits from. */
export interface Inheriting {
  readonly textOf: TextOf;
  /** Gets the file that is inherited and not there, where it is named. */
  readonly miss: PartsRead['miss'];
}

/**
 * What a `mkdocs.yml` says, with what the file says that it names as `INHERIT`, and that the next one: its own comes
 * first, maps are joined, and lists are not. What another file says has its place there.
 */
export function inheritedYaml(
  text: string,
  file: string,
  { textOf, miss }: Inheriting,
  depth = MOST_FILES,
): Written | undefined {
  const own = writtenYaml(text, file);
  const value = inside(own, 'INHERIT');
  const named = wordsOf(value);
  if (own === undefined || value === undefined || named === undefined || depth === 0) return own;
  const other = posix.join(posix.dirname(file), named);
  const otherText = textOf(other);
  if (otherText === undefined) {
    miss('INHERIT', placeOf(value), {
      isData: true,
      hint: `there is no \`${other}\`: correct the path, or delete the line`,
    });
    return own;
  }
  const before = inheritedYaml(otherText, other, { textOf, miss }, depth - 1);
  return before === undefined ? own : joined(own, before);
}

function joined(own: Written, other: Written): Written {
  if (own.kind !== 'map' || other.kind !== 'map') return own;
  const others = new Map(other.entries.map(([key, value]) => [wordsOf(key), value]));
  const keys = new Set(own.entries.map(([key]) => wordsOf(key)));
  return {
    ...own,
    entries: [
      ...own.entries.map(([key, value]) => [key, joined(value, others.get(wordsOf(key)) ?? value)] as const),
      ...other.entries.filter(([key]) => !keys.has(wordsOf(key))),
    ],
  };
}
