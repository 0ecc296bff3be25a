import { statSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'chokidar';
import type { SiteConfig } from '../config/siteConfig.ts';

/** Changes that come within this time are taken in together: editors save by several steps. */
const GATHER_MS = 8;

/** chokidar tells of a file once in 50 ms and drops what comes between: after that time each file is looked at again. */
const LOOK_AGAIN_MS = 60;

/** Watches a project's files. `onChange` gets absolute paths, and is never called while an earlier call still runs. */
export function watchProject(
  { root, contentDir, redirectsFile, outDir }: SiteConfig,
  onChange: (paths: readonly string[]) => Promise<void>,
  onError: (error: Error) => void,
): { readonly ready: Promise<void>; readonly close: () => Promise<void> } {
  const ignored = new Set([outDir, join(root, 'node_modules'), join(root, '.docsgen'), join(root, '.git')]);
  const watcher = watch([contentDir, join(root, 'site'), redirectsFile], {
    ignoreInitial: true,
    ignored: (path) => ignored.has(path) || /(^|[\\/])\.[^\\/]+$|~$|\.sw[a-p]$|\.docsgen-/.test(path),
    // A save by delete and create is one change.
    atomic: 40,
  });
  let pending = new Set<string>();
  let running = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    if (running || pending.size === 0) return;
    const paths = [...pending];
    pending = new Set();
    running = true;
    await onChange(paths).finally(() => {
      running = false;
    });
    await run();
  };
  const add = (path: string) => {
    pending.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => run().catch(onError), GATHER_MS);
  };
  watcher.on('all', (_, path) => {
    const seen = stampOf(path);
    add(path);
    setTimeout(() => !watcher.closed && stampOf(path) !== seen && add(path), LOOK_AGAIN_MS).unref();
  });
  watcher.on('error', (error) => onError(error as Error));
  return {
    ready: new Promise((resolve) => watcher.once('ready', () => resolve())),
    async close() {
      clearTimeout(timer);
      // chokidar forgets these timers when it is closed at its first reading, and they hold the process for a second.
      for (const timers of watcher._throttled.values()) for (const { clear } of timers.values()) clear();
      await watcher.close();
    },
  };
}

/** What changes when a file is written; empty for one that is gone. */
function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.mtimeMs} ${stats.size}`;
}
