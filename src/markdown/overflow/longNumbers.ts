import { addClass, type TreeNode } from '../tree.ts';

/** Digits of a number that have room before a list as all lists are set. */
const COMMON_DIGITS = 2;

/** The styles know no longer ones. */
const MOST_DIGITS = 6;

/**
 * Marks an ordered list for the styles where its numbers are so long that the edge of a phone or a sheet would cut them
 * off.
 */
export function markLongNumbers(list: TreeNode): void {
  const digits = String(largestNumber(list)).length;
  if (digits > COMMON_DIGITS) addClass(list, `digits-${Math.min(digits, MOST_DIGITS)}`);
}

/** A sign takes the room of a digit: a list may begin below zero. */
function largestNumber({ properties, children = [] }: TreeNode): number {
  const count = children.filter(({ tagName }) => tagName === 'li').length;
  const start = Number(properties?.start ?? 1);
  if (!Number.isSafeInteger(start)) return count;
  return start < 0 ? start : start + Math.max(count - 1, 0);
}
