// `npm run bench -- --search`: what the first query of a visit costs a reader of this repository's own site.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { launchBrowser } from './launchBrowser.mjs';
import { median, printTable } from './printTable.mjs';
import { servePlainly } from './servePlainly.mjs';

const SLOWDOWN = 4;

/** What was begun before has come to its end by then. */
const SETTLE_MS = 1_000;

const QUERIES = ['concurrency', 'http request', 'payload size limit', 'defineComponent', '$.flow.delay'];

/**
 * Prints, for some queries, the time from a paste into the open box to the first hit on screen, at a quarter of the
 * processor's speed, and what is loaded for it. Medians of `runs` visits.
 *
 * @param options `bin` is docsgen's program, `root` the repository, `browserPath` a Chromium's, `work` a folder.
 */
export async function benchSearch({ bin, root, browserPath, runs, work }) {
  const site = join(work, 'site');
  const flags = ['--base', '/', '--out-dir', site, '--no-cache', '--quiet'];
  if (spawnSync(process.execPath, [bin, 'build', root, ...flags], { stdio: 'inherit' }).status !== 0)
    throw new Error('docsgen did not build its own site');
  const { origin, close } = await servePlainly(site);
  const browser = await launchBrowser(browserPath);
  const visits = QUERIES.map(() => []);
  try {
    await ask(browser, origin, QUERIES[0]); // A cold browser, and a server that has yet to compress its files.
    for (let run = 0; run < runs; run += 1) {
      for (const [index, query] of QUERIES.entries()) visits[index].push(await ask(browser, origin, query));
    }
  } finally {
    await browser.close();
    close();
  }
  const row = (name, figure, unit) => ({
    name,
    tools: QUERIES,
    values: visits.map((all) => median(all.map((visit) => visit[figure]))),
    unit,
  });
  printTable(
    'first query',
    [row('to the first hit', 'took', 'ms'), row('files', 'files', 'count'), row('bytes as sent', 'bytes', 'kB')],
    { ratios: false },
  );
}

async function ask(browser, origin, query) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(`${origin}/quickstart/`, { waitUntil: 'networkidle' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.keyboard.press('/');
    await page.waitForFunction(isAlive);
    await page.waitForTimeout(SETTLE_MS);
    const sizes = [];
    page.on('requestfinished', (request) => sizes.push(request.sizes()));
    await page.evaluate(watchHits);
    await page.keyboard.insertText(query);
    const took = await page.waitForFunction(() => globalThis.benched.took);
    await page.waitForTimeout(SETTLE_MS);
    const sent = await Promise.all(sizes);
    return {
      took: await took.jsonValue(),
      files: sent.length,
      bytes: sent.reduce(
        (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
        0,
      ),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page: whether React has the field. */
const isAlive = () =>
  Object.keys(document.querySelector('#_search-input') ?? {}).some((key) => key.startsWith('__reactProps'));

/** Runs in the page: notes when the first hit is there, from the input on. */
function watchHits() {
  globalThis.benched = {};
  let asked = 0;
  document.addEventListener('input', () => (asked = performance.now()), { capture: true, once: true });
  new MutationObserver((_, observer) => {
    if (document.querySelector('#_search-hits [role="option"]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => (globalThis.benched.took = performance.now() - asked));
  }).observe(document.querySelector('.search-panel'), { subtree: true, childList: true, attributes: true });
}
