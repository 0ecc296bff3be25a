import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Disposable,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';
import { BROWSER_FLAGS } from '../../bin/browser.mjs';
import { type RunningServer, startServer } from '../site/server.ts';
import type { TestSite } from '../site/site.ts';

/** How long a page may take for anything: less than what it waits for itself before it gives up, 120 seconds. */
const LIMIT_MS = 90_000;

/** How long a journey may take: what runs within a page has no limit of its own. */
const JOURNEY_LIMIT_MS = 300_000;

/**
 * Starts the browser that `DOCSGEN_BROWSER` names. It is closed when the tests of the file end. Without `pictures` it shows
 * none: what readers do takes less time without them.
 */
export async function launchBrowser({ pictures }: { readonly pictures: boolean }): Promise<Browser> {
  const executablePath = process.env.DOCSGEN_BROWSER;
  assert.ok(executablePath, 'DOCSGEN_BROWSER names no browser: run the tests by `node bin/test.mjs reader`');
  const args = [...BROWSER_FLAGS, ...(pictures ? [] : ['--blink-settings=imagesEnabled=false'])];
  const browser = await chromium.launch({ executablePath, args });
  browsers.add(browser);
  return browser;
}

const browsers = new Set<Browser>();
after(async () => {
  for (const browser of browsers) await browser.close();
});

/** Builds the site and serves it by `docsgen preview`. */
export async function startPreview(site: TestSite, env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const run = await site.run(['build', '--quiet'], { env });
  assert.equal(run.code, 0, run.stderr);
  return startServer(['preview'], site.folder, env);
}

/** Serves a site by `docsgen dev`. */
export const startDev = (site: TestSite): Promise<RunningServer> => startServer(['dev'], site.folder);

/** A reader's visit: one page, and what it has seen. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** All requests so far, in order. */
  readonly requests: readonly Request[];
  /** Paths of documents that were loaded, the first included. */
  readonly documents: () => string[];
  /** What was said on the console as an error. */
  readonly consoleErrors: readonly string[];
}

/** The screen of a phone. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** How a visit begins. */
interface VisitOptions extends BrowserContextOptions {
  /** In a profile that no other visit gets: for what cannot be taken back, as a clock, and where nothing may be cached. */
  readonly alone?: boolean;
  /** Runs before the first page is loaded. What can be disposed of is, at the end of the visit. */
  readonly before?: (page: Page, context: BrowserContext) => Promise<unknown>;
  /** Uncaught errors are part of the journey. */
  readonly mayThrow?: boolean;
}

/** Opens a path of a server in a tab that is as good as new, in a profile with the options. */
export type Open = (path: string, options?: VisitOptions) => Promise<Visit>;

/** Readers of one server. */
export interface Readers {
  readonly command: 'dev' | 'preview';
  readonly server: RunningServer;
  readonly browser: Browser;
  /** Profiles that visits share, by their options as JSON; each is empty at the beginning of a visit. */
  readonly profiles: Map<string, Profile>;
}

/** A profile that visits share. */
interface Profile {
  readonly context: BrowserContext;
  readonly options: BrowserContextOptions;
  /** Its tabs that no visit is in: a new one is a process, which takes longer than the pages of most journeys. */
  readonly tabs: Page[];
}

/** Has readers ready before the first journey of a file or a group; yields what yields them. */
export function beforeJourneys(start: () => Promise<Readers>): () => Readers {
  let readers: Readers | undefined;
  before(async () => {
    readers = await start();
  });
  return () => {
    assert.ok(readers);
    return readers;
  };
}

/** A test in which readers visit the site. Visits are closed at its end; an uncaught error on any page fails it. */
export function journey(
  name: string,
  readers: () => Readers,
  walk: (open: Open, readers: Readers) => Promise<void>,
): void {
  it(name, { timeout: JOURNEY_LIMIT_MS }, async () => {
    const ends: ((isDone: boolean) => Promise<void>)[] = [];
    const open: Open = async (path, options = {}) => {
      const { visit, end } = await openVisit(readers(), path, options);
      ends.push(end);
      return visit;
    };
    try {
      await walk(open, readers());
    } catch (error) {
      await Promise.allSettled(ends.map((end) => end(false)));
      throw error;
    }
    for (const end of ends) await end(true);
  });
}

/** What all profiles have in common. Motion is off, because waiting for it to end takes most of a journey's time. */
const USUAL = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } satisfies BrowserContextOptions;

async function createProfile({ server, browser }: Readers, options: BrowserContextOptions): Promise<BrowserContext> {
  const profile = await browser.newContext({ baseURL: server.origin, ...options });
  profile.setDefaultTimeout(LIMIT_MS);
  // tsx names functions through this helper, also those that are sent to the page.
  await profile.addInitScript('globalThis.__name = (value) => value');
  return profile;
}

/** The profile with some options that visits share. */
async function sharedProfile(readers: Readers, options: BrowserContextOptions): Promise<Profile> {
  const key = JSON.stringify(Object.entries(options).sort());
  const profile = readers.profiles.get(key) ?? { context: await createProfile(readers, options), options, tabs: [] };
  readers.profiles.set(key, profile);
  return profile;
}

/** Readers without pictures of a site that one of the servers shows; for `preview` it is built. */
export async function readersOf(site: TestSite, command: Readers['command']): Promise<Readers> {
  if (command === 'preview') assert.equal((await site.run(['build', '--quiet'])).code, 0);
  const server = await (command === 'dev' ? startDev(site) : startServer(['preview'], site.folder));
  return createReaders(command, server, await launchBrowser({ pictures: false }));
}

/** Readers of a server. */
export const createReaders = (command: Readers['command'], server: RunningServer, browser: Browser): Readers => ({
  command,
  server,
  browser,
  profiles: new Map(),
});

async function openVisit(
  readers: Readers,
  path: string,
  { before, alone = false, mayThrow = false, ...own }: VisitOptions,
) {
  const options = { ...USUAL, ...own };
  const profile = alone ? undefined : await sharedProfile(readers, options);
  const context = profile?.context ?? (await createProfile(readers, options));
  const page = profile?.tabs.pop() ?? (await context.newPage());
  const requests: Request[] = [];
  const consoleErrors: string[] = [];
  const thrown: string[] = [];
  // A tab still shows the page of the visit before: nothing of that one counts.
  let isThere = false;
  page.on('framenavigated', () => {
    isThere = true;
  });
  page.on('request', (request) => (isThere || request.isNavigationRequest()) && requests.push(request));
  page.on('console', (message) => isThere && message.type() === 'error' && consoleErrors.push(message.text()));
  page.on('pageerror', (error) => isThere && thrown.push(error.stack || String(error)));
  const prepared = (await before?.(page, context)) as Partial<Disposable> | undefined;
  await page.goto(path, { waitUntil: 'load' });
  const visit: Visit = {
    page,
    context,
    requests,
    consoleErrors,
    documents: () =>
      requests
        .filter((request) => request.isNavigationRequest() && request.redirectedTo() === null)
        .map((request) => new URL(request.url()).pathname),
  };
  const end = async (isDone: boolean) => {
    if (profile === undefined) await context.close();
    else if (isDone) {
      await prepared?.dispose?.();
      await leaveClean(page, profile.options, { hasAnswers: before !== undefined });
      profile.tabs.push(page);
    } else {
      await page.evaluate(() => localStorage.clear()).catch(() => undefined);
      await page.close();
    }
    if (!mayThrow) assert.deepEqual(thrown, []);
  };
  return { visit, end };
}

/** That of Playwright. */
const DEFAULT_VIEWPORT = { width: 1280, height: 720 };

/**
 * As a new tab would be, but for the page on screen, which has nothing more to say: to leave it takes longer than what most
 * visits do. `hasAnswers` says that a visit may have been answered in the server's place.
 */
async function leaveClean(
  page: Page,
  { colorScheme = null, reducedMotion = null, forcedColors = null, viewport }: BrowserContextOptions,
  { hasAnswers }: { readonly hasAnswers: boolean },
): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => {
    stop();
    // Pages keep where they were when they are left.
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true });
    // To go where one is would be a reload, or a step to a fragment.
    history.replaceState(null, '', '/left');
  });
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
  await page.setViewportSize(viewport ?? DEFAULT_VIEWPORT);
  await page.mouse.move(0, 0);
  const session = await page.context().newCDPSession(page);
  for (const isLocalStorage of [true, false]) {
    // Not by the page, in which a visit may have forbidden it.
    await session.send('DOMStorage.clear', {
      storageId: { securityOrigin: new URL(page.url()).origin, isLocalStorage },
    });
  }
  // A tab keeps fifty steps of history: a full one gets no longer.
  await session.send('Page.resetNavigationHistory');
  if (hasAnswers) {
    // Turning the cache off empties the one in memory.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  }
  await session.detach();
}

/** Puts a mark on the window that a full load would wipe away. */
export const markWindow = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { isMarked: true }));

/** Whether the document is still the one that was marked. */
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);

/** The link of the top navigation with a text. */
export const mainNav = (page: Page, text: string): Locator =>
  page.locator('nav[aria-label="Main"] a', { hasText: text }).first();

/**
 * Whether the site takes a click on this link, pressed with Ctrl, from the browser. By the event alone: tabs that it
 * would open crash Chromium 150 without windows.
 */
export const takesCtrlClick = (link: Locator): Promise<boolean> =>
  link.evaluate((element) => {
    let isTaken = false;
    addEventListener(
      'click',
      (event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    return isTaken;
  });

/** Paths of the page chunks that were asked for. */
export const chunkRequests = ({ requests }: Visit): string[] =>
  requests.map((request) => new URL(request.url()).pathname).filter((path) => path.includes('/assets/chunks/'));
