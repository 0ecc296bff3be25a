import { spawn } from 'node:child_process';

const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a URL in the user's browser, where the machine has one. */
export function openBrowser(url: string): void {
  const [command, ...rest] = openingCommand(url);
  spawn(command, rest, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

/** The words of the command that opens a URL. */
export function openingCommand(url: string, platform: NodeJS.Platform = process.platform): [string, ...string[]] {
  const opener = OPENERS[platform] ?? ['xdg-open'];
  // Windows' shell would end the command at such a sign, and run what follows.
  return [...opener, platform === 'win32' ? url.replace(/[&|<>^]/g, '^$&') : url];
}
