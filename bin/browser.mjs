// Finds the browser that the tests run in: one that is there, else Debian's is installed where that is possible.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The headless shell is the same Chromium without the windows, and takes a quarter of the processor's time. */
const CANDIDATES = [
  process.env.DOCSGEN_BROWSER,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How it is started: without a window, and without asking anybody but the page's own server. */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chrome or Chromium; undefined when there is none. */
export const presentBrowser = () => CANDIDATES.find((path) => path && existsSync(path));

/** Path of a Chrome or Chromium. Ends the process with a line that says what to install when there is none. */
export function findBrowser({ install }) {
  const found = presentBrowser();
  if (found) return found;
  if (install && installDebianChromium()) return findBrowser({ install: false });
  console.error(
    'The tests need Chrome or Chromium: install it (Debian: apt-get install chromium-headless-shell), or name one in DOCSGEN_BROWSER.',
  );
  return process.exit(1);
}

function installDebianChromium() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.error("Installing Debian's Chromium for the tests");
  const options = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    const install = (name) =>
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    // Older Debians have no package of the shell alone.
    try {
      install('chromium-headless-shell');
    } catch {
      install('chromium');
    }
    return true;
  } catch {
    return false;
  }
}
