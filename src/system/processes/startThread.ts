import { join } from 'node:path';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { packageRoot } from '../packageRoot.ts';
import { stopListening } from './endAtOnce.ts';
import { END_SIGNALS } from './endSignals.ts';
import { hearSignals } from './hearSignals.ts';

/** A thread that is sent work, and answers with news. */
export interface Thread<Work, News> {
  /**
   * Sends work; ends with the first value that `hear` makes of an answer. Rejects with what the thread throws, now or
   * before.
   */
  readonly ask: <Result>(work: Work, hear: (news: News) => Result | undefined) => Promise<Result>;
  readonly stop: () => Promise<unknown>;
}

/** Starts a thread of this program. `script` is its file in `bin/`; `workerData` is there before its code runs. */
export function startThread<Work, News>(
  script: string,
  { resourceLimits, workerData }: { readonly resourceLimits?: ResourceLimits; readonly workerData?: unknown },
): Thread<Work, News> {
  const worker = new Worker(join(packageRoot, 'bin', script), { resourceLimits, workerData });
  // Before this process cleans up: the thread would make anew what is removed. Where nothing is to be cleaned up,
  // nobody else hears the signal, and it ends the process still.
  const stop = (signal: NodeJS.Signals) => {
    void worker.terminate();
    process.off(signal, stop);
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  for (const signal of END_SIGNALS) process.prependListener(signal, stop);
  worker.once('exit', async () => {
    // One that came while this thread was at work is told of right after the end of the other, and would be lost.
    await hearSignals();
    for (const signal of END_SIGNALS) stopListening(signal, stop);
  });
  // A fault before there is work is reported with the work.
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  failed.catch(() => {});
  return {
    ask<Result>(work: Work, hear: (news: News) => Result | undefined) {
      const answered = new Promise<Result>((resolve) => {
        const listen = (news: News) => {
          const result = hear(news);
          if (result === undefined) return;
          worker.off('message', listen);
          resolve(result);
        };
        worker.on('message', listen);
      });
      worker.postMessage(work);
      const answer = Promise.race([answered, failed]);
      // Whoever asked may have failed before, and stopped the thread.
      answer.catch(() => {});
      return answer;
    },
    stop: () => worker.terminate(),
  };
}
