import { addClass, element, type TreeNode, text, textOf } from '../tree.ts';

/** Characters that have room in the narrowest of columns, and on a phone in text twice as large. */
const SHORT_CODE_CHARACTERS = 14;

/** A name behind its sign: `--http`, `?limit=3`, `/tmp`. Browsers break a line between the two. */
const SIGNED = /^[-?/]+[\p{L}\p{N}]\S*$/u;

/** The sign of a name within longer code, such as `npm install --save-dev`, and what it may not be parted from. */
const SIGN = /(?<=^|[\s[(|])([-?/]+[\p{L}\p{N}])/u;

/**
 * Marks a short name in running text that begins with a sign, for the styles, which keep it in one line; of long code
 * the signs.
 */
export function markSignedCode(code: TreeNode): void {
  const name = textOf(code);
  if (name.length > SHORT_CODE_CHARACTERS) markSigns(code);
  else if (SIGNED.test(name)) addClass(code, 'whole');
}

function markSigns(code: TreeNode): void {
  const [words, ...others] = code.children ?? [];
  if (words?.type !== 'text' || others.length > 0) return;
  const pieces = (words.value ?? '').split(SIGN);
  if (pieces.length > 1) code.children = pieces.flatMap(pieceOf);
}

/** Every second piece is a sign. */
const pieceOf = (piece: string, index: number): TreeNode[] =>
  index % 2 === 1 ? [element('span', { className: ['whole'] }, [text(piece)])] : piece === '' ? [] : [text(piece)];
