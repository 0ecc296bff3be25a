import type { SearchAnswer } from './answerQuery.ts';
import type { Search } from './createSearch.ts';

/** What a worker is asked: to answer a query, or without one to get ready. */
export interface SearchQuestion {
  readonly number: number;
  readonly query: string | undefined;
  /** What the index starts from, where that was loaded already. */
  readonly pointer?: string | undefined;
}

/** What it says to the question of that number. */
export interface SearchReply {
  readonly number: number;
  readonly answer?: SearchAnswer | undefined;
  /** What kept it from answering. */
  readonly fault?: string;
}

interface Asked {
  readonly query: string | undefined;
  readonly pointer: string | undefined;
  readonly resolve: (answer: SearchAnswer | undefined) => void;
  readonly reject: (fault: unknown) => void;
}

/** A search that runs in a worker, started when it is first asked; in the page itself where a worker cannot be had. */
export function searchInWorker({
  start,
  load,
  readPointer,
}: {
  readonly start: () => Worker;
  readonly load: () => Promise<Search>;
  /** Loads what the index starts from, beside the worker and not after it. */
  readonly readPointer: () => Promise<string>;
}): Search {
  const waiting = new Map<number, Asked>();
  let count = 0;
  let worker: Worker | undefined;
  let own: Promise<Search> | undefined;
  let reading: Promise<string | undefined> | undefined;
  let firstReading: Promise<string | undefined> | undefined;

  const loadOwn = () => {
    own ??= load();
    // It did not come: the next question begins anew.
    own.catch(() => {
      own = undefined;
      worker = undefined;
    });
    return own;
  };
  const askOwn = async (query: string | undefined, pointer: string | undefined) => {
    const search = await loadOwn();
    return query === undefined ? (search.prepare(pointer) as Promise<undefined>) : search.answer(query);
  };
  const giveUp = () => {
    loadOwn();
    const left = [...waiting.values()];
    waiting.clear();
    for (const { query, pointer, resolve, reject } of left) askOwn(query, pointer).then(resolve, reject);
  };
  const connect = () => {
    const started = start();
    started.onmessage = ({ data: { number, answer, fault } }: MessageEvent<SearchReply>) => {
      const asked = waiting.get(number);
      waiting.delete(number);
      if (fault === undefined) asked?.resolve(answer);
      else asked?.reject(new Error(fault));
    };
    // A policy of the host, or a browser that knows no module workers.
    started.onerror = (event) => {
      event.preventDefault();
      giveUp();
    };
    return started;
  };
  const begin = () => {
    if (own !== undefined) return;
    try {
      worker ??= connect();
    } catch {
      giveUp();
    }
  };
  const ask = (query?: string, pointer?: string): Promise<SearchAnswer | undefined> => {
    begin();
    if (own !== undefined) return askOwn(query, pointer);
    count += 1;
    const number = count;
    return new Promise((resolve, reject) => {
      waiting.set(number, { query, pointer, resolve, reject });
      worker?.postMessage({ number, query, pointer } satisfies SearchQuestion);
    });
  };
  const read = () => {
    reading ??= readPointer()
      // The search itself asks again, and says what is wrong.
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    firstReading ??= reading;
    return reading;
  };
  return {
    async prepare() {
      begin();
      await ask(undefined, await read());
    },
    async answer(query) {
      // Without the pointer, the search would load it a second time. Later readings of it only tell whether the site was
      // published anew: no query waits for those.
      await firstReading;
      return (await ask(query)) as SearchAnswer;
    },
  };
}
