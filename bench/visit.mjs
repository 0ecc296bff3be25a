// One reader's visit in Chromium: the first view of a page and two clicks from it.

const SLOWDOWN = 4;

/** How long nothing may have happened for a view to be over. */
const IDLE_MS = 3_000;

const HOVER_MS = 300;

/**
 * Figures of one visit, with an empty cache: bytes (as sent, head lines included) by type, without images; times in ms.
 *
 * @param tool `origin` of its server, address of the page (`from`), and two pages (`to`) that are linked from it.
 */
export async function measureVisit(browser, { origin, from, to: [first, second] }) {
  const view = await inFreshProfile(browser, async (page, traffic) => {
    await open(page, traffic, origin + from);
    const figures = { ...traffic.figures(), ...(await page.evaluate(readPaints)) };
    return { ...figures, ...(await click(page, first, { hovers: false })) };
  });
  const hovered = await inFreshProfile(browser, async (page, traffic) => {
    await open(page, traffic, origin + from);
    return await click(page, second, { hovers: true });
  });
  const { took: clickTook, isLinkAdded, ...figures } = view;
  return { ...figures, click: clickTook, hoveredClick: hovered.took, isLinkAdded };
}

async function inFreshProfile(browser, measure) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const cdp = await context.newCDPSession(page);
    const traffic = await watchTraffic(page, cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await measure(page, traffic);
  } finally {
    await context.close();
  }
}

/** Opens a page and waits until neither network nor processor had anything to do for a while. */
async function open(page, traffic, url) {
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  for (let quiet = 0; quiet < IDLE_MS; ) {
    await page.waitForTimeout(IDLE_MS - quiet);
    const sinceTask = await page.evaluate(() => performance.now() - globalThis.benched.lastTaskEnd());
    quiet = Math.min(sinceTask, performance.now() - traffic.lastAt());
  }
}

/** Counts what comes over the network. */
async function watchTraffic(page, cdp) {
  const asked = new Map();
  let last = performance.now();
  let isLoaded = false;
  page.once('load', () => {
    isLoaded = true;
  });
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    last = performance.now();
    if (/^https?:/.test(request.url)) asked.set(requestId, { kind: 'other', bytes: 0, isLate: isLoaded });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = asked.get(requestId);
    if (entry) entry.kind = kindOf(response.mimeType);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now();
    const entry = asked.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  await cdp.send('Network.enable');
  return {
    lastAt: () => last,
    figures() {
      const entries = [...asked.values()].filter(({ kind }) => kind !== 'image');
      const sum = (holds) => entries.filter(holds).reduce((total, { bytes }) => total + bytes, 0);
      const ofKind = (wanted) => sum(({ kind }) => kind === wanted);
      return {
        html: ofKind('html'),
        css: ofKind('css'),
        js: ofKind('js'),
        font: ofKind('font'),
        other: ofKind('other'),
        bytes: sum(() => true),
        lateBytes: sum(({ isLate }) => isLate),
        requests: entries.length,
      };
    },
  };
}

function kindOf(mimeType) {
  if (mimeType === 'text/html') return 'html';
  if (mimeType === 'text/css') return 'css';
  if (/javascript/.test(mimeType)) return 'js';
  return /^(image|font)\//.exec(mimeType)?.[1] ?? 'other';
}

/**
 * Time from a click on the link to a page to the first heading of that page in the DOM, whatever way it comes there.
 */
async function click(page, { address, heading }, { hovers }) {
  const isLinkAdded = await page.evaluate(markLink, address);
  const link = page.locator('[data-bench-link]');
  await link.scrollIntoViewIfNeeded();
  if (hovers) {
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
  }
  // A script's click, so that the pointer is not over the link first where it must not be.
  await link.evaluate((element, text) => globalThis.benched.click(element, text), heading);
  const took = await page.waitForFunction(() => globalThis.benched.took());
  return { took: await took.jsonValue(), isLinkAdded };
}

/** Runs in the page: marks the link to an address, and makes one where there is none. Yields whether it had to. */
function markLink(address) {
  const plain = (path) => path.replace(/\.html$/, '').replace(/\/(?:index)?$/, '');
  const found = [...document.links].find(
    (link) =>
      link.origin === location.origin &&
      link.hash === '' &&
      plain(link.pathname) === plain(address) &&
      link.checkVisibility(),
  );
  const link = found ?? document.createElement('a');
  link.setAttribute('data-bench-link', '');
  if (found) return false;
  link.href = address;
  link.textContent = 'Next';
  document.body.prepend(link);
  return true;
}

/** Runs in the page after its view: paints, and what kept the reader waiting from the first of them on. */
function readPaints() {
  const fcp = performance.getEntriesByName('first-contentful-paint')[0].startTime;
  const { lcp, longTasks } = globalThis.benched;
  const tbt = longTasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp))
    .reduce((total, duration) => total + Math.max(0, duration - 50), 0);
  return { fcp, lcp: lcp(), tbt };
}

/** Runs in every document before its own scripts. The task of a click outlives the document that it was made in. */
function observe() {
  if (!location.protocol.startsWith('http')) return;
  const KEY = 'docsgen-bench-click';
  const longTasks = [];
  let lcp = 0;
  const follow = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  follow('longtask', (entry) => longTasks.push(entry));
  follow('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  const now = () => performance.timeOrigin + performance.now();
  const task = () => JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  const watch = () => {
    const { heading, from, took } = task();
    if (heading === undefined || took !== undefined) return;
    const look = () => {
      if (![...document.querySelectorAll('h2')].some(({ textContent }) => textContent.includes(heading))) return;
      observer.disconnect();
      sessionStorage.setItem(KEY, JSON.stringify({ heading, from, took: now() - from }));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    look();
  };
  globalThis.benched = {
    longTasks,
    lcp: () => lcp,
    lastTaskEnd: () => Math.max(0, ...longTasks.map(({ startTime, duration }) => startTime + duration)),
    took: () => task().took,
    click(link, heading) {
      sessionStorage.setItem(KEY, JSON.stringify({ heading, from: now() }));
      watch();
      link.click();
    },
  };
  watch();
}
