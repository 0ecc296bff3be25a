import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey, type Readers } from '../reader.ts';
import { TABS_PATH } from '../readerSite.ts';
import { arrivedAt, createGate, scrollSettled, until } from '../waits.ts';

const MINUTE_MS = 60_000;
/** Any time will do; it only has to be known. */
const NOON = Date.UTC(2030, 0, 1, 12);

/** The sets of the page of tabs by their first tab's id, and what they show unless told otherwise. */
const SHOWN = { 'lang-node-js': 'Python', 'second-node-js': 'Node.js', 'shell-bash': 'bash' } as const;
type First = keyof typeof SHOWN;

/** Which tab is shown: by the address, else by a kept choice, else the default one, else the first. */
export function tabsJourneys(readers: () => Readers): void {
  journey('a set shows its default tab, else its first', readers, async (open) => {
    const { page } = await open(TABS_PATH);
    for (const [first, label] of Object.entries(SHOWN)) assert.equal(await selected(page, first), label);
    assert.deepEqual(await visiblePanels(page), [
      'Text of the Python panel.',
      'Second text for Node.js.',
      'Text for bash.',
    ]);
  });

  journey('the first click selects a tab, though React comes with it', readers, async (open) => {
    const visit = await open(TABS_PATH);
    const { page } = visit;
    assert.equal(
      visit.requests.some(
        (request) =>
          /\/assets\/(?:Tabs|shared)\./.test(request.url()) &&
          request.resourceType() === 'script' &&
          request.url().includes('Tabs'),
      ),
      false,
    );
    await tab(page, 'shell-fish').click();
    await until(page, () => document.getElementById('shell-fish')?.getAttribute('aria-selected') === 'true');
    assert.equal(await selected(page, 'shell-bash'), 'fish');
    assert.equal(await page.locator('#shell-fish-panel').isVisible(), true);
    assert.equal(await page.locator('#shell-bash-panel').isVisible(), false);
  });

  journey('sets of one group follow each other, others do not', readers, async (open) => {
    const { page } = await open(TABS_PATH);
    await tab(page, 'lang-node-js').click();
    await until(page, () => document.getElementById('lang-node-js')?.getAttribute('aria-selected') === 'true');
    await tab(page, 'second-python').click();
    await until(page, () => document.getElementById('lang-python')?.getAttribute('aria-selected') === 'true');
    assert.equal(await selected(page, 'second-node-js'), 'Python');
    assert.equal(await selected(page, 'shell-bash'), 'bash');
    // A tab that the other set does not have leaves that one as it is.
    await tab(page, 'lang-go').click();
    await until(page, () => document.getElementById('lang-go')?.getAttribute('aria-selected') === 'true');
    assert.equal(await selected(page, 'second-node-js'), 'Python');
  });

  journey('the fragment of the address selects a tab, on arrival and later', readers, async (open) => {
    const { page } = await open(`${TABS_PATH}#lang-go`);
    await until(page, () => document.getElementById('lang-go')?.getAttribute('aria-selected') === 'true');
    assert.equal(await page.locator('#lang-go-panel').isVisible(), true);
    await page.evaluate(() => {
      location.hash = '#lang-node-js';
    });
    await until(page, () => document.getElementById('lang-node-js')?.getAttribute('aria-selected') === 'true');
    await until(page, () => document.getElementById('second-node-js')?.getAttribute('aria-selected') === 'true');
  });

  journey('a fragment inside a closed panel opens it, and the reader is led there', readers, async (open) => {
    const viewport = { width: 1280, height: 400 };
    const { page } = await open(TABS_PATH, { viewport, reducedMotion: 'no-preference' });
    const isLedThere = () =>
      until(page, () => {
        const box = document.getElementById('only-in-fish')?.getClientRects()[0];
        // The browser opens the panel by itself; the tab follows when the set has come to life.
        const isSelected = document.getElementById('shell-fish')?.getAttribute('aria-selected') === 'true';
        return isSelected && box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
      });
    const restsAt = async () => {
      await isLedThere();
      await scrollSettled(page);
      return page.evaluate(() => Math.round(document.getElementById('only-in-fish')?.getBoundingClientRect().top ?? 0));
    };
    await page.locator('[data-region="toc"] a[href="#only-in-fish"]').click();
    // The set comes to life while the page glides.
    const clicked = await restsAt();
    await page.goto(`${TABS_PATH}?again=1#only-in-fish`);
    assert.equal(clicked, await restsAt());
    // From another page, within the document.
    await page.locator('.site-name').click();
    await arrivedAt(page, '/docs/');
    await page.goBack();
    await isLedThere();
  });

  journey("the browser's own search opens the panel that it finds something in", readers, async (open) => {
    const { page } = await open(`${TABS_PATH}#:~:text=Text%20for%20fish.`, { viewport: { width: 1280, height: 400 } });
    const isFound = (panel: string) =>
      until(
        page,
        (id) => {
          const found = document.querySelector(`#${id}.active`)?.getBoundingClientRect();
          return found !== undefined && found.top < innerHeight && found.bottom > 0;
        },
        panel,
      );
    await isFound('shell-fish-panel');
    assert.equal(await selected(page, 'shell-bash'), 'fish');
    assert.equal((await visiblePanels(page)).length, Object.keys(SHOWN).length);
    // Now that the set has come to life.
    await page.goto(`${TABS_PATH}#:~:text=Text%20for%20bash.`);
    await isFound('shell-bash-panel');
    assert.equal(await selected(page, 'shell-bash'), 'bash');
    assert.equal((await visiblePanels(page)).length, Object.keys(SHOWN).length);
    // What cannot be chosen cannot be found.
    await page.goto(`${TABS_PATH}#:~:text=Text%20of%20the%20Rust%20panel.`);
    await page.waitForTimeout(500);
    assert.equal((await visiblePanels(page)).length, Object.keys(SHOWN).length);
  });

  journey('the fragment goes before a kept choice, and that before the default', readers, async (open) => {
    const { page } = await open(TABS_PATH);
    await choose(page, 'lang-node-js');
    await page.goto(`${TABS_PATH}?again=1#lang-go`);
    await until(page, () => document.getElementById('lang-go')?.getAttribute('aria-selected') === 'true');
    // An address does not overwrite what the reader has chosen.
    await page.goto(`${TABS_PATH}?again=2`);
    await until(page, () => document.getElementById('lang-node-js')?.getAttribute('aria-selected') === 'true');
    // Nor does a choice come after the address in a set by itself.
    await choose(page, 'shell-fish');
    await page.goto(`${TABS_PATH}?again=3#shell-bash`);
    await alive(page);
    assert.equal(await selected(page, 'shell-bash'), 'bash');
  });

  journey('a choice is kept for 5 minutes, or as long as a set says', readers, async (open) => {
    const { page } = await open(TABS_PATH, { alone: true, before: (page) => page.clock.setFixedTime(NOON) });
    await choose(page, 'lang-go');
    await choose(page, 'shell-fish');
    const at = async (time: number) => {
      await page.clock.setFixedTime(time);
      await page.reload();
      // Both sets have a choice to look at, so both come to life.
      await alive(page);
      return [await selected(page, 'lang-node-js'), await selected(page, 'shell-bash')];
    };
    assert.deepEqual(await at(NOON + MINUTE_MS - 1), ['Go', 'fish']);
    assert.deepEqual(await at(NOON + MINUTE_MS + 1), ['Go', 'bash']);
    assert.deepEqual(await at(NOON + 5 * MINUTE_MS - 1), ['Go', 'bash']);
    assert.deepEqual(await at(NOON + 5 * MINUTE_MS + 1), ['Python', 'bash']);
  });

  journey('a choice holds on the next page too', readers, async (open) => {
    const { page } = await open(TABS_PATH);
    await choose(page, 'lang-go');
    await page.locator('.site-name').click();
    await arrivedAt(page, '/docs/');
    await page.goBack();
    await until(page, () => document.getElementById('lang-go')?.getAttribute('aria-selected') === 'true');
  });

  journey('a disabled tab cannot be selected: by click, arrow, fragment or kept choice', readers, async (open) => {
    const { page } = await open(`${TABS_PATH}#lang-rust`);
    await alive(page, '[data-island="Tabs"]:has(#lang-rust)');
    assert.equal(await selected(page, 'lang-node-js'), 'Python');
    const rust = tab(page, 'lang-rust');
    assert.equal(await rust.getAttribute('aria-disabled'), 'true');
    await rust.click({ force: true });
    assert.equal(await selected(page, 'lang-node-js'), 'Python');
    await tab(page, 'lang-python').focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await selected(page, 'lang-node-js'), 'Go', 'the arrow goes past it');
    await page.evaluate(() =>
      localStorage.setItem('docsgen:tabs:lang', JSON.stringify({ tab: 'rust', until: Date.now() + 100_000 })),
    );
    await page.goto(`${TABS_PATH}?again=1`);
    await alive(page, '[data-island="Tabs"]:has(#lang-rust)');
    assert.equal(await selected(page, 'lang-node-js'), 'Python');
  });

  journey('E-17: arrows, Home and End walk the tabs; Tab leaves them', readers, async (open) => {
    const { page } = await open(TABS_PATH);
    await tab(page, 'lang-python').focus();
    const walk: readonly (readonly [key: string, label: string])[] = [
      ['ArrowRight', 'Go'],
      ['ArrowRight', 'Node.js'],
      ['ArrowLeft', 'Go'],
      ['Home', 'Node.js'],
      ['End', 'Go'],
      ['ArrowLeft', 'Python'],
    ];
    for (const [key, label] of walk) {
      await page.keyboard.press(key);
      await until(
        page,
        (text) =>
          document
            .querySelector('#lang-node-js')
            ?.closest('[role="tablist"]')
            ?.querySelector('[aria-selected="true"]')
            ?.textContent?.startsWith(text),
        label,
      );
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), label, key);
    }
    assert.equal(await page.locator('[role="tablist"]').first().locator('[tabindex="0"]').count(), 1);
    const isTaken = (key: string) =>
      page.evaluate((options) => !document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options)), {
        key,
        bubbles: true,
        cancelable: true,
      });
    // Else the page would scroll, too.
    assert.deepEqual([await isTaken('End'), await isTaken('ArrowLeft'), await isTaken(' ')], [true, true, false]);
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.closest('[role="tablist"]') === null), true);
    assert.equal(
      await page.evaluate(() => document.activeElement?.closest('[role="tabpanel"]')?.id),
      'lang-python-panel',
    );
  });

  // It took the focus back, and closed the panel that the reader was in.
  journey('an arrow that is answered late is forgotten once the reader has gone on', readers, async (open) => {
    const gate = createGate();
    const { page } = await open(TABS_PATH, {
      before: (page) => page.route('**/assets/Tabs.*', (route) => gate.opened.then(() => route.continue())),
    });
    await page.evaluate(() =>
      addEventListener('keydown', ({ isTrusted, key }) => {
        if (!isTrusted) document.documentElement.dataset['again'] = key;
      }),
    );
    await tab(page, 'lang-python').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    gate.open();
    await until(page, () => document.documentElement.dataset['again'] === 'ArrowRight');
    assert.equal(await selected(page, 'lang-python'), 'Python');
    assert.equal(
      await page.evaluate(() => document.activeElement?.closest('[role="tabpanel"]')?.id),
      'lang-python-panel',
    );
  });

  // Those of closed tabs were told as well, as empty ones; and from a tab whose panel has words alone, keys left the set.
  journey(
    'readers by ear are told of the open panel alone, and keys reach it, whatever it holds',
    readers,
    async (open) => {
      const { page, context } = await open(TABS_PATH);
      const session = await context.newCDPSession(page);
      const told = async () => {
        const { nodes } = await session.send('Accessibility.getFullAXTree');
        return nodes
          .filter(({ role }) => role?.value === 'tabpanel')
          .map(({ name }) => name?.value)
          .sort();
      };
      const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.className);
      const openPanel = (id: string) => page.locator(`#${id}-panel:not([hidden])`).waitFor();
      assert.deepEqual(await told(), ['Node.js', 'Python', 'bash']);
      await tab(page, 'lang-python').focus();
      await page.keyboard.press('Home');
      await openPanel('lang-node-js');
      assert.deepEqual(await told(), ['Node.js', 'Node.js', 'bash']);
      await page.keyboard.press('Tab');
      assert.equal(await focused(), 'lang-node-js-panel');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowRight');
      await openPanel('lang-python');
      // It holds a button.
      await page.keyboard.press('Tab');
      assert.match((await focused()) ?? '', /copy-button/);
      await session.detach();
    },
  );

  // A browser leaves a tab where it is that it shows half of, and one that a kept choice opens out of sight.
  journey('the open tab is in sight, in a row that scrolls', readers, async (open) => {
    const sticksOut = () => {
      const row = document.querySelector('.tab-list')?.getBoundingClientRect();
      const last = document.getElementById('lang-go')?.getBoundingClientRect();
      return Math.round((last?.right ?? 0) - (row?.right ?? 0));
    };
    const isSeen = () => {
      const go = document.getElementById('lang-go');
      const row = go?.parentElement?.getBoundingClientRect().right ?? 0;
      return go?.ariaSelected === 'true' && go.getBoundingClientRect().right < row + 1;
    };
    const { page } = await open(TABS_PATH, { viewport: { width: 400, height: 700 } });
    await page.setViewportSize({ width: 400 + (await page.evaluate(sticksOut)) - 20, height: 700 });
    assert.equal(await page.evaluate(sticksOut), 20);
    await tab(page, 'lang-python').focus();
    await page.keyboard.press('End');
    await until(page, isSeen);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.reload();
    await until(page, isSeen);
    assert.equal(await page.evaluate(() => scrollY), 0);
  });

  journey('what stands in a tab works: its code can be copied', readers, async (open) => {
    const { page } = await open(TABS_PATH, { permissions: ['clipboard-read', 'clipboard-write'] });
    await choose(page, 'lang-go');
    await choose(page, 'lang-python');
    await page.locator('#lang-python-panel .copy-button').click();
    await until(page, () => document.querySelector('#lang-python-panel .copy-button')?.classList.contains('copied'));
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'print("copy me")');
  });
}

const tab = (page: Page, id: string) => page.locator(`#${id}`);

const selected = (page: Page, first: First | string) =>
  page.evaluate((id) => {
    const chosen = document.getElementById(id)?.closest('[role="tablist"]')?.querySelectorAll('[aria-selected="true"]');
    return chosen?.length === 1 ? chosen[0]?.textContent : `${chosen?.length} tabs selected`;
  }, first);

async function choose(page: Page, id: string): Promise<void> {
  await tab(page, id).click();
  await until(page, (name) => document.getElementById(name)?.getAttribute('aria-selected') === 'true', id);
}

const visiblePanels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.tab-panel')]
      .map((panel) => panel.querySelector('[data-slot] p'))
      .filter((text) => text?.checkVisibility())
      .map((text) => text?.textContent),
  );

/** Waits until sets of tabs have come to life: React has their tabs, and has done what comes after. */
async function alive(page: Page, sets = '[data-island="Tabs"]'): Promise<void> {
  await until(
    page,
    (selector) =>
      [...document.querySelectorAll(selector)].every((island) =>
        Object.keys(island.querySelector('[role="tab"]') ?? {}).some((key) => key.startsWith('__reactProps')),
      ),
    sets,
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
