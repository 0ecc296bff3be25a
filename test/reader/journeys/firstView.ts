import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { createTestSite } from '../../site/site.ts';
import { journey, PHONE, type Readers, startPreview, type Visit } from '../reader.ts';
import { BASE } from '../readerSite.ts';
import { createGate, idle } from '../waits.ts';

/** What a first view loads, and that nothing in it moves. */
export function firstViewJourneys(readers: () => Readers): void {
  describe('are light', () => {
    journey(
      'the first view of a page: at most 6 kB of JavaScript and 16 kB of CSS, gzipped; no font, no other host',
      readers,
      async (open) => {
        const figures: string[] = [];
        for (const path of ['/', '/quickstart/', '/code/python/import-mappings/']) {
          const visit = await open(BASE + path, { alone: true, reducedMotion: 'no-preference' });
          await idle(visit.page);
          const { script, stylesheet } = await bytesOf(visit);
          figures.push(`${path} ${script} B of JavaScript, ${stylesheet} B of CSS`);
          assert.equal(script > 0 && script <= 6 * 1024, true, `${path}: ${script} bytes of JavaScript`);
          assert.equal(stylesheet > 0 && stylesheet <= 16 * 1024, true, `${path}: ${stylesheet} bytes of CSS`);
          const others = visit.requests.filter(
            (request) => !['document', 'script', 'stylesheet', 'image'].includes(request.resourceType()),
          );
          assert.deepEqual(
            others.map((request) => new URL(request.url()).pathname).filter((name) => name !== `${BASE}/favicon.svg`),
            [],
            path,
          );
          const { origin } = new URL(visit.page.url());
          assert.deepEqual(
            visit.requests
              .map((request) => request.url())
              .filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:')),
            [],
          );
          assert.equal(await layoutShift(visit.page), 0, `${path} shifts`);
        }
        process.stderr.write(`# first view, gzipped: ${figures.join('; ')}\n`);
      },
    );

    journey('all that a first view needs is asked for in one go', readers, async (open) => {
      const needed = [/\/boot\.[^/]*\.js$/, /\.css$/, /\/entry\.[^/]*\.js$/];
      const asked: string[] = [];
      const all = createGate();
      const isLate = new Promise<void>((resolve) => setTimeout(resolve, 30_000));
      let early: readonly string[] = [];
      await open(`${BASE}/limits/`, {
        alone: true,
        before: async (page) => {
          page.on('request', (request) => {
            asked.push(request.url());
            if (needed.every((pattern) => asked.some((url) => pattern.test(url)))) all.open();
          });
          // Which holds up all that the page says after it.
          await page.route(needed[0] as RegExp, async (route) => {
            await Promise.race([all.opened, isLate]);
            early = [...asked];
            await route.continue();
          });
        },
      });
      for (const pattern of needed)
        assert.ok(
          early.some((url) => pattern.test(url)),
          `${pattern}`,
        );
    });

    journey('nothing moves when scripts arrive, on a phone or slowly', readers, async (open) => {
      for (const [path, options] of [
        ['/tabs-under-test/', {}],
        ['/quickstart/', PHONE],
        ['/guides/', PHONE],
      ] as const) {
        const gate = createGate();
        const { page } = await open(BASE + path, {
          alone: true,
          ...options,
          before: async (page) => {
            await page.addInitScript(() => {
              const shifts: number[] = [];
              Object.assign(window, { shifts });
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries())
                  shifts.push((entry as PerformanceEntry & { value: number }).value);
              }).observe({ type: 'layout-shift', buffered: true });
            });
            await page.route(/\/assets\/[^/]*entry[^/]*\.js$/i, async (route) => {
              // The page is painted before the script comes.
              setTimeout(gate.open, 300);
              await gate.opened;
              await route.continue();
            });
          },
        });
        await idle(page);
        assert.deepEqual(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), [], path);
      }
    });

    journey('nothing moves when a picture comes, on a phone either', readers, async (open) => {
      const small = createTestSite({
        'index.md': '# Home\n\nAbove.\n\n![What a plan is](plan.svg)\n\nBelow.\n',
        'plan.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240"><rect width="600" height="240"/></svg>',
      });
      const server = await startPreview(small);
      for (const options of [{}, PHONE]) {
        const { page } = await open('/', {
          alone: true,
          baseURL: server.origin,
          ...options,
          before: (page) =>
            page.route(/plan[^/]*\.svg$/, async (route) => {
              // The page is painted without it.
              await page.locator('.prose > p').last().waitFor();
              await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
              await route.continue();
            }),
        });
        const picture = page.locator('.prose img');
        await picture.evaluate((image: HTMLImageElement) => image.decode());
        const height = await picture.evaluate((image) => image.getBoundingClientRect().height);
        assert.ok(height > 100, `${height} px`);
        assert.equal(await layoutShift(page), 0);
      }
      await server.stop();
    });

    journey('nothing moves when a document comes in pieces', readers, async (open, { server }) => {
      // The reader's browser paints what it has while it waits for the rest.
      const CUTS = ['aria-label="More"', '<figcaption'];
      const slow = createServer(async ({ url = '' }, response) => {
        const answer = await fetch(server.origin + url);
        response.setHeader('content-type', answer.headers.get('content-type') ?? '');
        const body = Buffer.from(await answer.arrayBuffer());
        if (!url.endsWith('/')) return void response.end(body);
        const html = body.toString();
        let sent = 0;
        for (const at of CUTS.map((cut) => html.indexOf(cut))) {
          response.write(html.slice(sent, at));
          sent = at;
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
        response.end(html.slice(sent));
      });
      await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
      try {
        const { port } = slow.address() as AddressInfo;
        const { page } = await open(`${BASE}/quickstart/`, { alone: true, baseURL: `http://127.0.0.1:${port}` });
        assert.equal(await layoutShift(page), 0);
      } finally {
        slow.close();
        slow.closeAllConnections();
      }
    });
  });
}

/** Gzipped size of what a visit has loaded, by type. */
async function bytesOf({ requests }: Visit): Promise<{ readonly script: number; readonly stylesheet: number }> {
  const sizes = { script: 0, stylesheet: 0 };
  for (const request of requests) {
    const type = request.resourceType();
    if (type !== 'script' && type !== 'stylesheet') continue;
    const body = await (await request.response())?.body();
    sizes[type] += gzipSync(body ?? '', { level: 9 }).length;
  }
  return sizes;
}

/** Sum of all layout shifts so far. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are handed over in a task of their own.
        setTimeout(() => resolve(sum), 50);
      }),
  );
