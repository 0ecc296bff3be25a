import { performance } from 'node:perf_hooks';
import { createDevServer } from '../dev/devServer.ts';
import { createDevSite } from '../dev/devSite.ts';
import { type ProjectWatcher, watchProject } from '../dev/watchProject.ts';
import { createDevSayer } from './devSayer.ts';
import type { CommandFlags } from './flags.ts';
import { formatDiagnostics } from './printDiagnostics.ts';
import { runServer } from './runServer.ts';

/** Port of the dev server unless another is asked for. */
const DEV_PORT = 5173;

/** So long a reader is waited for before the server looks at all the other pages. */
const FIRST_PAGE_MS = 300;

/** `docsgen dev`: serves until it is stopped; yields the exit code. */
export async function runDev(root: string, flags: CommandFlags): Promise<number> {
  const since = Date.now();
  const devSite = await createDevSite({ root, flags, environment: process.env, dev: true }, { cache: flags.cache });
  const { config } = devSite.site().project;
  const dev = createDevServer(devSite, flags.host);
  const say = createDevSayer(process.stderr, root, flags);

  const diagnose = async () => {
    const diagnostics = await devSite.diagnose();
    if (diagnostics === undefined) return;
    say.diagnostics(diagnostics);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    dev.showDiagnostics(
      errors,
      formatDiagnostics(errors, root, (_, text) => text),
    );
  };
  // A watcher looks at every file first: the first page does not wait for it.
  let watcher: ProjectWatcher | undefined;
  const watch = () => {
    watcher ??= watchProject(
      config,
      {
        async onChange(paths) {
          const started = performance.now();
          const update = await devSite.change(paths);
          if (update === 'none') return;
          dev.tell(update);
          say.update(paths, performance.now() - started);
          // The tabs are told first: they ask for their page while the rest of the site is checked.
          setTimeout(() => diagnose().catch(say.fault), 30).unref();
        },
        onError: say.fault,
        onLimit: say.limit,
      },
      { poll: flags.poll === true, read: { since, files: devSite.files() } },
    );
  };
  dev.server.once('request', (_, response) => response.once('close', watch));
  dev.server.once('listening', () => {
    setTimeout(watch, FIRST_PAGE_MS).unref();
    setTimeout(() => diagnose().catch(say.fault), FIRST_PAGE_MS).unref();
  });
  return runServer({
    server: dev.server,
    base: config.base,
    name: 'Dev server',
    defaultPort: DEV_PORT,
    flags,
    async close() {
      devSite.close();
      await watcher?.close();
    },
  });
}
