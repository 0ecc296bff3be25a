import { nodesOf, type TreeNode, textBlocksOf } from '../../markdown/tree.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { lazy } from '../../model/lazy.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';

/**
 * Bold words, and a whole paragraph in italics, that begin with their sign and do not end in their paragraph: readers
 * see the sign. `tree` is the mdast of a source. May yield `unread-markup`.
 */
export function unclosedEmphasis(source: SourceFile, tree: TreeNode): Diagnostic[] {
  const { body } = source;
  const hasNotes = lazy(() => nodesOf(tree, /^(?:text|html)$/).some(({ value = '' }) => NOTE_MARK.test(value)));
  return textBlocksOf(tree).flatMap((block) => {
    const texts = signsIn(block);
    const offset =
      texts.length === 0 ? undefined : (openBold(texts, body) ?? openItalics(block, { texts, body, hasNotes }));
    return offset === undefined ? [] : [tell(offset, endOf(block.children?.at(-1) ?? block))];
  });

  function tell(offset: number, end: number): Diagnostic {
    const written = body.slice(offset, end).trimEnd();
    const [line = ''] = written.split('\n');
    const [sign = ''] = /^(?:\*\*?|_)/.exec(line) ?? [];
    // Only words can be said again with their end.
    const isPlain = !/[*_`[<\n]/.test(written.slice(sign.length));
    const meant = isPlain ? `${written}${sign}\`, or` : `${sign}\``;
    return warningOf('unread-markup', {
      message: `Readers see \`${line.trim()}\` as plain text.`,
      place: placeIn(source, offset, line.length),
      hint: `write \`${meant} where the ${sign === '**' ? 'bold words' : 'words in italics'} end, or delete the \`${sign}\``,
    });
  }
}

/** The sign of a note, as in `24 hours*`: what begins with one is that note then. */
const NOTE_MARK = /[^\s*\\>]\*{1,3}(?![\w*])/;

const startOf = ({ position }: TreeNode): number => position?.start.offset ?? 0;
const endOf = ({ position }: TreeNode): number => position?.end.offset ?? 0;

/** The texts of a block that hold a sign, and are not bold by themselves. */
function signsIn({ children = [] }: TreeNode, found: TreeNode[] = []): readonly TreeNode[] {
  for (const child of children) {
    if (child.type === 'text') {
      if (/[*_]/.test(child.value ?? '')) found.push(child);
    } else if (child.type !== 'strong') signsIn(child, found);
  }
  return found;
}

/** Where a pattern is found in texts. */
const placesOf = (pattern: RegExp, texts: readonly TreeNode[], body: string): readonly number[] =>
  texts.flatMap((text) =>
    [...body.slice(startOf(text), endOf(text)).matchAll(pattern)].map(({ index }) => startOf(text) + index),
  );

/** Before numbers it is a power; pointers of C, and words in Python, begin with the same signs. */
const OPENS_BOLD =
  /(?<![^\s(])(?<!\d[ \t]|\b(?:char|const|double|float|int|long|short|unsigned|void|[a-z]\w*_t|struct \w{1,40})[ \t])\*\*(?=\p{L}{2})(?!kwargs|argv)[^*`[<\s]{1,99}[ \n][^\s*]/uy;

function openBold(texts: readonly TreeNode[], body: string): number | undefined {
  const [offset, ...others] = placesOf(/(?<![\\*])\*\*(?!\*)/g, texts, body);
  return offset !== undefined && others.length === 0 && isAt(OPENS_BOLD, offset, body) ? offset : undefined;
}

function isAt(pattern: RegExp, offset: number, body: string): boolean {
  pattern.lastIndex = offset;
  return pattern.test(body);
}

/** A sentence: one sign within a text may be that of a pattern or a pointer. */
const OPENS_ITALICS = /[*_]\p{Lu}\p{Ll}[\p{L}'\u2019-]*[,:]?(?: (?![*_])\S+){2}/uy;

/** What such a note may stand below: a table, a picture, code or HTML. */
const NOTED = /(?:[|`~>]|!\[[^\]\n]{0,200}\]\([^()\n]{0,200}\))\s{1,9}$/;

interface AroundEmphasis {
  readonly texts: readonly TreeNode[];
  readonly body: string;
  readonly hasNotes: () => boolean;
}

function openItalics(block: TreeNode, { texts, body, hasNotes }: AroundEmphasis): number | undefined {
  const offset = startOf(block);
  if (block.type !== 'paragraph' || startOf(texts[0] ?? block) !== offset) return undefined;
  const sign = body[offset];
  if ((sign !== '*' && sign !== '_') || !isAt(OPENS_ITALICS, offset, body)) return undefined;
  const signs = sign === '*' ? /\*/g : /(?<!\w)_|_(?!\w)/g;
  if (placesOf(signs, texts, body).length > 1) return undefined;
  const isNote = sign === '*' && (NOTED.test(body.slice(Math.max(0, offset - 500), offset)) || hasNotes());
  return isNote ? undefined : offset;
}
