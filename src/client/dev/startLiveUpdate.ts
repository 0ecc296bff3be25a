import { hideErrorOverlay, showErrorOverlay } from './errorOverlay.ts';
import { morph } from './morph.ts';
import { hideServerNotice, showServerNotice } from './serverNotice.ts';

/** Regions of the page that an update may change. */
const REGIONS = ['main', 'toc', 'sidebar'];

/** A document in which nothing loads or runs. */
const inert = document.implementation.createHTMLDocument();

/** What the server has sent last for each region: the client changes the markup itself, but not before this runs. */
const sent = new Map<string, HTMLElement>();
rememberRegions();

/**
 * Keeps the page in step with its source while it is written: content is swapped in place, so that scroll position,
 * open groups and focus stay. Runs in dev alone.
 */
export function startLiveUpdate(): void {
  const base = document.documentElement.dataset['base'] ?? '/';
  const events = new EventSource(`${base}__docsgen/events?since=${renderedRevision()}`);
  let isFirst = true;
  let isEdited = false;
  const update = () => {
    isEdited = true;
    return updatePage();
  };
  let lastVerdict = 0;
  // What an island has thrown here stays until the page is loaded anew, as it is when code changes.
  let thrown = '';
  const hideErrors = () => {
    lastVerdict += 1;
    if (thrown === '') hideErrorOverlay();
    else showErrorOverlay(thrown);
  };
  const onThrown = (error: unknown) => {
    const stack = stackOf(error);
    // What the browser's extensions throw is none of the site's.
    if (!stack.includes(`${location.origin}${base}assets/`)) return;
    thrown = stack;
    showErrorOverlay(stack);
  };
  addEventListener('error', ({ error }) => onThrown(error));
  addEventListener('unhandledrejection', ({ reason }) => onThrown(reason));
  const showErrors = async () => {
    lastVerdict += 1;
    const own = lastVerdict;
    const text = await textAt(`${base}__docsgen/diagnostics`);
    // They may be mended by now.
    if (text !== undefined && own === lastVerdict) showErrorOverlay(text);
  };
  const act: Readonly<Record<string, () => Promise<void> | void>> = {
    // A second greeting means that the server was started anew: anything may have changed.
    ready: () => {
      if (!isFirst) location.reload();
      hideErrors();
    },
    fine: hideErrors,
    errors: showErrors,
    content: update,
    styles: update,
    // A page shows a picture as it has loaded it, also in an element that is new.
    pictures: () => location.reload(),
    reload: () => location.reload(),
  };
  events.addEventListener('message', async ({ data }) => {
    await act[data]?.();
    isFirst = false;
  });
  // The browser connects again by itself, as long as it takes; a second without the server is no news.
  let absence: number | undefined;
  events.addEventListener('error', () => {
    absence ??= window.setTimeout(showServerNotice, PATIENCE_MS);
  });
  events.addEventListener('open', () => {
    clearTimeout(absence);
    absence = undefined;
    hideServerNotice();
  });
  const onNavigated = () => {
    rememberRegions();
    pushed = undefined;
    // Pages that were shown or prefetched are kept as they were then.
    if (isEdited) updatePage();
  };
  // Captured, to be before those that change the markup.
  document.addEventListener('docsgen:navigated', onNavigated, { capture: true });
}

const PATIENCE_MS = 1000;

/** What was thrown, and the calls that led there, the last ones: behind them come React's. Firefox leaves the message out. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { stack = '' } = error;
  const calls = stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line));
  return [`In this browser: ${error}`, ...calls.slice(0, SHOWN_CALLS)].join('\n');
}

const SHOWN_CALLS = 4;

/** Revision of the site that the document was rendered from, as the server's header says; empty when it says nothing. */
function renderedRevision(): string {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.serverTiming.find(({ name }) => name === 'revision')?.description ?? '';
}

/** What the server answers; undefined where it cannot be reached, which is no error of the site: the notice tells of it. */
async function textAt(address: string): Promise<string | undefined> {
  try {
    return await (await fetch(address, { cache: 'no-cache' })).text();
  } catch {
    return undefined;
  }
}

let lastUpdate = 0;

async function updatePage(): Promise<void> {
  lastUpdate += 1;
  const own = lastUpdate;
  const html = await textAt(location.href);
  // Answers may come in any order, and the reader may have gone on.
  if (html === undefined || own !== lastUpdate) return;
  const fresh = new DOMParser().parseFromString(html, 'text/html');
  updateStyles(fresh);
  // Pages that are opened from now on come with the new styles.
  Object.assign(document.documentElement.dataset, { client: fresh.documentElement.dataset['client'] });
  document.title = fresh.title;
  for (const name of ['description', 'robots']) replaceIn(document.head, fresh.head, `meta[name="${name}"]`);
  const top = scrollY;
  for (const name of REGIONS) updateRegion(name, fresh);
  keepPlace(top);
  // Whoever looks for headings and islands at a new fragment finds the new ones.
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Where the writer was before a save left the page too short for it, as one that cannot be read does, and is since. */
let pushed: { readonly from: number; readonly to: number } | undefined;

/** Returns to where the writer was, unless they have scrolled since. `top` is the position before the update. */
function keepPlace(top: number): void {
  const wanted = pushed?.to === top ? pushed.from : top;
  if (wanted !== top) scrollTo({ top: wanted, behavior: 'instant' });
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  pushed = scrollY < wanted && isAtEnd ? { from: wanted, to: scrollY } : undefined;
}

function updateRegion(name: string, fresh: Document): void {
  const now = regionOf(document, name);
  const before = sent.get(name);
  const next = regionOf(fresh, name);
  if (!now || !before || !next || before.isEqualNode(next)) return;
  const asSent = openStates(before);
  const asLeft = openStates(now);
  sent.set(name, next);
  Object.assign(now.dataset, next.dataset);
  morph(now, before, next);
  // What the writer has opened or closed stays so: closed, it would also move all that stands below.
  for (const [label, { element }] of openStates(now)) {
    const left = asLeft.get(label)?.open;
    if (left !== undefined && left !== asSent.get(label)?.open) element.open = left;
  }
}

/** Which details are open, by the text of their summary; those that share it are numbered. */
function openStates(region: ParentNode) {
  const states = new Map<string, { readonly element: HTMLDetailsElement; readonly open: boolean }>();
  for (const element of region.querySelectorAll('details')) {
    const text = element.querySelector('summary')?.textContent ?? '';
    let number = 1;
    while (states.has(`${number} ${text}`)) number += 1;
    states.set(`${number} ${text}`, { element, open: element.open });
  }
  return states;
}

function rememberRegions(): void {
  for (const name of REGIONS) {
    const region = regionOf(document, name);
    if (region) sent.set(name, inert.importNode(region, true));
    else sent.delete(name);
  }
}

function regionOf(page: Document, name: string): HTMLElement | null {
  return page.querySelector(`[data-region="${name}"]`);
}

/** The stylesheet, and those that are to follow it, in the order of edits. */
const stylesheets = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].slice(0, 1);

/** A changed stylesheet is loaded beside the old one, which leaves when it is there: the page is never bare. */
function updateStyles(fresh: Document): void {
  const now = stylesheets.at(-1);
  const next = fresh.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!now || !next || now.getAttribute('href') === next.getAttribute('href')) return;
  const link = document.importNode(next);
  link.addEventListener('load', () => {
    for (const earlier of stylesheets.splice(0, stylesheets.indexOf(link))) earlier.remove();
  });
  now.after(link);
  stylesheets.push(link);
}

function replaceIn(head: HTMLHeadElement, fresh: HTMLHeadElement, selector: string): void {
  const next = fresh.querySelector(selector);
  head.querySelector(selector)?.remove();
  if (next) head.append(document.importNode(next));
}
