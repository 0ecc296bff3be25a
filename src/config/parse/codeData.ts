import type { Place } from '../../model/diagnostic.ts';

/** What a piece of code says by itself, and where. Each place has its `endColumn`. */
export type CodeData =
  | { readonly kind: 'value'; readonly value: string | number | boolean | null | undefined; readonly place: Place }
  | { readonly kind: 'list'; readonly items: readonly CodeData[]; readonly place: Place }
  | CodeMap
  /** What only running it would tell; of the call of a function by its name, that and what it is called with. */
  | {
      readonly kind: 'code';
      readonly place: Place;
      readonly call?: { readonly name: string; readonly given: readonly CodeData[] };
    };

/** What is in a map, by its names. */
export type CodeParts = ReadonlyMap<string, CodeData>;

export interface CodeMap {
  readonly kind: 'map';
  readonly entries: CodeParts;
  /** What else may be in it: what is spread, and names that are calculated. */
  readonly rest: readonly CodeData[];
  readonly place: Place;
}

/** The text that a piece of code is; undefined for any other. */
export const textIn = (data: CodeData | undefined): string | undefined =>
  data?.kind === 'value' && typeof data.value === 'string' ? data.value : undefined;

/** Whether data is `true`, or `false`, itself. */
export const isValue = (data: CodeData | undefined, value: boolean): boolean =>
  data?.kind === 'value' && data.value === value;

/** What is in a map; nothing for any other data. */
export const mapIn = (data: CodeData | undefined): CodeParts => (data?.kind === 'map' ? data.entries : new Map());

/** What is in a list; nothing for any other data. */
export const listIn = (data: CodeData | undefined): readonly CodeData[] => (data?.kind === 'list' ? data.items : []);

/** The value that data is, in a record of its own; undefined where any part of it is code. */
export function plainValue(data: CodeData): { readonly value: unknown } | undefined {
  if (data.kind === 'value') return { value: data.value };
  if (data.kind === 'code' || (data.kind === 'map' && data.rest.length > 0)) return undefined;
  const names = data.kind === 'map' ? [...data.entries.keys()] : [];
  const inside = data.kind === 'map' ? [...data.entries.values()] : data.items;
  const values = inside.flatMap((one) => plainValue(one) ?? []).map(({ value }) => value);
  if (values.length < inside.length) return undefined;
  return {
    value: data.kind === 'list' ? values : Object.fromEntries(names.map((name, index) => [name, values[index]])),
  };
}
