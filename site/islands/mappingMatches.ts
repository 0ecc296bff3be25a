/**
 * Whether a package or module name holds the query, upper and lower case alike.
 * `-`, `_`, `.` and a space count as one, as the first three do for PyPI. An empty query matches everything.
 *   ("auth0_python", "auth0", "Auth0-P") → true
 */
export function mappingMatches(packageName: string, moduleName: string, query: string): boolean {
  const wanted = folded(query.trim());
  return folded(packageName).includes(wanted) || folded(moduleName).includes(wanted);
}

const folded = (name: string) => name.toLowerCase().replace(/[-_.\s]+/g, '-');
