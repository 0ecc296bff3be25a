/**
 * The file that an input of esbuild's metafile stands for: one that is also imported as a text stands there twice.
 *   "a.tsx with { type: 'text' }" → "a.tsx"
 */
export const inputFile = (input: string): string => input.replace(/ with \{ type: '\w+' \}$/, '');
