import { Console } from 'node:console';

/** Sends what a site's code logs in this thread to stderr: stdout has the result of a command, for programs to read. */
export function logToStderr(): void {
  globalThis.console = new Console(process.stderr);
}
