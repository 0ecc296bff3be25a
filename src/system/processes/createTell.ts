import { parentPort } from 'node:worker_threads';

/**
 * Yields what tells news to the thread that has started this one. It tells nothing any more once something was thrown
 * that nobody catches: this thread goes on for a moment before it ends by that, and its news could be heard first.
 */
export function createTell<News>(): (news: News) => void {
  let isFailed = false;
  process.once('uncaughtExceptionMonitor', () => {
    isFailed = true;
  });
  return (news) => {
    if (!isFailed) parentPort?.postMessage(news);
  };
}
