import { writeSync } from 'node:fs';
import { refusalOf, SiteCodeError } from './refusal.ts';

const MESSAGE =
  "Node ended before the work was done: the site's code calls `process.exit()`, or waits for what never comes.";
const HINT = 'in the code in `site/`, throw an error instead of ending the process';

/**
 * Has the process fail, and say why, where it ends with success before its command has: a site that was never built must
 * not be published. Yields a function to call when the command is done.
 */
export function failOnEarlyEnd(json: boolean): () => void {
  const tell = (exitCode: number) => {
    if (exitCode !== 0) return;
    const refusal = refusalOf(
      new SiteCodeError({ severity: 'error', code: 'uncaught-error', message: MESSAGE, hint: HINT }),
      json,
    );
    // Streams are not flushed any more.
    writeSync(1, refusal.stdout);
    writeSync(2, refusal.stderr);
    process.exitCode = refusal.exitCode;
  };
  process.on('exit', tell);
  return () => process.off('exit', tell);
}
