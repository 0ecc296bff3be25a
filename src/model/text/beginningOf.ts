/** Characters of a text that a message shows. */
const SHOWN = 60;

/** The first line of a text, cut off where it is long: what a message quotes. */
export function beginningOf(text: string): string {
  const [line = ''] = text.split('\n');
  const characters = [...line];
  const shown = characters.length > SHOWN ? characters.slice(0, SHOWN).join('') : line;
  return shown === text ? text : `${shown.trimEnd()}…`;
}
