import { join } from 'node:path';
import type { KnownPage } from '../../build/sitePages.ts';
import { once } from '../../model/lazy.ts';
import { whereItCan } from '../../system/cache/cacheFile.ts';
import { keepValue, keptValue } from '../../system/cache/keptValue.ts';
import type { Reference } from '../documents/inspectDocument.ts';
import type { InspectedPage } from '../inspection/inspectPages.ts';
import type { InspectedSource } from '../inspection/inspectSources.ts';

/** A page as a check made it, with what that depends on. */
export interface CheckedPage extends Pick<InspectedPage, 'files' | 'document' | 'indexed'> {
  readonly known: KnownPage;
  readonly frameKey: string;
  /** That of its chunk. */
  readonly number: number;
}

/** What a check keeps for the next one. */
export interface LastCheck {
  /** See `Site`. */
  readonly surroundings: string;
  /** Whether pages are kept as they are searched. */
  readonly hasSearches: boolean;
  /** By route. */
  readonly pages: ReadonlyMap<string, CheckedPage>;
  /** See `inspectionKey`. */
  readonly inspection: string;
  readonly sources: readonly InspectedSource[];
  /** See `samplePrograms`. */
  readonly programs: string;
  /** Keys of samples with which nothing is wrong, see `KnownSamples`. */
  readonly soundSamples: readonly string[];
}

/** Keeps what a check has found. A damaged or missing store costs time, nothing else. */
export interface CheckStore {
  readonly last: () => LastCheck | undefined;
  readonly save: (last: LastCheck) => void;
}

/** The store in a project's cache folder. `isRead` is false with `--no-cache`: it is written then, and not read. */
export function openCheckStore(cacheDir: string, { isRead }: { readonly isRead: boolean }): CheckStore {
  const path = join(cacheDir, 'last-check.json');
  return {
    last: () => (isRead ? readLast(path) : undefined),
    save: (last) => whereItCan(() => keepValue(path, writtenCheck(last))),
  };
}

function readLast(path: string): LastCheck | undefined {
  const kept = keptValue(path) as WrittenCheck | undefined;
  return kept === undefined ? undefined : readCheck(kept);
}

/** Without sets and maps. References stand once: most are on many pages. */
const writtenCheck = ({ pages, ...rest }: LastCheck) => {
  const numbers = new Map<string, number>();
  const references: Reference[] = [];
  // By themselves first: to write a key for each of millions takes longer than the rest.
  const numberOf = once((reference: Reference) => {
    const key = `${reference.kind} ${reference.url}`;
    const number = numbers.get(key) ?? references.push(reference) - 1;
    numbers.set(key, number);
    return number;
  });
  return {
    ...rest,
    pages: [...pages].map(([route, { document, ...page }]) => ({
      ...page,
      route,
      document: document && { ...document, ids: [...document.ids], references: document.references.map(numberOf) },
    })),
    references,
  };
};

type WrittenCheck = ReturnType<typeof writtenCheck>;

const readCheck = ({ pages, references, ...rest }: WrittenCheck): LastCheck => ({
  ...rest,
  pages: new Map(
    pages.map(({ route, document, ...page }) => [
      route,
      {
        ...page,
        document: document && {
          ...document,
          ids: new Set(document.ids),
          references: document.references.flatMap((number) => references[number] ?? []),
        },
      },
    ]),
  ),
});
