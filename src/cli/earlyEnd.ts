import { writeSync } from 'node:fs';
import { cacheFolderOf } from '../config/cacheFolderOf.ts';
import { siteFaultPlace } from '../config/siteFault.ts';
import { refusalOf, SiteCodeError } from './refusal.ts';

const MESSAGE = "Node ended before the work was done: the site's code calls `process.exit()`";
const HINT = 'in the code in `site/`, throw an error instead of ending the process';

/**
 * Has the process fail, and say why and where, where it ends before its command has: a site that was never built must not
 * be published. `rootOf` yields the project's folder once it is known. Yields a function to call when the command is done.
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
    const fault = { severity: 'error', code: 'uncaught-error', message, hint: HINT } as const;
    const refusal = refusalOf(new SiteCodeError(place === undefined ? fault : { ...fault, place }), { json });
    // Streams are not flushed any more.
    writeSync(1, refusal.stdout);
    writeSync(2, refusal.stderr);
    process.exitCode = refusal.exitCode;
  };
  process.on('exit', tell);
  return () => process.off('exit', tell);
}
