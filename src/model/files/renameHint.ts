/** For a file that is meant as a page, with the name that makes one of it. */
export const renameHint = (name: string): string =>
  `rename it to \`${name}\`: files whose names begin with \`_\` are partials`;
