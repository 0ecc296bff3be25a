import { configSchema } from '../schema/configSchema.ts';

/**
 * The names that an option at a path of a configuration may have inside; none where any name will do. Choices are not
 * looked into, unless the value itself tells which it is.
 */
export function optionNamesAt(path: readonly unknown[], config: unknown): readonly string[] {
  let schema: Nested | undefined = configSchema as Nested;
  let value = config;
  for (const key of path) {
    const whole = unwrapped(schema, value);
    schema = whole?.entries?.[String(key)] ?? whole?.rest ?? whole?.item ?? whole?.value;
    value = Object(value)[String(key)];
  }
  return Object.keys(unwrapped(schema, value)?.entries ?? {});
}

/** What a schema of any kind may hold of others. */
interface Nested {
  readonly entries?: Readonly<Record<string, Nested>>;
  readonly wrapped?: Nested;
  readonly getter?: (value: unknown) => Nested;
  readonly item?: Nested;
  readonly value?: Nested;
  readonly rest?: Nested;
}

function unwrapped(schema: Nested | undefined, value: unknown): Nested | undefined {
  const inner = schema?.wrapped ?? schema?.getter?.(value);
  return inner === undefined ? schema : unwrapped(inner, value);
}
