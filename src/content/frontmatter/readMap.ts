import { type Diagnostic, errorOf, type Fix, type Place, warningOf } from '../../model/diagnostic.ts';
import { inBackticks } from '../../model/text/inBackticks.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import { ownValue } from '../../model/values/ownValue.ts';
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
  /** What in a list is none of its kind. */
  readonly strangersIn?: (value: unknown) => readonly unknown[];
}

/** What a map in front matter may hold. */
export interface MapShape {
  /** What it is called in messages. */
  readonly name: string;
  readonly keys: Readonly<Record<string, KeyRule>>;
  /** Where the site says which keys there are, if it does. */
  readonly namedIn?: string;
  /** What to write for keys of other generators. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

/** Finds a key by its name, or the map itself by an empty one. */
export type PlaceOfKey = (key: string) => InnerPlace;

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
    faults.push(errorOf('wrong-type', { message, place, hint, ...(fix && { fix }) }));
  const right: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(asRecord(given))) {
    const rule = ownValue(keys, key);
    if (rule?.is(value)) {
      right[key] = value;
      continue;
    }
    const { key: place } = placeOf(key);
    const fix = fixOf(key);
    if (rule === undefined) faults.push({ ...unknownKey(key, shape, place), ...(fix && { fix }) });
    else {
      const [stranger] = (rule.strangersIn?.(value) ?? []).map(describeValue);
      const found = stranger === undefined ? `is ${describeValue(value)}` : `holds ${stranger}`;
      const message = `\`${key}\` of ${name} ${found}, expected ${rule.expected}.`;
      refuse(message, place, rule.hint(value), fix);
    }
  }
  for (const [key, { isNeeded, expected, hint }] of Object.entries(keys))
    if (isNeeded && !Object.hasOwn(asRecord(given), key))
      refuse(`\`${key}\` of ${name} is missing, expected ${expected}.`, placeOf('').value, hint(undefined));
  return right;
}

function unknownKey(key: string, { name, keys, namedIn, elsewhere = {} }: MapShape, place: Place): Diagnostic {
  const names = Object.keys(keys);
  const listed = names.length > 2 ? inBackticks(names) : `\`${names.join('` and `')}\``;
  const hint =
    (Object.hasOwn(elsewhere, key) ? elsewhere[key] : didYouMean(key, names)) ??
    `delete it${namedIn === undefined ? '' : `, or name it in ${namedIn}`}: the keys are ${listed}`;
  const message = `Unknown key \`${key}\` of ${name}.`;
  return warningOf('unknown-key', { message, place, hint, decision: `${message} ${hint}` });
}

/** Whether a value is a map, and no list. */
export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
