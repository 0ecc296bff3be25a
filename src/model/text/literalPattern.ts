/** The source of a pattern that finds a text letter for letter: `a.b` → `a\.b` */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
