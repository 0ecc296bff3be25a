/**
 * A file, and all that it leads to by way of others; `imports` are what each leads to at once. Also where files go in
 * circles.
 */
export function withImports(file: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set([file]);
  // What is added while the set is read is read too.
  for (const one of found) for (const needed of imports.get(one) ?? []) found.add(needed);
  return [...found];
}
