import type { Indexed } from '../build/files/indexedPage.ts';
import { searchIndex } from '../build/files/searchIndex.ts';
import type { Navigation } from '../build/navigation/navigation.ts';
import type { Site } from '../build/site.ts';
import type { CompiledPage } from '../model/page.ts';
import { isSearchPointer } from '../model/search/searchFiles.ts';

/** The search index of a site that changes. */
export interface DevSearch {
  /** A file of the index by its path below the assets folder, made from the pages as they were last saved. */
  readonly file: (path: string) => Promise<string | undefined>;
}

/**
 * An index that is made when a reader first searches, and again when they do so after a change; only the pages that
 * have changed are read again, and all of them when the navigation has. Requests for pages come between.
 */
export function createDevSearch(currentSite: () => Site): DevSearch {
  let read = new WeakMap<CompiledPage, Indexed>();
  let navigation: Navigation | undefined;
  let files: ReadonlyMap<string, string> = new Map();
  let indexed: Site | undefined;
  let indexing: Promise<void> | undefined;

  const index = async () => {
    for (let site = currentSite(); site !== indexed; site = currentSite()) {
      // A page's text names the sections that it stands in.
      if (site.navigation() !== navigation) read = new WeakMap();
      navigation = site.navigation();
      const isReplaced = () => site !== currentSite();
      const made = await searchIndex(site, read, isReplaced);
      if (isReplaced()) continue;
      files = made;
      indexed = site;
    }
  };

  return {
    async file(path) {
      if (isSearchPointer(path)) {
        indexing ??= index().finally(() => {
          indexing = undefined;
        });
        await indexing;
      }
      return files.get(path);
    },
  };
}
