import { Console } from 'node:console';

/** Has what a site's code logs in this thread go to stderr: on stdout stands the result of a command, which programs read. */
export function logToStderr(): void {
  globalThis.console = new Console(process.stderr);
}
