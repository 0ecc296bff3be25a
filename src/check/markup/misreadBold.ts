import { type TreeNode, textBlocksOf } from '../../markdown/tree.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';

/** Bold words as they are written. Offsets are 0-based, UTF-16. */
interface Pair {
  readonly start: number;
  readonly end: number;
}

/**
 * Bold words that Markdown does not read because a sign stands right at a letter, as in Chinese and Japanese, in
 * paragraphs in which others are bold for that: `**` pairs with that of the next words then. `tree` is the mdast of a
 * source. May yield `unread-markup`.
 */
export function misreadBold(source: SourceFile, tree: TreeNode): Diagnostic[] {
  const { body } = source;
  return SIGN_AT_LETTER.test(body) ? textBlocksOf(tree).flatMap((block) => misreadIn(block, body).map(tell)) : [];

  function tell({ start, end }: Pair): Diagnostic {
    const written = body.slice(start, end);
    const meant = `<strong>${written.slice(2, -2)}</strong>`;
    const [line = ''] = written.split('\n');
    const place = placeIn(source, start, line.length);
    return warningOf('unread-markup', {
      message: `\`${line}\` is not what is bold, but other words of this paragraph are.`,
      place,
      hint: `write \`${meant.replaceAll('\n', ' ')}\`: bold words do not end or begin with a sign right at a letter`,
      ...(line === written ? { fix: { place, was: written, text: meant } } : {}),
    });
  }
}

const LETTER = String.raw`[\p{L}\p{N}]`;
const SIGN = String.raw`(?!\*)[\p{P}\p{S}]`;
const SIGN_AT_LETTER = new RegExp(`${SIGN}\\*\\*${LETTER}|${LETTER}\\*\\*${SIGN}`, 'u');
const ENDS_AT_LETTER = new RegExp(`^${SIGN}\\*\\*${LETTER}$`, 'u');
const BEGINS_AT_LETTER = new RegExp(`^${LETTER}\\*\\*${SIGN}$`, 'u');

function misreadIn(block: TreeNode, body: string): readonly Pair[] {
  const read = bold(block);
  if (read.length === 0) return [];
  const pairs = pairsIn(signsIn(block, body));
  const isOne = (pair: Pair, all: readonly Pair[]) =>
    all.some(({ start, end }) => start === pair.start && end === pair.end);
  // Where all that is bold is meant so, others are told of as plain text.
  if (read.every((one) => isOne(one, pairs))) return [];
  const around = (offset: number) => body.slice(offset - 1, offset + 3);
  return pairs.filter(
    (pair) =>
      !isOne(pair, read) && (ENDS_AT_LETTER.test(around(pair.end - 2)) || BEGINS_AT_LETTER.test(around(pair.start))),
  );
}

const bold = ({ type, position, children = [] }: TreeNode): readonly Pair[] => [
  ...(type === 'strong' ? pairAt(position?.start.offset, position?.end.offset) : []),
  ...children.flatMap(bold),
];

const pairAt = (start: number | undefined, end: number | undefined): readonly Pair[] =>
  start === undefined || end === undefined ? [] : [{ start, end }];

/** Pairs as writers mean them, in their order; none where a sign has no other. */
function pairsIn(signs: readonly number[]): readonly Pair[] {
  if (signs.length % 2 > 0) return [];
  return signs.flatMap((start, index) => (index % 2 > 0 ? [] : pairAt(start, (signs[index + 1] ?? start) + 2)));
}

/** Where `**` stands in the text of a block, and in no code, address or tag. */
function signsIn(block: TreeNode, body: string): readonly number[] {
  const start = block.position?.start.offset ?? 0;
  const end = block.position?.end.offset ?? 0;
  const others = unreadIn(block);
  return [...body.slice(start, end).matchAll(/(?<![\\*])\*\*(?!\*)/g)]
    .map(({ index }) => start + index)
    .filter((offset) => !others.some((one) => one.start <= offset && offset < one.end));
}

/** What of a block is no text. */
function unreadIn({ type, position, children = [] }: TreeNode): readonly Pair[] {
  if (/^(?:text|strong|emphasis|delete|paragraph|heading|tableCell)$/.test(type)) return children.flatMap(unreadIn);
  const [first, last] = [children.at(0), children.at(-1)];
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (first === undefined) return pairAt(start, end);
  return [
    ...pairAt(start, first.position?.start.offset),
    ...children.flatMap(unreadIn),
    ...pairAt(last?.position?.end.offset, end),
  ];
}
