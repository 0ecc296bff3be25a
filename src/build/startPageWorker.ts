import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../system/packageRoot.ts';
import type { PageWork, PageWorkDone } from './pageWorker.ts';

/** A thread that shares in making pages. It is started before its work is known: loading its code takes time. */
export interface PageWorker {
  readonly work: (work: PageWork) => Promise<PageWorkDone>;
  readonly stop: () => Promise<unknown>;
}

/** Memory for short-lived objects, in MB: with more of it, trees that live for one page are seldom copied. */
const YOUNG_GENERATION_MB = 64;

/** Starts a thread that waits for work. */
export function startPageWorker(): PageWorker {
  const worker = new Worker(join(packageRoot, 'bin/pageWorker.cjs'), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  // A fault before there is work is reported with the work.
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  failed.catch(() => {});
  return {
    work(work) {
      const done = new Promise<PageWorkDone>((resolve) => worker.once('message', resolve));
      worker.postMessage(work);
      return Promise.race([done, failed]);
    },
    stop: () => worker.terminate(),
  };
}
