/** The search in a file of its own: a worker runs it, so that typing waits for nothing; the page does where there is none. */

import { readSearchFile } from './readSearchFile.ts';
import { createSearch } from './search.ts';
import type { SearchQuestion, SearchReply } from './searchInWorker.ts';

/** The site's own index, which is found from where this file is. */
export const search = createSearch(readSearchFile(new URL('.', import.meta.url)));

if (typeof document === 'undefined') {
  addEventListener('message', ({ data: { number, query, pointer } }: MessageEvent<SearchQuestion>) => {
    const reply = (message: SearchReply) => postMessage(message);
    (query === undefined ? search.prepare(pointer) : search.answer(query)).then(
      (answer) => reply({ number, answer: answer ?? undefined }),
      (error) => reply({ number, fault: String(error) }),
    );
  });
}
