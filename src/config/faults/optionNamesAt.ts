import { schemaAt, unwrapped } from '../schema/schemaAt.ts';

/**
 * The names that an option at a path of a configuration may have inside; none where any name will do. Those of all
 * choices where there are several.
 */
export function optionNamesAt(path: readonly unknown[], config: unknown): readonly string[] {
  const { schema, value, rest } = schemaAt(path, config);
  if (rest.length > 0) return [];
  const { entries, options = [] } = unwrapped(schema, value);
  const all = [entries, ...options.map((option) => unwrapped(Object(option), value).entries)];
  return [...new Set(all.flatMap((one) => Object.keys(one ?? {})))];
}
