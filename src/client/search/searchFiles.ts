import { type PageText, type SearchPointer, shelfOf, type WordBlock, type WordList } from '../../model/searchFiles.ts';

/** The files of the index, each loaded once. All methods reject when a file does not come. */
export interface SearchFiles {
  readonly pointer: SearchPointer;
  /** The word list that a word would stand in; undefined when no word of the site begins like it. */
  readonly listFor: (word: string) => Promise<WordList | undefined>;
  readonly block: (name: string) => Promise<WordBlock>;
  /** Text of the page with a number. */
  readonly text: (page: number) => Promise<PageText>;
}

/** Loads what the index starts from. `readJson` gets paths below the assets folder; it alone knows where that is. */
export async function openSearchFiles(readJson: (path: string) => Promise<unknown>): Promise<SearchFiles> {
  const pointer = (await readJson('manifest/search.json')) as SearchPointer;
  const loaded = new Map<string, Promise<unknown>>();
  const load = (kind: string, name: string) => {
    const path = `search/${kind}.${name}.json`;
    const known = loaded.get(path) ?? readJson(path);
    loaded.set(path, known);
    // A file that did not come is asked for again.
    known.catch(() => loaded.delete(path));
    return known;
  };
  return {
    pointer,
    async listFor(word) {
      const name = pointer.shelves[shelfOf(word)];
      return name === undefined ? undefined : ((await load('words', name)) as WordList);
    },
    block: async (name) => (await load('block', name)) as WordBlock,
    async text(page) {
      const list = pointer.lists[Math.floor(page / pointer.perList)] ?? '';
      const names = (await load('pages', list)) as readonly string[];
      return (await load('text', names[page % pointer.perList] ?? '')) as PageText;
    },
  };
}
