// The time from saving a source to seeing its words in a tab that `docsgen dev` keeps up to date.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from './launchBrowser.mjs';
import { median } from './printTable.mjs';

const SAVES = 10;

/** A writer's pause between two saves, so that one update has ended before the next. */
const PAUSE_MS = 300;

/** Median of ten saves of one page, in ms: from just before the write to the new words' being in the DOM. */
export async function timeSaves({ bin, folder, path, browserPath }) {
  const source = join(folder, path);
  const before = readFileSync(source, 'utf8');
  const browser = await launchBrowser(browserPath);
  // Behind what may fail: nothing else ends it.
  const server = spawn(process.execPath, [bin, 'dev', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const page = await browser.newPage();
    await page.addInitScript(noteSaves);
    const listens = page.waitForResponse((response) => response.url().includes('__docsgen/events'));
    await page.goto(`${await originOf(server)}/${path.replace(/\.md$/, '')}/`);
    await listens;
    const times = [];
    for (let save = 1; save <= SAVES; save += 1) {
      await pause(PAUSE_MS);
      const saved = Date.now();
      writeFileSync(source, `${before}\nSaved for the ${save}th time.\n`);
      const seen = await page.waitForFunction((number) => globalThis.benchSaves.get(number), save);
      times.push((await seen.jsonValue()) - saved);
    }
    return median(times);
  } finally {
    writeFileSync(source, before);
    await browser.close();
    server.kill();
    await new Promise((resolve) => server.once('close', resolve));
  }
}

/** The address that a server prints once it answers. */
async function originOf(server) {
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (origin !== undefined) {
      server.stdout.resume();
      return origin;
    }
  }
  throw new Error('docsgen dev ended before it answered');
}

/** Runs in the page: notes when the words of each save come into the document. */
function noteSaves() {
  const seen = new Map();
  globalThis.benchSaves = seen;
  new MutationObserver(() => {
    const number = Number(/Saved for the (\d+)th time/.exec(document.body?.textContent ?? '')?.[1]);
    if (number > 0 && !seen.has(number)) seen.set(number, Date.now());
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
