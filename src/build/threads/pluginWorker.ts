import { workerData } from 'node:worker_threads';
import { loadSiteModules } from '../../config/siteCode/siteModules.ts';
import { type AsyncAnswer, type AsyncRequest, asyncRunner, plainError } from '../../markdown/plugins/asyncRun.ts';
import { pluginLists } from '../../markdown/plugins/loadPlugins.ts';
import { logToStderr } from '../../system/processes/logToStderr.ts';
import { ENDED, type NumberedMessage, type PluginWork } from './pluginThread.ts';

/** Answers what a thread asks of a site's plugins, which waits for each answer. Stands until the thread is stopped. */
export function servePlugins(): void {
  logToStderr();
  const { root, cacheDir, base, mode, port, answered } = workerData as PluginWork;
  const loading = loadSiteModules(root, cacheDir, { baseOf: () => base, mode }).then(({ componentsModule }) =>
    asyncRunner(pluginLists(componentsModule)),
  );
  // What is thrown where nobody waits is told of once: the page may be another one by the next request.
  let refuse: (thrown: unknown) => void;
  const untilRefused = () => {
    const refused = new Promise<never>((_, reject) => {
      refuse = reject;
    });
    refused.catch(() => {});
    return refused;
  };
  let unsettled = untilRefused();
  process.on('uncaughtException', (thrown) => refuse(thrown));
  process.on('unhandledRejection', (thrown) => refuse(thrown));
  // A plugin may end this thread, which then has no answer.
  process.on('exit', () => {
    Atomics.store(answered, 0, ENDED);
    Atomics.notify(answered, 0);
  });
  port.on('message', async ({ id, content: request }: NumberedMessage<AsyncRequest>) => {
    const work = loading.then((answerAsync) => answerAsync(request));
    const answer = await Promise.race([work, unsettled]).catch((thrown): AsyncAnswer => {
      unsettled = untilRefused();
      return { thrown: plainError(thrown) };
    });
    const send = (content: AsyncAnswer) => port.postMessage({ id, content } satisfies NumberedMessage<AsyncAnswer>);
    try {
      send(answer);
    } catch (thrown) {
      // Functions in a tree, as no page can have them.
      send({ thrown: plainError(thrown) });
    }
    Atomics.add(answered, 0, 1);
    Atomics.notify(answered, 0);
  });
}
