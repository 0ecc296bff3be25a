/**
 * Whether a route is one that the configuration names, with or without its last slash, or is below that.
 *   "/log/" and "/log/a/" for "/log", but not "/logger/"
 */
export const isAtOrBelow = (route: string, named: string): boolean =>
  route === named || route.startsWith(named.endsWith('/') ? named : `${named}/`);
