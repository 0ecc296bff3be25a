import type { Diagnostic, Fix, Place } from '../model/diagnostic.ts';
import { didYouMean } from '../model/nearest.ts';
import { ownValue } from '../model/ownValue.ts';
import { describeValue } from './describeValue.ts';
import type { InnerPlace } from './innerPlaces.ts';

/** What a key of a map has to hold. */
export interface KeyRule {
  readonly is: (value: unknown) => boolean;
  /** In words. */
  readonly expected: string;
  /** What to write for a value that is wrong. */
  readonly hint: (given: unknown) => string;
  readonly isNeeded?: true;
}

/** What a map in front matter may hold. */
export interface MapShape {
  /** What it is called in messages. */
  readonly name: string;
  readonly keys: Readonly<Record<string, KeyRule>>;
  /** What to write for keys of other generators. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

/** Finds a key by its name, or the map itself by an empty one. */
export type PlaceOfKey = (key: string) => InnerPlace;

/** What a map stands in. */
interface AroundMap {
  readonly placeOf: PlaceOfKey;
  readonly faults: Diagnostic[];
  /** The correction of a key or its value. */
  readonly fixOf?: (key: string) => Fix | undefined;
}

/**
 * What is right in a map of front matter, key by key. Adds to `faults`: `wrong-type`, also for what is needed and not
 * there, and the warning `unknown-key`.
 */
export function readMap(
  given: unknown,
  shape: MapShape,
  { placeOf, faults, fixOf = () => undefined }: AroundMap,
): Readonly<Record<string, unknown>> {
  const { name, keys } = shape;
  const refuse = (message: string, place: Place, hint: string, fix?: Fix) =>
    faults.push({ severity: 'error', code: 'wrong-type', message, place, hint, ...(fix && { fix }) });
  const right: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given as object)) {
    const rule = ownValue(keys, key);
    const { key: place } = placeOf(key);
    if (rule?.is(value)) {
      right[key] = value;
      continue;
    }
    const fix = fixOf(key);
    if (rule === undefined) faults.push({ ...unknownKey(key, shape, place), ...(fix && { fix }) });
    else {
      const message = `\`${key}\` of ${name} is ${describeValue(value)}, expected ${rule.expected}.`;
      refuse(message, place, rule.hint(value), fix);
    }
  }
  for (const [key, { isNeeded, expected, hint }] of Object.entries(keys))
    if (isNeeded && !Object.hasOwn(given as object, key))
      refuse(`\`${key}\` of ${name} is missing, expected ${expected}.`, placeOf('').value, hint(undefined));
  return right;
}

function unknownKey(key: string, { name, keys, elsewhere = {} }: MapShape, place: Place): Diagnostic {
  const names = Object.keys(keys);
  const hint =
    (Object.hasOwn(elsewhere, key) ? elsewhere[key] : didYouMean(key, names)) ??
    `delete it: the keys are \`${names.join('` and `')}\``;
  const message = `Unknown key \`${key}\` of ${name}.`;
  return { severity: 'warning', code: 'unknown-key', message, place, hint, decision: `${message} ${hint}` };
}

/** Whether a value is a map, and no list. */
export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
