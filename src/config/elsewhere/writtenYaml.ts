import { type Event, getScalarValue, parseEvents, type ScalarEvent } from 'js-yaml';
import type { Place } from '../../model/diagnostic.ts';
import { linePlaces, type PlaceOf } from './linePlaces.ts';

/** What stands in a file of YAML, and where. Values are the texts that they are written as. */
export type Written =
  | { readonly kind: 'text'; readonly words: string; readonly start: number; readonly end: number }
  | { readonly kind: 'list'; readonly items: readonly Written[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [key: Written, value: Written])[] };

/** What a file of YAML holds; undefined for what is none. */
export function writtenYaml(text: string): Written | undefined {
  try {
    const events = parseEvents(text, {}).values();
    const next = () => events.next().value;
    next(); // The document.
    return readValue(next(), next, text);
  } catch {
    return undefined; // Its own generator would not read it either.
  }
}

// Its names for them would come with the parser, which is loaded when a function of it is called.
const [SEQUENCE, MAPPING, SCALAR, POP] = [2, 3, 4, 6] as const;

type Next = () => Event | undefined;

function readValue(event: Event | undefined, next: Next, text: string): Written | undefined {
  if (event === undefined || event.type === POP) return undefined;
  if (event.type === SEQUENCE) return { kind: 'list', items: readUpToEnd(next, text) };
  if (event.type === MAPPING) {
    const all = readUpToEnd(next, text);
    const entries = all.flatMap((key, index) => {
      const value = all[index + 1];
      return index % 2 === 0 && value !== undefined ? [[key, value] as const] : [];
    });
    return { kind: 'map', entries };
  }
  if (event.type !== SCALAR) return { kind: 'text', words: '', start: 0, end: 0 };
  const { valueStart, valueEnd } = event as ScalarEvent;
  const words = valueStart === -1 ? '' : getScalarValue(text, event as ScalarEvent);
  return { kind: 'text', words, start: Math.max(0, valueStart), end: Math.max(0, valueEnd) };
}

function readUpToEnd(next: Next, text: string): readonly Written[] {
  const values: Written[] = [];
  for (let value = readValue(next(), next, text); value !== undefined; value = readValue(next(), next, text))
    values.push(value);
  return values;
}

/** The value of a key. */
export const inside = (value: Written | undefined, name: string): Written | undefined =>
  value?.kind === 'map' ? value.entries.find(([key]) => wordsOf(key) === name)?.[1] : undefined;

/** A value in words; undefined for an empty one. */
export const wordsOf = (value: Written | undefined): string | undefined =>
  value?.kind === 'text' && /\S/.test(value.words) ? value.words.trim() : undefined;

/** A file with its text. */
export interface Origin {
  readonly text: string;
  readonly file: string;
}

/** Where a value stands; of a list or a map, its first words. */
export function placeOf(value: Written, origin: Origin): Place {
  const placeIn = known.get(origin) ?? linePlaces(origin.text, origin.file);
  known.set(origin, placeIn);
  return placeIn(firstOf(value) ?? { start: 0, end: 0 });
}

/** Of a file with thousands of pages, each is asked for. */
const known = new WeakMap<Origin, PlaceOf>();

function firstOf(value: Written | undefined): (Written & { readonly kind: 'text' }) | undefined {
  if (value === undefined || value.kind === 'text') return value;
  return firstOf(value.kind === 'list' ? value.items[0] : value.entries[0]?.[0]);
}
