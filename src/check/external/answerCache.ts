import { parsedJson } from '../../model/values/parsedJson.ts';
import { readCached, whereItCan, writeCached } from '../../system/cache/cacheFile.ts';
import type { AddressAnswer } from './askAddress.ts';

const HOUR_MS = 3_600_000;
/** Good news is believed for a week, bad news for an hour: links are mended, and sites come back. */
const LIFETIME_MS = { there: 7 * 24 * HOUR_MS, moved: 7 * 24 * HOUR_MS, gone: HOUR_MS, silent: HOUR_MS } as const;

/** Answers of other sites, kept from run to run. */
interface AnswerCache {
  readonly get: (url: string) => AddressAnswer | undefined;
  readonly set: (url: string, answer: AddressAnswer) => void;
  readonly save: () => void;
}

type KeptAnswers = Record<string, { readonly at: number; readonly answer: AddressAnswer }>;

/** Opens the file of kept answers; one that cannot be read is begun anew. `now` in milliseconds. */
export function openAnswerCache(file: string, now: number): AnswerCache {
  // One that was cut off by a kill costs no more than time.
  const kept: KeptAnswers = Object.assign(Object.create(null), parsedJson(readCached(file) ?? ''));
  const isFresh = ({ at, answer }: KeptAnswers[string]) => now - at < LIFETIME_MS[answer.kind] && at <= now;
  return {
    get(url) {
      const found = kept[url];
      return found !== undefined && isFresh(found) ? found.answer : undefined;
    },
    set(url, answer) {
      kept[url] = { at: now, answer };
    },
    save() {
      const fresh = Object.entries(kept).filter(([, entry]) => isFresh(entry));
      whereItCan(() => writeCached(file, JSON.stringify(Object.fromEntries(fresh))));
    },
  };
}
