import * as v from 'valibot';
import { schemaAt } from '../schema/schemaAt.ts';
import { codeOf } from '../written/codeOf.ts';
import { type Issue, issuePath } from './configIssues.ts';
import { nearValues } from './nearValues.ts';

/**
 * What is most likely meant by the value of an option that the schema refuses, as code to write in its place: a number
 * in quotes where a text is needed, a list around an only entry. Undefined where nothing near it would do.
 */
export function valueMeant(issue: Issue, config: unknown): string | undefined {
  // The name of an entry is refused, and not its value.
  if (issue.path?.at(-1)?.origin === 'key') return undefined;
  const path = issuePath(issue);
  const parts = partsOf(issue.input, path);
  if (parts.length > 1 && parts.every((part) => isRight(part, path, config))) return parts.map(codeOf).join(', ');
  const meant = nearValues(issue.input, path).find((value) => isRight(value, path, config));
  return meant === undefined ? undefined : codeOf(meant);
}

/** Entries of a list that stand in one text, as sources do in a policy. */
const partsOf = (input: unknown, path: readonly unknown[]) =>
  typeof input === 'string' && typeof path.at(-1) === 'number' ? input.trim().split(/[\s,;]+/) : [];

/**
 * Whether the schema takes a value at a path. The value alone is asked about: all of a configuration, for each of
 * hundreds of wrong values, would take time that grows with the square of them.
 */
function isRight(meant: unknown, path: readonly unknown[], config: unknown): boolean {
  const { schema, value, rest } = schemaAt(path, config);
  const issues = v.safeParse(schema as v.GenericSchema, withValue(value, rest, meant)).issues ?? [];
  return !issues.some((other) => rest.every((step, index) => other.path?.[index]?.key === step));
}

function withValue(value: unknown, [key, ...rest]: readonly unknown[], meant: unknown): unknown {
  if (key === undefined) return meant;
  const inner = withValue(Object(value)[String(key)], rest, meant);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...Object(value), [String(key)]: inner };
}
