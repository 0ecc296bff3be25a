import { existsSync } from 'node:fs';
import { cacheFolderOf } from '../config/folders/cacheFolderOf.ts';
import { compiledFolder, type SiteCode, siteFaultOf, uncaughtError } from '../config/siteCode/siteFault.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { messageOf, stackOf } from '../model/values/messageOf.ts';
import { packageRoot } from '../system/packageRoot.ts';
import { SiteCodeError } from './refusal.ts';

/** What the site's code has thrown where nothing could catch it, each once. */
export interface SiteFaults {
  readonly all: () => readonly Diagnostic[];
  /** Has a function called with each that comes after. */
  readonly listen: (listener: (fault: Diagnostic) => void) => void;
}

/**
 * Runs a command, and keeps what the site's code throws late from ending it: the command is told. Such an error of our
 * own ends it. Throws `SiteCodeError` for an error of the site's code that the command has met.
 */
export async function withSiteFaults(
  root: string,
  run: (faults: SiteFaults) => Promise<number>,
  host: Pick<NodeJS.Process, 'on' | 'off'> = process,
): Promise<number> {
  const code = { root, cacheDir: cacheFolderOf(root) };
  // By the stack: what a timer throws again and again is told once, and anew when the code has changed.
  const faults = new Map<string, Diagnostic>();
  const listeners: ((fault: Diagnostic) => void)[] = [];
  let end: (error: unknown) => void = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = reject;
  });
  const hear = (error: unknown) => {
    const fault = siteFaultOf(error, code) ?? (isOurs(error, code) ? undefined : uncaughtError(error));
    if (fault === undefined) return end(error);
    const key = stackOf(error) ?? messageOf(error);
    if (faults.has(key)) return;
    faults.set(key, fault);
    for (const listener of listeners) listener(fault);
  };
  // Rejections that nobody handles come here too.
  host.on('uncaughtException', hear);
  try {
    const running = run({ all: () => [...faults.values()], listen: (listener) => void listeners.push(listener) });
    return await Promise.race([running, ended]);
  } catch (error) {
    const fault = siteFaultOf(error, code);
    throw fault === undefined ? error : new SiteCodeError(fault);
  } finally {
    host.off('uncaughtException', hear);
  }
}

/** Whether an error is our own: its stack, if it has one, names our code, or the site has no code. */
const isOurs = (error: unknown, { cacheDir }: SiteCode) =>
  !existsSync(compiledFolder(cacheDir)) || stackOf(error)?.includes(packageRoot) === true;
