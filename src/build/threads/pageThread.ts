import { workerData } from 'node:worker_threads';
import { logToStderr } from '../../system/processes/logToStderr.ts';
import { startThread, type Thread } from '../../system/processes/startThread.ts';
import { tuneForPages } from '../../system/processes/tuneEngine.ts';

/** What the thread knows from the start. */
interface ThreadStart {
  /** About how many pages all threads will make. */
  readonly pages: number;
}

/** How much a thread has to make, and with what. */
interface PageThreadOptions extends ThreadStart {
  /** Memory for short-lived objects, in MB. */
  readonly youngGenerationMb: number;
}

/** Starts a thread that makes pages. `script` is its file in `bin/`. */
export const startPageThread = <Work, News>(
  script: string,
  { pages, youngGenerationMb }: PageThreadOptions,
): Thread<Work, News> =>
  startThread(script, {
    resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
    workerData: { pages } satisfies ThreadStart,
  });

/** What such a thread does first. */
export function beginPageThread(): void {
  logToStderr();
  tuneForPages((workerData as ThreadStart).pages);
}
