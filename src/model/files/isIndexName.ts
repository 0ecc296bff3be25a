/**
 * Whether a file name without its ending stands for its folder. GitHub and npm show a README in any spelling, and on
 * Windows and macOS `Index.md` is found as `index.md` is.
 */
export const isIndexName = (name: string): boolean => /^(?:index|readme)$/i.test(name);
