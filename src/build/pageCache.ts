import type { CompiledPage } from '../model/page.ts';

/** Compiled pages of earlier rounds, by what they were compiled from. */
export interface PageCache {
  readonly get: (key: string) => CompiledPage | undefined;
  readonly set: (key: string, page: CompiledPage) => void;
}

/** A cache that lives as long as the process. */
export function memoryCache(): PageCache {
  const pages = new Map<string, CompiledPage>();
  return {
    get: (key) => pages.get(key),
    set: (key, page) => {
      pages.set(key, page);
    },
  };
}

/** A cache that holds nothing: a build makes each page once, and lets go of it. */
export const noCache: PageCache = { get: () => undefined, set: () => {} };
