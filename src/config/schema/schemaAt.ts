import { asRecord } from '../../model/values/asRecord.ts';
import { ownValue } from '../../model/values/ownValue.ts';
import { configSchema } from './configSchema.ts';

/** What a schema of any kind may hold of others. */
interface Nested {
  readonly entries?: Readonly<Record<string, Nested>>;
  readonly wrapped?: Nested;
  readonly getter?: (value: unknown) => Nested;
  readonly item?: Nested;
  readonly value?: Nested;
  readonly rest?: Nested;
  readonly options?: readonly unknown[];
}

/**
 * The schema of what stands at a path of a configuration, and what stands there. A choice is not looked into, unless
 * the value itself tells which it is: `rest` is then the path within it.
 */
export function schemaAt(path: readonly unknown[], config: unknown) {
  let schema: Nested = configSchema as Nested;
  let value = config;
  for (const [depth, key] of path.entries()) {
    const whole = unwrapped(schema, value);
    const inner = ownValue(whole.entries ?? {}, String(key)) ?? whole.rest ?? whole.item ?? whole.value;
    if (inner === undefined) return { schema, value, rest: path.slice(depth) };
    schema = inner;
    value = asRecord(value)[String(key)];
  }
  return { schema, value, rest: [] };
}

/** A schema without what says that there may be no value, and for a value of which there are several, its own. */
export function unwrapped(schema: Nested, value: unknown): Nested {
  const inner = schema.wrapped ?? schema.getter?.(value);
  return inner === undefined ? schema : unwrapped(inner, value);
}
