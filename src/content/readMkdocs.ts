import { type Event, getScalarValue, parseEvents, type ScalarEvent } from 'js-yaml';
import type { EntryElsewhere, SiteElsewhere } from '../model/navigationElsewhere.ts';

/**
 * The site that a `mkdocs.yml` describes, its tags such as `!!python/name:…` passed over; undefined where it has no `nav`,
 * or is no YAML. `file` is relative to the project.
 */
export function readMkdocs(text: string, file: string): SiteElsewhere | undefined {
  const settings = parsed(text);
  const nav = inside(settings, 'nav');
  if (nav?.kind !== 'list') return undefined;
  const features = inside(inside(settings, 'theme'), 'features');
  const has = (name: string) => features?.kind === 'list' && features.items.some((one) => wordsOf(one) === name);
  const [title, description] = ['site_name', 'site_description'].map((name) => wordsOf(inside(settings, name)));
  const read = entriesOf(nav.items, { text, file });
  const entries = has('navigation.indexes') ? read.map(withIndex) : read;
  const openLevels = has('navigation.expand') ? Number.POSITIVE_INFINITY : 0;
  // Sections are below tabs.
  const sectionLevels = has('navigation.sections') ? (has('navigation.tabs') ? 2 : 1) : 0;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    entries: withOpen(entries, Math.max(openLevels, sectionLevels)),
    ...(has('navigation.tabs') ? { hasTabs: true } : {}),
  };
}

/** What stands in a file of YAML, and where. Values are the texts that they are written as. */
type Written =
  | { readonly kind: 'text'; readonly words: string; readonly start: number; readonly end: number }
  | { readonly kind: 'list'; readonly items: readonly Written[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [key: Written, value: Written])[] };

function parsed(text: string): Written | undefined {
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

const inside = (value: Written | undefined, name: string): Written | undefined =>
  value?.kind === 'map' ? value.entries.find(([key]) => wordsOf(key) === name)?.[1] : undefined;

const wordsOf = (value: Written | undefined): string | undefined =>
  value?.kind === 'text' && /\S/.test(value.words) ? value.words.trim() : undefined;

interface Origin {
  readonly text: string;
  readonly file: string;
}

const entriesOf = (items: readonly Written[], origin: Origin): readonly EntryElsewhere[] =>
  items.flatMap((item): readonly EntryElsewhere[] => {
    if (item.kind === 'list') return entriesOf(item.items, origin);
    if (item.kind === 'text') return [{ ...targetOf(item), place: placeOf(item, origin) }];
    return item.entries.map(([key, value]) => {
      const text = wordsOf(key);
      const named = text === undefined ? {} : { text };
      if (value.kind === 'text') return { ...named, ...targetOf(value), place: placeOf(value, origin) };
      const items = entriesOf(value.kind === 'list' ? value.items : [value], origin);
      return { ...named, place: placeOf(key, origin), items };
    });
  });

function targetOf(value: Written): Pick<EntryElsewhere, 'target'> {
  const target = wordsOf(value);
  return target === undefined ? {} : { target };
}

function placeOf(value: Written, { text, file }: Origin): EntryElsewhere['place'] {
  const { start, end } = value.kind === 'text' ? value : { start: 0, end: 0 };
  const before = text.slice(0, start).split(/\r\n?|\n/);
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { file, line: before.length, column, endColumn: column + end - start };
}

/** A group whose first page is the index of a folder leads to that. */
function withIndex({ items, ...entry }: EntryElsewhere): EntryElsewhere {
  if (items === undefined) return entry;
  const [first, ...others] = items.map(withIndex);
  const isIndex = first?.items === undefined && /(?:^|\/)(?:index|README)\.md$/.test(first?.target ?? '');
  if (!isIndex || first?.target === undefined) return { ...entry, items: items.map(withIndex) };
  return { ...entry, target: first.target, place: first.place, items: others };
}

/** The entries with so many levels of groups open. */
const withOpen = (entries: readonly EntryElsewhere[], levels: number): readonly EntryElsewhere[] =>
  levels === 0
    ? entries
    : entries.map((entry) =>
        entry.items === undefined ? entry : { ...entry, isOpen: true, items: withOpen(entry.items, levels - 1) },
      );
