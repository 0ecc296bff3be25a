/**
 * Whether a text may hold one of the index's words. Much quicker than to read the text's words, and right when it says
 * no: a word is made of letters and digits that follow each other in the text, whatever stands between them.
 */
export function mayHold(text: string, words: Iterable<string>): boolean {
  // Accents and other scripts are the reader's of words.
  if (BEYOND_ASCII.test(text)) return true;
  const characters = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
  for (const word of words) if (characters.includes(word)) return true;
  return false;
}

const BEYOND_ASCII = /[\u0080-\uffff]/;
