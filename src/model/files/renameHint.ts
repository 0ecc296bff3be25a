/** The hint for a file that is meant as a page and begins with `_`; `name` is one that makes it a page. */
export const renameHint = (name: string): string =>
  `rename it to \`${name}\`: files whose names begin with \`_\` are partials`;
