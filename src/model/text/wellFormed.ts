/** A text with lone halves of surrogate pairs replaced by U+FFFD: no URL and no UTF-8 file can carry them. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
