import { posix } from 'node:path';
import type { UnreadPart } from '../../model/navigationElsewhere.ts';
import type { TextOf } from '../parse/codeModules.ts';
import { inside, placeOf, type Written, wordsOf, writtenYaml, type YamlOrigin } from '../parse/writtenYaml.ts';

/** So many files inherit from each other at most: they may do so in a circle. */
const MOST_FILES = 10;

/**
 * What a `mkdocs.yml` says, with what the file says that it names as `INHERIT`, and that the next one: its own comes
 * first, maps are joined, and lists are not. What another file says has its place there.
 */
export function inheritedYaml({ text, file }: YamlOrigin, textOf: TextOf, depth = MOST_FILES): Written | undefined {
  const own = writtenYaml(text);
  const named = wordsOf(inside(own, 'INHERIT'));
  if (own === undefined || named === undefined || depth === 0) return own;
  const other = posix.join(posix.dirname(file), named);
  const origin = { file: other, text: textOf(other) ?? '' };
  const before = inheritedYaml(origin, textOf, depth - 1);
  return before === undefined ? own : joined(own, from(before, origin));
}

/** The file that is inherited and not there, told of where it is named. */
export function missingInherited(
  { text, file }: YamlOrigin,
  textOf: TextOf,
  depth = MOST_FILES,
): UnreadPart | undefined {
  const value = inside(writtenYaml(text), 'INHERIT');
  const named = wordsOf(value);
  if (value === undefined || named === undefined || depth === 0) return undefined;
  const other = posix.join(posix.dirname(file), named);
  const otherText = textOf(other);
  if (otherText !== undefined) return missingInherited({ text: otherText, file: other }, textOf, depth - 1);
  return {
    option: 'INHERIT',
    place: placeOf(value, { text, file }),
    isData: true,
    hint: `there is no \`${other}\`: correct the path, or delete the line`,
  };
}

function joined(own: Written, other: Written): Written {
  if (own.kind !== 'map' || other.kind !== 'map') return own;
  const others = new Map(other.entries.map(([key, value]) => [wordsOf(key), value]));
  const keys = new Set(own.entries.map(([key]) => wordsOf(key)));
  return {
    kind: 'map',
    entries: [
      ...own.entries.map(([key, value]) => [key, joined(value, others.get(wordsOf(key)) ?? value)] as const),
      ...other.entries.filter(([key]) => !keys.has(wordsOf(key))),
    ],
  };
}

function from(value: Written, origin: YamlOrigin): Written {
  if (value.kind === 'text') return { origin, ...value };
  if (value.kind === 'list') return { kind: 'list', items: value.items.map((item) => from(item, origin)) };
  return { kind: 'map', entries: value.entries.map(([key, one]) => [from(key, origin), from(one, origin)]) };
}
