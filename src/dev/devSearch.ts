import type { Navigation } from '../build/navigation.ts';
import type { Site } from '../build/site.ts';
import type { CompiledPage } from '../model/page.ts';
import { SEARCH_POINTER, searchFile } from '../model/searchFiles.ts';
import { pageTerms } from '../search/pageTerms.ts';
import { writePointer, writeShelves } from '../search/writeIndex.ts';
import type { PutFile } from '../search/writeShelf.ts';
import { contentHash } from '../system/contentHash.ts';

/** The search index of a site that changes. */
export interface DevSearch {
  /** A file of the index by its path below the assets folder, made from the pages as they were last saved. */
  readonly file: (path: string) => Promise<string | undefined>;
}

/** Pages are read this long before a waiting request gets its turn. */
const SLICE_MS = 3;

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
      files = await indexFiles(site, read);
      indexed = site;
    }
  };

  return {
    async file(path) {
      if (path === SEARCH_POINTER) {
        indexing ??= index().finally(() => {
          indexing = undefined;
        });
        await indexing;
      }
      return files.get(path);
    },
  };
}

/** A page's text as a file, and its words. */
interface Indexed {
  readonly name: string;
  readonly contents: string;
  readonly terms: string;
}

async function indexFiles(site: Site, read: WeakMap<CompiledPage, Indexed>): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const put: PutFile = (kind, contents) => {
    const name = contentHash(contents);
    files.set(searchFile(kind, name), contents);
    return name;
  };
  const pages: Indexed[] = [];
  let sliceStart = performance.now();
  for (const route of site.routes.sourceOf.keys()) {
    const page = site.page(route);
    const one = page === undefined ? undefined : (read.get(page) ?? indexedPage(site, route));
    if (page === undefined || one === undefined) continue;
    read.set(page, one);
    pages.push(one);
    files.set(searchFile('text', one.name), one.contents);
    if (performance.now() - sliceStart < SLICE_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    sliceStart = performance.now();
  }
  const shelves = writeShelves(
    pages.map(({ terms }) => terms),
    put,
  );
  const pointer = writePointer(
    { shelves, texts: pages.map(({ name }) => name), version: site.project.config.version },
    put,
  );
  files.set(SEARCH_POINTER, JSON.stringify(pointer));
  return files;
}

function indexedPage(site: Site, route: Parameters<Site['searchText']>[0]): Indexed | undefined {
  const text = site.searchText(route);
  if (text === undefined) return undefined;
  const contents = JSON.stringify(text);
  return { name: contentHash(contents), contents, terms: pageTerms(text) };
}
