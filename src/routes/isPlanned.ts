/**
 * Whether the page at a route is one that the configuration says is to be written. Both may lack their last slash.
 *   "/later/a/" for "/later/*", but not "/later/"
 */
export const isPlanned = (route: string, planned: readonly string[]): boolean =>
  planned.some((entry) =>
    entry.endsWith('/*')
      ? route.startsWith(entry.slice(0, -1)) && route.length >= entry.length
      : entry === route || entry === `${route}/` || `${entry}/` === route,
  );
