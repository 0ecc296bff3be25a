import { writeSync } from 'node:fs';
import { refusalOf, SiteCodeError } from './refusal.ts';

const MESSAGE =
  "Node ended before the work was done: the site's code calls `process.exit()`, or waits for what never comes.";
const HINT = 'in the code in `site/`, throw an error instead of ending the process';

/**
 * Has the process fail, and say why, where it ends with success before its command has: a site that was never built must
 * not be published. Yields a function to call when the command is done.
 */
export function failOnEarlyEnd(json: boolean, host: NodeJS.Process = process): () => void {
  const tell = (exitCode: number) => {
    if (exitCode !== 0) return;
    const refusal = refusalOf(
      new SiteCodeError({ severity: 'error', code: 'uncaught-error', message: MESSAGE, hint: HINT }),
      json,
    );
    // Streams are not flushed any more.
    writeSync(1, refusal.stdout);
    writeSync(2, refusal.stderr);
    host.exitCode = refusal.exitCode;
  };
  host.on('exit', tell);
  return () => host.off('exit', tell);
}
