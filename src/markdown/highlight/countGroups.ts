/** What looks like the start of a group and is none, and the starts of those that capture. */
const PARTS = /\\[\s\S]|\[(?:[^\]\\]|\\[\s\S])*\]|\((?!\?(?!<(?![=!])))/g;

/** How many groups of a pattern capture something, read off its source: to run it takes a compiled copy. */
export const countGroups = (pattern: RegExp | string): number =>
  (String(pattern).match(PARTS) ?? []).filter((part) => part === '(').length;
