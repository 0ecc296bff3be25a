import { type AliasEvent, type Event, getScalarValue, parseEvents, type ScalarEvent } from 'js-yaml';
import type { Place } from '../../model/diagnostic.ts';
import { truthOfWord } from '../../model/values/truthOfWord.ts';
import { unlessThrown } from '../../model/values/unlessThrown.ts';
import { linePlaces, type PlaceOf } from './linePlaces.ts';

/**
 * What stands in a file of YAML, and where. Values are the texts that they are written as. Lists and maps know the
 * start of their file: an empty one has no words to stand at.
 */
export type Written =
  | { readonly kind: 'text'; readonly words: string; readonly place: Place }
  | { readonly kind: 'list'; readonly items: readonly Written[]; readonly start: Place }
  | { readonly kind: 'map'; readonly entries: readonly YamlEntry[]; readonly start: Place };

/**
 * What a file of YAML holds, with what its names stand for; undefined for what is none. `file` is relative to the
 * project.
 */
export function writtenYaml(text: string, file: string): Written | undefined {
  // Where it throws, its own generator would not read it either.
  return unlessThrown(() => {
    const events = parseEvents(text, {}).values();
    const next = () => events.next().value;
    const reading: YamlReading = { text, placeIn: linePlaces(text, file), next, named: new Map(), count: 0 };
    reading.next(); // The document.
    return readValue(reading);
  });
}

// Its names for them would come with the parser, which is loaded when a function of it is called.
const [SEQUENCE, MAPPING, SCALAR, ALIAS, POP] = [2, 3, 4, 5, 6] as const;
const PLAIN = 1;

/** What is written for no value: `logo: null` names no picture. */
const NULL = /^(?:~|null|Null|NULL)$/;

/** So many values are read at most: names may stand for each other again and again. */
const MOST_VALUES = 100_000;

interface YamlReading {
  readonly text: string;
  readonly placeIn: PlaceOf;
  readonly next: () => Event | undefined;
  /** Values by their names, each with how many are in it. */
  readonly named: Map<string, { readonly value: Written; readonly size: number }>;
  /** How many values were read, those again that a name stands for. */
  count: number;
}

const startOf = ({ placeIn }: YamlReading) => placeIn({ start: 0, end: 0 });

const nothingIn = (reading: YamlReading): Written => ({ kind: 'text', words: '', place: startOf(reading) });

function readValue(reading: YamlReading): Written | undefined {
  const { next, named, count: before } = reading;
  const event = next();
  if (event === undefined || event.type === POP) return undefined;
  reading.count += 1;
  const name = nameIn(event, reading);
  if (event.type === ALIAS) return valueNamed(name, reading);
  const value = valueAt(event, reading);
  if (name !== undefined) named.set(name, { value, size: reading.count - before });
  return value;
}

function nameIn(event: Event, { text }: YamlReading): string | undefined {
  const { anchorStart, anchorEnd } = event as AliasEvent;
  return anchorStart < 0 ? undefined : text.slice(anchorStart, anchorEnd);
}

function valueNamed(name: string | undefined, reading: YamlReading): Written {
  const { value, size } = reading.named.get(name ?? '') ?? { value: nothingIn(reading), size: 0 };
  reading.count += size;
  return reading.count > MOST_VALUES ? nothingIn(reading) : value;
}

function valueAt(event: Event, reading: YamlReading): Written {
  if (event.type === SEQUENCE) return { kind: 'list', items: readUpToEnd(reading), start: startOf(reading) };
  if (event.type === MAPPING) return { kind: 'map', entries: entriesIn(readUpToEnd(reading)), start: startOf(reading) };
  if (event.type !== SCALAR) return nothingIn(reading);
  const { valueStart, valueEnd, style, tagStart } = event;
  const written = valueStart === -1 ? '' : getScalarValue(reading.text, event as ScalarEvent);
  const words = style === PLAIN && tagStart < 0 && NULL.test(written) ? '' : written;
  const place = reading.placeIn({ start: Math.max(0, valueStart), end: Math.max(0, valueEnd) });
  return { kind: 'text', words, place };
}

function readUpToEnd(reading: YamlReading): readonly Written[] {
  const values: Written[] = [];
  for (let value = readValue(reading); value !== undefined; value = readValue(reading)) values.push(value);
  return values;
}

export type YamlEntry = readonly [key: Written, value: Written];

/** The entries of a map, of which keys and values are given; behind them those that are merged into it with `<<`. */
function entriesIn(all: readonly Written[]): readonly YamlEntry[] {
  const pairs = all.flatMap((key, index): readonly YamlEntry[] => {
    const value = all[index + 1];
    return index % 2 === 0 && value !== undefined ? [[key, value]] : [];
  });
  const own = pairs.filter(([key]) => !isMerge(key));
  if (own.length === pairs.length) return own;
  const merged = pairs.filter(([key]) => isMerge(key)).flatMap(([, value]) => mapsIn(value));
  const keys = new Set(own.map(([key]) => wordsOf(key)));
  const others = merged.filter(([key]) => !keys.has(wordsOf(key)) && keys.add(wordsOf(key)));
  return [...own, ...others];
}

const isMerge = (key: Written) => wordsOf(key) === '<<';

const mapsIn = (value: Written): readonly YamlEntry[] =>
  value.kind === 'list' ? value.items.flatMap(mapsIn) : pairsIn(value);

/** The value of a key in a map; undefined where there is none, and for what is no map. */
export const inside = (value: Written | undefined, name: string): Written | undefined =>
  value?.kind === 'map' ? value.entries.find(([key]) => wordsOf(key) === name)?.[1] : undefined;

/** The text of a value, trimmed; undefined for an empty one, a list or a map. */
export const wordsOf = (value: Written | undefined): string | undefined =>
  value?.kind === 'text' && /\S/.test(value.words) ? value.words.trim() : undefined;

/** The text of a key in a map. */
export const wordsAt = (value: Written | undefined, name: string): string | undefined => wordsOf(inside(value, name));

/** What is in a list; nothing for any other value. */
export const itemsIn = (value: Written | undefined): readonly Written[] => (value?.kind === 'list' ? value.items : []);

/** What is in a map, each with its key; nothing for any other value. */
export const pairsIn = (value: Written | undefined): readonly YamlEntry[] =>
  value?.kind === 'map' ? value.entries : [];

/** Whether a value is true, for the generators of Python and Ruby. */
export const isTrue = (value: Written | undefined): boolean => truthOfWord(wordsOf(value) ?? '') === true;

/** Whether a value is false, for the same. */
export const isFalse = (value: Written | undefined): boolean => truthOfWord(wordsOf(value) ?? '') === false;

/** Where a value stands; of a list or a map, its first words. */
export function placeOf(value: Written): Place {
  if (value.kind === 'text') return value.place;
  const first = value.kind === 'list' ? value.items[0] : value.entries[0]?.[0];
  return first === undefined ? value.start : placeOf(first);
}
