interface Scheme {
  /** The look that pages have at first; undefined for that of the reader's system. */
  readonly first: 'light' | 'dark' | undefined;
  /** Whether readers have no choice. */
  readonly isFixed: boolean;
}

/** What to write for pages that begin light or dark, or stay so; undefined where they are as here by default. */
export function schemeHint({ first, isFixed }: Scheme): string | undefined {
  if (first === undefined && !isFixed) return undefined;
  const root = isFixed ? ':root' : ':root:not([data-theme])';
  const rules = [
    ...(first === undefined ? [] : [`${root} { color-scheme: ${first}; }`]),
    ...(isFixed ? ['.theme-switch { display: none; }'] : []),
  ];
  return `write \`${rules.join(' ')}\` in \`site/site.css\``;
}
