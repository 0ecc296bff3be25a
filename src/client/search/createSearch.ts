import { answerQuery, type SearchAnswer } from './answerQuery.ts';
import { openSearchFiles, type SearchFiles } from './searchFiles.ts';

/** The search of a site, loaded by what is asked of it. */
export interface Search {
  /**
   * Gets ready for queries: loads what the index starts from, and again when the site has been published since.
   * `pointer` is the text of that, where it was loaded just now.
   */
  readonly prepare: (pointer?: string) => Promise<void>;
  /** What the site holds for a query. Rejects when there is no index, or it does not come. */
  readonly answer: (query: string) => Promise<SearchAnswer>;
}

/**
 * A search that gets its files by `readText`: path below the assets folder to text. `pointerPath` is where the index
 * starts.
 */
export function createSearch(pointerPath: string, readText: (path: string) => Promise<string>): Search {
  let stamp: string | undefined;
  let files: SearchFiles | undefined;
  let preparing: Promise<void> | undefined;

  const load = async (pointer?: string) => {
    const text = pointer ?? (await readText(pointerPath));
    if (text === stamp) return;
    files = openSearchFiles(JSON.parse(text), async (path) => JSON.parse(await readText(path)));
    stamp = text;
  };
  const prepare = (pointer?: string) => {
    preparing ??= load(pointer).finally(() => {
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
