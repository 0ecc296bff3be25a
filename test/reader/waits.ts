import type { Page } from 'playwright-core';

/** Waits until a client navigation has put a page on screen. */
export async function arrivedAt(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname + url.search + url.hash === path || url.pathname === path);
}

/** Waits until a function of the page yields something true; polled once a frame. */
export async function until<Argument>(
  page: Page,
  holds: (argument: Argument) => unknown,
  argument?: Argument,
): Promise<void> {
  await page.waitForFunction(holds as never, argument as never, { polling: 'raf' });
}

/** Waits until the page hears of updates: a change before that is in the next answer anyway. A save that is seen half done reloads it twice. */
export const listening = (page: Page): Promise<void> =>
  heard(page).catch((error: Error) => {
    if (!error.message.includes('Execution context was destroyed')) throw error;
    return listening(page);
  });

const heard = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const base = document.documentElement.dataset['base'] ?? '/';
        const events = new EventSource(`${base}__docsgen/events`);
        // The page's own stream was asked for earlier.
        events.addEventListener('message', () => {
          events.close();
          resolve();
        });
      }),
  );

/** Waits until the page has nothing to do. */
export const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));

/** Holds back what waits for `opened`, until it is told to `open`. */
export function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Stops the page's clock, which has to be installed: from now on only `clock.runFor` moves it. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Waits until scrolling has come to rest. */
export const scrollSettled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = -1;
        let still = 0;
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still > 6) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
