import { SEARCH_POINTER } from '../model/searchFiles.ts';
import { answerQuery, type SearchAnswer } from './search/answerQuery.ts';
import { openSearchFiles, type SearchFiles } from './search/searchFiles.ts';

/** The search of a site, loaded by what is asked of it. */
export interface Search {
  /** Gets ready for queries: loads what the index starts from, and again when the site has been published since. */
  readonly prepare: () => Promise<void>;
  /** What the site holds for a query. Rejects when there is no index, or it does not come. */
  readonly answer: (query: string) => Promise<SearchAnswer>;
}

/** A search that gets its files by `readText`: path below the assets folder to text. */
export function createSearch(readText: (path: string) => Promise<string>): Search {
  let stamp: string | undefined;
  let files: SearchFiles | undefined;
  let preparing: Promise<void> | undefined;

  const load = async () => {
    const text = await readText(SEARCH_POINTER);
    if (text === stamp) return;
    files = openSearchFiles(JSON.parse(text), async (path) => JSON.parse(await readText(path)));
    stamp = text;
  };
  const prepare = () => {
    preparing ??= load().finally(() => {
      preparing = undefined;
    });
    return preparing;
  };
  const ask = async (query: string) => {
    if (!files) await prepare();
    if (!files) throw new Error('There is no search index');
    return answerQuery(query, files);
  };

  return {
    prepare,
    async answer(query) {
      try {
        return await ask(query);
      } catch {
        // The site may have been published anew, and the files of its index renamed.
        stamp = undefined;
        await prepare();
        return ask(query);
      }
    },
  };
}

/** Reads the search files of a site; `assets` is the address of its assets folder. */
export const readSearchFile =
  (assets: URL) =>
  async (path: string): Promise<string> => {
    // Only the pointer is ever changed; the name of each other file is its content's.
    const response = await fetch(new URL(path, assets), { cache: path === SEARCH_POINTER ? 'no-cache' : 'default' });
    if (!response.ok) throw new Error(`${response.status} for ${path}`);
    return response.text();
  };
