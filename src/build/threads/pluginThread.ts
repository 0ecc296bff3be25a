import { join } from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { AsyncAnswer, AsyncRequest, RunAsync } from '../../markdown/plugins/asyncRun.ts';
import { messageOf } from '../../model/values/messageOf.ts';
import { packageRoot } from '../../system/packageRoot.ts';
import { endAtOnce } from '../../system/processes/endAtOnce.ts';
import { askedWhere } from './whilePluginsWork.ts';

/** What a thread for plugins is given: whose they are, where requests come from, and what counts its answers. */
export interface PluginWork extends Pick<SiteConfig, 'root' | 'cacheDir' | 'base' | 'mode'> {
  readonly port: MessagePort;
  /** One number: how many answers there are, or `ENDED`. */
  readonly answered: Int32Array;
}

/** A request, or the answer to it. */
export interface NumberedMessage<Content> {
  readonly id: number;
  readonly content: Content;
}

/** In the place of a number of answers: there will be no more, as plugins have ended the thread. */
export const ENDED = -1;

/** How long plugins may take for a page, in ms: some start a browser for the first. */
const PATIENCE_MS = 60_000;

/** For how many pages plugins may take longer: a site of hundreds would else be waited for for hours. */
const MOST_ENDLESS = 3;

/** What comes of a request: an answer; none in time; or none at all, as the thread was stopped meanwhile. */
type PluginOutcome = AsyncAnswer | 'late' | 'stopped';

interface PluginThread {
  /** This thread waits, and hears nothing meanwhile. */
  readonly ask: (request: AsyncRequest) => PluginOutcome;
  readonly askLater: (request: AsyncRequest) => Promise<PluginOutcome>;
  readonly stop: () => void;
}

/** The thread that was asked last. One is enough: a dev server reads its site anew when its code has changed. */
let running: PluginThread | undefined;

/**
 * Runs the plugins of a site in a thread of their own, where they may take their time, and waits for it: pages are
 * compiled without a pause, or again after one, see `whilePluginsWork`. It is started for the first page, and does not
 * keep a process from its end.
 */
export function pluginThread(
  site: Pick<SiteConfig, 'root' | 'cacheDir' | 'base' | 'mode'>,
  patienceMs: number = PATIENCE_MS,
): RunAsync {
  let own: PluginThread | undefined;
  let endless = 0;
  const thread = () => {
    if (own === undefined || own !== running) {
      running?.stop();
      running = own = startPluginThread(site, patienceMs);
    }
    return own;
  };
  const orTooLate = (outcome: PluginOutcome): AsyncAnswer => {
    if (typeof outcome === 'object') return outcome;
    endless += 1;
    return { thrown: { message: `its plugins have not ended after ${patienceMs / 1_000} seconds` } };
  };
  return askedWhere(
    (request) => (endless >= MOST_ENDLESS ? NOT_ASKED : orTooLate(thread().ask(request))),
    async (request) => {
      while (endless < MOST_ENDLESS) {
        const outcome = await thread().askLater(request);
        if (outcome !== 'stopped') return orTooLate(outcome);
        // If not by another page of the site that waited too long, then for another site.
        if (running !== undefined && running !== own) throw new Error('The site of these plugins is no more');
      }
      return NOT_ASKED;
    },
  );
}

const NOT_ASKED: AsyncAnswer = {
  thrown: { message: `its plugins are not asked any more: for ${MOST_ENDLESS} pages they have not ended` },
};

function startPluginThread(
  { root, cacheDir, base, mode }: Pick<SiteConfig, 'root' | 'cacheDir' | 'base' | 'mode'>,
  patienceMs: number,
): PluginThread {
  const { port1: ours, port2: port } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const workerData: PluginWork = { root, cacheDir, base, mode, port, answered };
  const worker = new Worker(join(packageRoot, 'bin/pluginWorker.cjs'), { workerData, transferList: [port] });
  worker.unref();
  // One that has no more memory ends without a word of its own.
  let failure: string | undefined;
  worker.once('error', (error) => {
    failure = `its plugins have ended their thread: ${messageOf(error)}`;
  });
  worker.once('exit', () => {
    Atomics.store(answered, 0, ENDED);
    Atomics.notify(answered, 0);
  });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    if (running?.stop === stop) running = undefined;
    void worker.terminate();
  };
  const answerTo = answersAt(ours);
  let asked = 0;
  /** Yields what to wait for, until there is an answer. */
  function* asking(request: AsyncRequest): Generator<Wait, PluginOutcome, void> {
    asked += 1;
    const id = asked;
    ours.postMessage({ id, content: request } satisfies NumberedMessage<AsyncRequest>);
    const until = performance.now() + patienceMs;
    for (;;) {
      // Before the answers are looked at: one that comes after that changes it.
      const seen = Atomics.load(answered, 0);
      const answer = answerTo(id);
      if (answer !== undefined) return answer;
      if (isStopped) return 'stopped';
      const leftMs = until - performance.now();
      if (seen !== ENDED && leftMs > 0) {
        yield [answered, 0, seen, leftMs];
        continue;
      }
      // Another one starts with the next page.
      stop();
      return seen === ENDED ? { thrown: { message: failure ?? 'its plugins call `process.exit()`' } } : 'late';
    }
  }
  return {
    ask(request) {
      const steps = asking(request);
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done) return step.value;
        const wait = step.value;
        const hearAgain = endAtOnce();
        Atomics.wait(...wait);
        hearAgain();
      }
    },
    async askLater(request) {
      const steps = asking(request);
      // What is waited for does not keep Node going.
      worker.ref();
      try {
        for (let step = steps.next(); ; step = steps.next()) {
          if (step.done) return step.value;
          await Atomics.waitAsync(...step.value).value;
        }
      } finally {
        worker.unref();
      }
    },
    stop,
  };
}

/** Takes the answer to a request, by its number, once; undefined until it has come. Answers come in any order. */
function answersAt(port: MessagePort): (id: number) => AsyncAnswer | undefined {
  const answers = new Map<number, AsyncAnswer>();
  return (id) => {
    for (let one = receiveMessageOnPort(port); one !== undefined; one = receiveMessageOnPort(port)) {
      const { id, content } = one.message as NumberedMessage<AsyncAnswer>;
      answers.set(id, content);
    }
    const answer = answers.get(id);
    answers.delete(id);
    return answer;
  };
}

/** What `Atomics.wait` is given. */
type Wait = [typedArray: Int32Array, index: number, value: number, timeoutMs: number];
