import assert from 'node:assert/strict';
import type { Page, Request } from 'playwright-core';
import { diceOf } from '../../build/randomEdits.ts';
import { journey, type Readers } from '../reader.ts';
import { BASE } from '../readerSite.ts';
import { until } from '../waits.ts';

const CLICKS = 20;

/** Share of the requests that fail. */
const FAILING = 0.3;

/** A network that loses requests, but for those of documents: for them the browser has a page of its own. */
export function flakyNetworkJourneys(readers: () => Readers): void {
  journey('D-13: on a flaky network each click ends on its page or on the notice', readers, async (open) => {
    // The same requests fail in each run, as far as they come in the same order.
    const { below } = diceOf(13);
    const random = () => below(2 ** 32) / 2 ** 32;
    const lost: Request[] = [];
    const { page } = await open(`${BASE}/limits/`, {
      alone: true,
      before: (page) =>
        page.route('**', async (route) => {
          const request = route.request();
          const isLost = !request.isNavigationRequest() && random() < FAILING;
          if (isLost) lost.push(request);
          await (isLost ? route.abort('connectionreset') : route.continue());
        }),
    });
    const ends = { arrived: 0, notice: 0 };
    for (let click = 0; click < CLICKS; click += 1) {
      const path = await clickSomeLink(page, random());
      const end = await endOf(page, path);
      ends[end] += 1;
      if (end === 'arrived') assert.equal(await page.locator('.offline-notice').count(), 0);
      assert.equal(await page.locator('h1').isVisible(), true);
      await until(page, () => !document.querySelector('#nprogress'));
    }
    assert.equal(ends.arrived > 0, true);
    assert.equal(lost.length > 0, true);
  });
}

/** Clicks one of the links to other pages, and yields the path that it leads to. */
const clickSomeLink = (page: Page, share: number) =>
  page.evaluate((at) => {
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Main"] a, [data-region="sidebar"] a, main a'),
    ].filter(
      ({ origin, pathname, hash }) =>
        origin === location.origin &&
        pathname.startsWith('/docs/') &&
        /\/$|\.html$/.test(pathname) &&
        pathname !== location.pathname &&
        hash === '',
    );
    const link = links[Math.floor(at * links.length)];
    // The notice stays while the next page is awaited: what is said then tells of a new one.
    document.getElementById('_status')?.replaceChildren();
    link?.click();
    return link?.pathname ?? '';
  }, share);

/** Waits until a click has led to its page, or to a new notice. */
async function endOf(page: Page, path: string): Promise<'arrived' | 'notice'> {
  const end = await page.waitForFunction(
    (wanted) => {
      if (document.getElementById('_status')?.textContent?.startsWith('You seem to be offline')) return 'notice';
      const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
      const isThere = location.pathname === wanted && canonical?.endsWith(wanted.replace(/\.html$/, ''));
      return isThere && document.querySelector('h1') ? 'arrived' : undefined;
    },
    path,
    { polling: 'raf' },
  );
  return (await end.jsonValue()) as 'arrived' | 'notice';
}
