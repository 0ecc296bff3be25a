/** A URL without its query and fragment. */
export const pathOf = (url: string): string => url.replace(/[?#].*$/s, '');

/** The query and the fragment of a URL as they are written, with their signs; empty for one without. */
export const endOf = (url: string): string => /[?#].*$/s.exec(url)?.[0] ?? '';

/** A path as it stands in Markdown, where a space ends a URL, `#` and `?` end a path, and `%20` is a space. */
export const writtenPath = (path: string): string =>
  /[ #?]|%[\da-f]{2}/i.test(path) ? path.replace(/[ #?%]/g, encodeURIComponent) : path;
