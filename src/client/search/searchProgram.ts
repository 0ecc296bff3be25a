/** The search in a file of its own: a worker runs it, so that typing waits for nothing, or else the page. */

import { createSearch } from './createSearch.ts';
import { pointerOf, readSearchFile } from './readSearchFile.ts';
import type { SearchQuestion, SearchReply } from './searchInWorker.ts';

const isWorker = typeof document === 'undefined';

/** The index of the page's language, which is found from where this file is. A worker has the name of it. */
export const search = createSearch(
  isWorker ? self.name : pointerOf(document),
  readSearchFile(new URL('.', import.meta.url)),
);

if (isWorker) {
  addEventListener('message', ({ data: { number, query, pointer } }: MessageEvent<SearchQuestion>) => {
    const reply = (message: SearchReply) => postMessage(message);
    (query === undefined ? search.prepare(pointer) : search.answer(query)).then(
      (answer) => reply({ number, answer: answer ?? undefined }),
      (error) => reply({ number, fault: String(error) }),
    );
  });
}
