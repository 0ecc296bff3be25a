/**
 * The top navigation's entry that a page belongs to: among `entries`, the routes to which navigation leads within the
 * page's own section, the one with most steps in common. A page that has no step in common with any belongs to the
 * start page, where that is an entry.
 *   "/cli/login/", ["/api/", "/cli/install/"] → "/cli/install/"   "/code/", ["/guides/", "/"] → "/"
 */
export function navRouteOf(route: string, entries: readonly string[]): string | undefined {
  const commonWith = (entry: string) => commonSteps(route, entry);
  const [best] = entries.toSorted((a, b) => commonWith(b) - commonWith(a) || a.length - b.length);
  return best !== undefined && (commonWith(best) > 0 || best === '/') ? best : undefined;
}

function commonSteps(a: string, b: string): number {
  const steps = stepsOf(b);
  const different = stepsOf(a).findIndex((step, index) => step !== steps[index]);
  return different === -1 ? stepsOf(a).length : different;
}

const stepsOf = (route: string) => route.split('/').filter((step) => step !== '');
