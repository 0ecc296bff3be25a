/** `process.env.NAME`, `process.env['NAME']`, and `const { NAME } = process.env`. */
const USE =
  /\bprocess\.env(?:\.|\?\.)(\w+)|\bprocess\.env(?:\?\.)?\[\s*(['"`])(\w+)\2\s*\]|\{([^{}]*)\}\s*=\s*process\.env\b/g;

/**
 * Names of the environment variables that sources name, sorted. A comment may name one too: then a page is made anew
 * that need not be.
 *   "const { SERVER = 'a', ...rest } = process.env" → ["SERVER"]
 */
export function namedVariables(sources: readonly string[]): readonly string[] {
  const names = sources.flatMap((text) =>
    text.includes('process.env')
      ? [...text.matchAll(USE)].flatMap(([, after, , within, unpacked = '']) => [
          ...[after ?? within ?? []].flat(),
          ...unpacked.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []),
        ])
      : [],
  );
  return [...new Set(names)].sort();
}
