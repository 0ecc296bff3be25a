import { relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createDevServer } from '../dev/devServer.ts';
import { createDevSite } from '../dev/devSite.ts';
import { watchProject } from '../dev/watchProject.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { CommandFlags } from './flags.ts';
import { formatCount, formatDuration } from './format.ts';
import { formatDiagnostics, paintFor } from './printDiagnostics.ts';
import { runServer } from './runServer.ts';

/** Port of the dev server unless another is asked for. */
const DEV_PORT = 5173;

/** `docsgen dev`: serves until it is stopped; yields the exit code. */
export async function runDev(root: string, flags: CommandFlags): Promise<number> {
  const devSite = await createDevSite({ root, flags, environment: process.env, dev: true });
  const { config } = devSite.site().project;
  const dev = createDevServer(devSite, flags.host);
  const say = createSayer(root, flags);

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
  const watcher = watchProject(
    config,
    async (paths) => {
      const started = performance.now();
      const update = await devSite.change(paths);
      if (update === 'none') return;
      dev.tell(update);
      say.update(paths, performance.now() - started);
      // The tabs are told first: they ask for their page while the rest of the site is checked.
      setTimeout(() => diagnose().catch(say.fault), 30).unref();
    },
    say.fault,
  );
  return runServer({
    server: dev.server.on('listening', () => setTimeout(() => diagnose().catch(say.fault), 300).unref()),
    base: config.base,
    name: 'Dev server',
    defaultPort: DEV_PORT,
    flags,
    async close() {
      devSite.close();
      await watcher.close();
    },
  });
}

function createSayer(root: string, { quiet }: CommandFlags) {
  const paint = paintFor(process.stderr);
  let said = '';
  return {
    update(paths: readonly string[], elapsedMs: number) {
      if (quiet) return;
      const names = paths.map((path) => relative(root, path));
      const shown =
        names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
      process.stderr.write(`${paint('green', 'Updated')} ${shown} in ${formatDuration(elapsedMs)}\n`);
    },
    /** Says what is wrong when that has changed, and says so when all is well again. */
    diagnostics(diagnostics: readonly Diagnostic[]) {
      const shown = quiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;
      const text = formatDiagnostics(shown, root, paint);
      if (text === said) return;
      said = text;
      const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
      process.stderr.write(
        text === ''
          ? `${paint('green', 'No errors, no warnings.')}\n`
          : `${text}\n${formatCount(errors, 'error')}, ${formatCount(diagnostics.length - errors, 'warning')}.\n`,
      );
    },
    fault(error: Error) {
      const limit = 'code' in error && (error.code === 'ENOSPC' || error.code === 'EMFILE');
      process.stderr.write(
        limit
          ? `docsgen: The system watches no more files.\n  hint: sysctl fs.inotify.max_user_watches=524288\n`
          : `docsgen: ${error.stack ?? error.message}\n`,
      );
    },
  };
}
