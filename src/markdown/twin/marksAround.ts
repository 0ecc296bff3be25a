/** The marks that a text can stand between: at least three of a sign, and more than the text has in a row. */
export function marksAround(text: string, sign: '`' | '~' | ':'): string {
  let most = 2;
  for (const [run] of text.matchAll(new RegExp(`${sign}{3,}`, 'g'))) most = Math.max(most, run.length);
  return sign.repeat(most + 1);
}
