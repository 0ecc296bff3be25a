import { join } from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { SiteConfig } from '../config/siteConfig.ts';
import type { AsyncAnswer, AsyncRequest, RunAsync } from '../markdown/plugins/asyncRun.ts';
import { END_SIGNALS } from '../system/endSignals.ts';
import { packageRoot } from '../system/packageRoot.ts';

/** What a thread for plugins is given: whose they are, where requests come from, and what counts its answers. */
export interface PluginWork extends Pick<SiteConfig, 'root' | 'cacheDir' | 'base'> {
  readonly port: MessagePort;
  readonly answered: Int32Array;
}

/** How long plugins may take for a page, in ms: some start a browser for the first. */
const PATIENCE_MS = 60_000;

/** For how many pages plugins may take longer: a site of hundreds would else be waited for for hours. */
const MOST_ENDLESS = 3;

interface PluginThread {
  /** Undefined where no answer comes. */
  readonly ask: (request: AsyncRequest) => AsyncAnswer | undefined;
  readonly stop: () => void;
}

/** The thread that this one has asked last. One is enough: a dev server reads its site anew when its code has changed. */
let running: PluginThread | undefined;

/**
 * Runs the plugins of a site in a thread of their own, where they may take their time, and waits for it: pages are compiled
 * without a pause. It is started for the first page, and does not keep a process from its end.
 */
export function pluginThread(
  site: Pick<SiteConfig, 'root' | 'cacheDir' | 'base'>,
  patienceMs: number = PATIENCE_MS,
): RunAsync {
  let own: PluginThread | undefined;
  let endless = 0;
  return (request) => {
    if (endless === MOST_ENDLESS)
      return {
        thrown: { message: `its plugins are not asked any more: for ${MOST_ENDLESS} pages they have not ended` },
      };
    if (own === undefined || own !== running) {
      running?.stop();
      running = own = startPluginThread(site, patienceMs);
    }
    const answer = own.ask(request);
    if (answer !== undefined) return answer;
    endless += 1;
    return { thrown: { message: `its plugins have not ended after ${patienceMs / 1_000} seconds` } };
  };
}

function startPluginThread(
  { root, cacheDir, base }: Pick<SiteConfig, 'root' | 'cacheDir' | 'base'>,
  patienceMs: number,
): PluginThread {
  const { port1: ours, port2: port } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const workerData: PluginWork = { root, cacheDir, base, port, answered };
  const worker = new Worker(join(packageRoot, 'bin/pluginWorker.cjs'), { workerData, transferList: [port] });
  worker.unref();
  const stop = () => {
    if (running?.stop === stop) running = undefined;
    void worker.terminate();
  };
  let asked = 0;
  return {
    ask(request) {
      ours.postMessage(request);
      const isTimedOut = endingAtOnce(() => Atomics.wait(answered, 0, asked, patienceMs)) === 'timed-out';
      asked += 1;
      const answer = isTimedOut ? undefined : receiveMessageOnPort(ours)?.message;
      if (answer !== undefined) return answer as AsyncAnswer;
      // Another one starts with the next page.
      stop();
      return isTimedOut ? undefined : { thrown: { message: 'its plugins call `process.exit()`' } };
    },
    stop,
  };
}

/** Has a signal end the process as if nobody listened, while this thread waits: listeners would only be called after that. */
function endingAtOnce<Result>(wait: () => Result): Result {
  const heard = END_SIGNALS.map((signal) => [signal, process.rawListeners(signal)] as const);
  for (const signal of END_SIGNALS) process.removeAllListeners(signal);
  const result = wait();
  for (const [signal, listeners] of heard)
    for (const listener of listeners) process.on(signal, listener as NodeJS.SignalsListener);
  return result;
}
