import { createDevServer } from '../../dev/devServer.ts';
import { createDevSite } from '../../dev/devSite.ts';
import { isPassing } from '../../dev/isPassing.ts';
import { type ProjectWatcher, watchProject } from '../../dev/watch/watchProject.ts';
import { isOwnOutput } from '../../system/isOwnOutput.ts';
import type { CommandFlags } from '../flags.ts';
import { DEV_PORT } from '../portNumber.ts';
import type { SiteFaults } from '../siteFaults.ts';
import { createDevDiagnosis } from './devDiagnosis.ts';
import { createDevSayer } from './devSayer.ts';
import { runServer } from './runServer.ts';

/** How long the server waits for a first reader before it looks at all the other pages. */
const FIRST_PAGE_MS = 300;

/** Time between two looks at the current commit of the repository, for which a few small files are read. */
const DATES_MS = 1000;

/** `docsgen dev`: serves until it is stopped; yields the exit code. */
export async function runDev(root: string, flags: CommandFlags, faults: SiteFaults): Promise<number> {
  const since = Date.now();
  const devSite = await createDevSite({ root, flags, environment: process.env, dev: true }, { cache: flags.cache });
  const { config } = devSite.site().project;
  const dev = createDevServer(devSite, flags.host);
  const say = createDevSayer(process.stderr, root, flags);
  const { tell: diagnose, noteFaults } = createDevDiagnosis({ root, devSite, dev, say, faults });

  // A watcher looks at every file first: the first page does not wait for it.
  let watcher: ProjectWatcher | undefined;
  const takeIn = async (changed: readonly string[]) => {
    // A log of this command may stand in the project: to tell of it would change it again, for ever.
    const paths = changed.filter((path) => !isOwnOutput(path));
    if (paths.length === 0) return;
    const started = performance.now();
    const forgetFaults = noteFaults();
    const before = { ...devSite.site().project, shown: devSite.shownElsewhere() };
    const update = await devSite.change(paths);
    if (update === 'none') return;
    if (update === 'reload') forgetFaults();
    if (update !== 'content') watcher?.also(devSite.files());
    dev.tell(update);
    const told = paths.filter((path) => !isPassing(path, before));
    if (told.length > 0) say.update(told, performance.now() - started);
    // The tabs are told first: they ask for their page while the rest of the site is checked.
    setTimeout(diagnose, 30).unref();
  };
  const watch = () => {
    watcher = watchProject(
      config,
      { onChange: takeIn, onError: say.fault, onLimit: say.limit },
      { poll: flags.poll === true, read: { since, files: devSite.files() }, more: devSite.shownElsewhere },
    );
  };
  const renewDates = async () => {
    if (!(await devSite.renewDates().catch(say.fault))) return;
    dev.tell('content');
    // A diagnosis that was under way has ended with the site that it was of.
    await diagnose();
  };
  let stopRenewing = () => {};
  dev.server.once('listening', () => {
    stopRenewing = repeatedly(renewDates, DATES_MS);
    setTimeout(watch, FIRST_PAGE_MS).unref();
    setTimeout(diagnose, FIRST_PAGE_MS).unref();
  });
  faults.listen(diagnose);
  return runServer({
    server: dev.server,
    base: config.base,
    name: 'Dev server',
    defaultPort: DEV_PORT,
    flags,
    async close() {
      stopRenewing();
      devSite.close();
      await watcher?.close();
    },
  });
}

/** Does work again and again, each time after a pause; yields what ends that. No process goes on for it. */
function repeatedly(work: () => Promise<void>, pauseMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(() => work().then(wait), pauseMs).unref();
  };
  wait();
  return () => clearTimeout(timer);
}
