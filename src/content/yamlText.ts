/** A text of one line as a value of YAML: in quotes, unless it says the same without. */
export const yamlText = (text: string): string =>
  PLAIN.test(text) && !isSpecialWord(text) ? text : JSON.stringify(text);

/** The same within brackets, where a comma ends a value. */
export const yamlTextInside = (text: string): string => (text.includes(',') ? JSON.stringify(text) : yamlText(text));

/** What begins with a letter or, as addresses do, with a slash, and holds nothing that means anything to YAML. */
const PLAIN = /^[\p{L}/](?:[\p{L}\p{N}_ ,.;()'/-]*[\p{L}\p{N}_.)/])?$/u;

/** Whether YAML of some version reads a word as something else than text. */
export const isSpecialWord = (word: string): boolean => /^(?:true|false|null|yes|no|on|off|y|n)$/i.test(word);
