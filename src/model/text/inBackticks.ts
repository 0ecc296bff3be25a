/** Words as a message names several, each in backticks: `` `a`, `b` `` */
export const inBackticks = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');
