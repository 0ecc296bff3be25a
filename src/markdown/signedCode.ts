import { addClass, type TreeNode, textOf } from './tree.ts';

/** Characters that have room in the narrowest of columns, and on a phone in text twice as large. */
const SHORT_CODE_CHARACTERS = 14;

/** A name behind its sign: `--http`, `?limit=3`, `/tmp`. Browsers break a line between the two. */
const SIGNED = /^[-?/]+[\p{L}\p{N}]\S*$/u;

/** Marks a short name in running text that begins with a sign, for the styles, which keep it in one line. */
export function markSignedCode(code: TreeNode): void {
  const name = textOf(code);
  if (name.length <= SHORT_CODE_CHARACTERS && SIGNED.test(name)) addClass(code, 'whole');
}
