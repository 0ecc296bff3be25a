import { writeSync } from 'node:fs';
import { cacheFolderOf } from '../config/folders/cacheFolderOf.ts';
import { siteFaultPlace } from '../config/siteCode/siteFault.ts';
import { errorOf } from '../model/diagnostic.ts';
import { refusalOf, SiteCodeError } from './refusal.ts';

const MESSAGE = "Node ended before the work was done: the site's code calls `process.exit()`";
const HINT = 'in the code in `site/`, throw an error instead of ending the process';

/**
 * Makes a process that ends before its command fail, and say why and where: a site that was never built must not be
 * published. `rootOf` yields the project's folder once it is known. Yields what is called when the command is done.
 */
export function failOnEarlyEnd({
  json,
  rootOf,
}: {
  readonly json: boolean;
  readonly rootOf: () => string | undefined;
}): () => void {
  const tell = () => {
    const root = rootOf();
    // Node calls listeners within `process.exit()`: the stack tells whose it is.
    const place = root === undefined ? undefined : siteFaultPlace(new Error(), { root, cacheDir: cacheFolderOf(root) });
    const message = place === undefined ? `${MESSAGE}, or waits for what never comes.` : `${MESSAGE}.`;
    const fault = errorOf('uncaught-error', { message, hint: HINT });
    const refusal = refusalOf(new SiteCodeError(place === undefined ? fault : { ...fault, place }), { json });
    process.exitCode = refusal.exitCode;
    writeNow(1, refusal.stdout);
    writeNow(2, refusal.stderr);
  };
  process.on('exit', tell);
  return () => process.off('exit', tell);
}

/** Streams are no longer flushed. Where nobody reads, the exit code tells: an error here would change it. */
function writeNow(descriptor: number, text: string): void {
  try {
    writeSync(descriptor, text);
  } catch {}
}
