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
  readonly question: SearchQuestion;
  readonly resolve: (answer: SearchAnswer | undefined) => void;
  readonly reject: (fault: unknown) => void;
}

/** What a search is made from. */
export interface SearchSources {
  /**
   * `earlier` is how many were started before. An address of its own for each: while the script of one does not come,
   * Chromium keeps others that ask for the same waiting, for 20 s.
   */
  readonly start: (earlier: number) => Worker;
  /** Loads the search into the page itself. */
  readonly load: () => Promise<Search>;
  /** Loads what the index starts from, beside the worker and not after it. */
  readonly readPointer: () => Promise<string>;
}

/**
 * Time without a word of a new worker after which its script does not come any more, in ms: the next question starts
 * another.
 */
const SILENCE_MS = 18_000;

/** A search that runs in a worker, started when it is first asked; in the page itself where a worker cannot be had. */
export function searchInWorker({ start, load, readPointer }: SearchSources): Search {
  const waiting = new Map<number, Asked>();
  const pointers = createPointerReader(readPointer);
  let count = 0;
  let started = 0;
  let worker: Worker | undefined;
  /** When the worker was started; undefined once it has said something. */
  let silentSince: number | undefined;
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
  const askOwn = async ({ query, pointer }: SearchQuestion) => {
    const search = await loadOwn();
    return query === undefined ? (search.prepare(pointer) as Promise<undefined>) : search.answer(query);
  };
  const giveUp = () => {
    loadOwn();
    const left = [...waiting.values()];
    waiting.clear();
    for (const { question, resolve, reject } of left) askOwn(question).then(resolve, reject);
  };
  const hear = ({ number, answer, fault }: SearchReply) => {
    silentSince = undefined;
    const asked = waiting.get(number);
    waiting.delete(number);
    if (fault === undefined) asked?.resolve(answer);
    else asked?.reject(new Error(fault));
  };
  const send = (question: SearchQuestion) => worker?.postMessage(question);
  const begin = () => {
    if (own !== undefined) return;
    if (silentSince !== undefined && performance.now() - silentSince > SILENCE_MS) {
      worker?.terminate();
      worker = undefined;
    }
    if (worker !== undefined) return;
    try {
      worker = listenTo(start(started), hear, giveUp);
      started += 1;
      silentSince = performance.now();
      // What the one before was asked.
      for (const { question } of waiting.values()) send(question);
    } catch {
      giveUp();
    }
  };
  const ask = (query?: string, pointer?: string): Promise<SearchAnswer | undefined> => {
    begin();
    count += 1;
    const question = { number: count, query, pointer };
    if (own !== undefined) return askOwn(question);
    return new Promise((resolve, reject) => {
      waiting.set(question.number, { question, resolve, reject });
      send(question);
    });
  };
  return {
    async prepare() {
      begin();
      await ask(undefined, await pointers.read());
    },
    async answer(query) {
      // Without the pointer, the search would load it a second time. Later readings of it only tell whether the site
      // was published anew: no query waits for those.
      await pointers.first();
      return (await ask(query)) as SearchAnswer;
    },
  };
}

/** `giveUp` is called where the worker does not run: by a policy of the host, or without module workers. */
function listenTo(worker: Worker, hear: (reply: SearchReply) => void, giveUp: () => void): Worker {
  worker.onmessage = ({ data }: MessageEvent<SearchReply>) => hear(data);
  worker.onerror = (event) => {
    event.preventDefault();
    giveUp();
  };
  return worker;
}

/** Reads the pointer, once at a time, and keeps the first reading; undefined where it did not come. */
function createPointerReader(readPointer: () => Promise<string>) {
  let reading: Promise<string | undefined> | undefined;
  let first: Promise<string | undefined> | undefined;
  return {
    first: () => first,
    read() {
      reading ??= readPointer()
        // The search itself asks again, and says what is wrong.
        .catch(() => undefined)
        .finally(() => {
          reading = undefined;
        });
      first ??= reading;
      return reading;
    },
  };
}
