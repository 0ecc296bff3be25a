import type { SearchAnswer } from './search/answerQuery.ts';
import type { Search } from './search.ts';

/** What a worker is asked: to answer a query, or without one to get ready. */
export interface SearchQuestion {
  readonly number: number;
  readonly query: string | undefined;
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
  readonly resolve: (answer: SearchAnswer | undefined) => void;
  readonly reject: (fault: unknown) => void;
}

/** A search that runs in a worker, started when it is first asked; in the page itself where a worker cannot be had. */
export function searchInWorker({
  start,
  load,
}: {
  readonly start: () => Worker;
  readonly load: () => Promise<Search>;
}): Search {
  const waiting = new Map<number, Asked>();
  let count = 0;
  let worker: Worker | undefined;
  let own: Promise<Search> | undefined;

  const loadOwn = () => {
    own ??= load();
    // It did not come: the next question begins anew.
    own.catch(() => {
      own = undefined;
      worker = undefined;
    });
    return own;
  };
  const askOwn = async (query: string | undefined) => {
    const search = await loadOwn();
    return query === undefined ? (search.prepare() as Promise<undefined>) : search.answer(query);
  };
  const giveUp = () => {
    loadOwn();
    const left = [...waiting.values()];
    waiting.clear();
    for (const { query, resolve, reject } of left) askOwn(query).then(resolve, reject);
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
  const ask = (query?: string): Promise<SearchAnswer | undefined> => {
    if (own !== undefined) return askOwn(query);
    count += 1;
    const number = count;
    return new Promise((resolve, reject) => {
      waiting.set(number, { query, resolve, reject });
      try {
        worker ??= connect();
        worker.postMessage({ number, query } satisfies SearchQuestion);
      } catch {
        giveUp();
      }
    });
  };
  return {
    prepare: async () => void (await ask()),
    answer: async (query) => (await ask(query)) as SearchAnswer,
  };
}
