import { lazy } from '../../model/lazy.ts';
import {
  type PageText,
  type SearchPointer,
  type SectionText,
  searchFile,
  shelfOf,
  type WordBlock,
  type WordList,
} from '../../model/search/searchFiles.ts';
import { type SearchWord, searchWords } from '../../model/search/searchWords.ts';

/** The files of the index, each loaded once. All methods reject when a file does not come. */
export interface SearchFiles {
  readonly pointer: SearchPointer;
  /** The word list that a word would stand in; undefined when no word of the site begins like it. */
  readonly listFor: (word: string) => Promise<ReadList | undefined>;
  readonly block: (name: string) => Promise<WordBlock>;
  /** Text of the page with a number. */
  readonly text: (page: number) => Promise<ReadPage>;
}

/** A word list, its words taken apart. */
export type ReadList = Omit<WordList, 'words'> & { readonly words: readonly string[] };

/** The text of a page, its sections ready to be searched. */
export type ReadPage = Omit<PageText, 'sections'> & { readonly sections: readonly ReadSection[] };

/** A section with its words: they are read when they are first asked for, as that takes most of the time of a query. */
export interface ReadSection extends SectionText {
  readonly titleWords: () => readonly SearchWord[];
  /** Words of each run. */
  readonly runWords: () => readonly (readonly SearchWord[])[];
}

/** The files of an index. `readJson` gets paths below the assets folder; it alone knows where that is. */
export function openSearchFiles(pointer: SearchPointer, readJson: (path: string) => Promise<unknown>): SearchFiles {
  const loaded = new Map<string, Promise<unknown>>();
  const once = <Value>(path: string, read: (json: unknown) => Value): Promise<Value> => {
    const known = (loaded.get(path) as Promise<Value> | undefined) ?? readJson(path).then(read);
    loaded.set(path, known);
    // A file that did not come is asked for again.
    known.catch(() => loaded.delete(path));
    return known;
  };
  const namesOf = (list: string) => once(searchFile('pages', list), (json) => json as readonly string[]);
  // Where there is but one list of pages, every answer needs it.
  const [first] = pointer.lists;
  if (first !== undefined && pointer.lists.length === 1) namesOf(first).catch(() => {});
  return {
    pointer,
    async listFor(word) {
      const name = pointer.shelves[shelfOf(word)];
      return name === undefined ? undefined : once(searchFile('words', name), readList);
    },
    block: (name) => once(searchFile('block', name), (json) => json as WordBlock),
    async text(page) {
      const names = await namesOf(pointer.lists[Math.floor(page / pointer.perList)] ?? '');
      return once(searchFile('text', names[page % pointer.perList] ?? ''), readPage);
    },
  };
}

function readList(json: unknown): ReadList {
  const list = json as WordList;
  return { ...list, words: list.words.split(' ') };
}

function readPage(json: unknown): ReadPage {
  const page = json as PageText;
  return {
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      titleWords: lazy(() => searchWords(section.title)),
      runWords: lazy(() => section.runs.map(searchWords)),
    })),
  };
}
