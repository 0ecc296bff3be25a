import { pointerOf, readSearchFile } from '../../client/search/readSearchFile.ts';
import { searchInWorker } from '../../client/search/searchInWorker.ts';
import { searchProgramFile } from '../../client/search/searchProgramFile.ts';

const program = () => new URL(searchProgramFile, import.meta.url);

/** The search of the site, in the language of the page. */
export const siteSearch = searchInWorker({
  start: (earlier) =>
    new Worker(`${program()}${earlier > 0 ? `?${earlier}` : ''}`, { type: 'module', name: pointerOf(document) }),
  load: async () => (await import(program().href)).search,
  // The index is found from where the program is.
  readPointer: () => readSearchFile(new URL('.', program()))(pointerOf(document)),
});
