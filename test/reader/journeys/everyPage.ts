import assert from 'node:assert/strict';
import { addStyles, assertAccessible } from '../axe.ts';
import { journey, type Readers } from '../reader.ts';
import { BASE } from '../readerSite.ts';

/** A window of 1280 × 1024 at 400 %, which is as narrow as WCAG asks for (1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** What a reader may set (1.4.12). */
const WIDE_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/**
 * Every page is visited once, at 400 %. What its content is made of is gathered: blocks with something in them that no
 * earlier page had, be it an element, an attribute or where it stands. axe-core and wide text then come to all of these together,
 * for most pages are made of the same few things, and its time is by the element.
 */
export function everyPageJourneys(readers: () => Readers, routes: () => readonly string[]): void {
  journey(
    'E-01, E-02, E-13, E-14: each page has one title, ids of its own and a name for everything, loads without a fault, fits 400 % zoom and wide text, and has no violation in either scheme',
    readers,
    async (open) => {
      const visit = await open(`${BASE}/`, { viewport: ZOOMED });
      const { page } = visit;
      const faults: string[] = [];
      const blocks: string[] = [];
      const known = new Set<string>();
      let route = '';
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // Pictures further down, which the next page cuts off.
        if (!reason.includes('ERR_ABORTED')) faults.push(`${route}: ${request.url()} ${reason}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${route}: ${response.status()} ${response.url()}`);
      });
      assert.ok(routes().length > 100);
      for (route of routes()) {
        await page.goto(BASE + route);
        const found = await page.evaluate(inspect, { known: [...known] });
        for (const kind of found.kinds) known.add(kind);
        blocks.push(`<div class="prose" data-page="${route}">${found.blocks.join('')}</div>`);
        faults.push(...found.faults.map((fault) => `${route}: ${fault}`));
      }
      assert.deepEqual([...faults, ...visit.consoleErrors], []);
      await page.evaluate((html) => {
        const main = document.querySelector('main');
        if (main) main.innerHTML = `<article class="content"><h1>All pages</h1>${html}</article>`;
      }, blocks.join(''));
      const removeStyles = await addStyles(page, WIDE_TEXT);
      const { faults: ofWideText } = await page.evaluate(inspect, { known: [] });
      // Blocks of many pages stand one after the other here: their headings have no order.
      assert.deepEqual(
        ofWideText.filter((fault) => !fault.startsWith('skips to ')),
        [],
        'with wide text',
      );
      await removeStyles();
      // The order of headings has been looked at on the pages.
      await assertAccessible(page, { part: 'main', without: ['heading-order'] });
    },
  );
}

interface Inspection {
  readonly faults: readonly string[];
  /** Kinds of elements that are new. */
  readonly kinds: readonly string[];
  /** The blocks with something new in them, as HTML; what is repeated within one stands there once. */
  readonly blocks: readonly string[];
}

/** Looks at the page on screen. Runs in the page. */
function inspect({ known }: { readonly known: readonly string[] }): Inspection {
  const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)];
  const shown = (element: Element) => element.outerHTML.slice(0, 120);
  const faults = [...structure(), ...layout(), ...clipped()];
  const seen = new Set(known);
  const blocks = all('.prose > *').flatMap((block) => newIn(block));
  return { faults, kinds: [...seen].slice(known.length), blocks };

  function structure(): string[] {
    const headings = all('main :is(h1, h2, h3, h4, h5, h6)');
    const levels = headings.map(({ localName }) => Number(localName[1]));
    const ids = all('[id]').map(({ id }) => id);
    return [
      ...(all('h1').length === 1 ? [] : [`${all('h1').length} titles`]),
      ...headings
        .filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1)
        .map((one) => `skips to ${shown(one)}`),
      ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two elements have the id ${id}`),
      ...all('a[href], button, summary, h1, h2, h3, h4, h5, h6, [role="tab"], svg[role="img"]')
        .filter((element) => nameOf(element) === '')
        .map((element) => `no name: ${shown(element)}`),
      ...all('main th:not([scope]), main table:not(:has(th))').map((cell) => `no heading: ${shown(cell)}`),
      ...all('img:not([alt])').map((image) => `no alternative: ${shown(image)}`),
    ];
  }

  function nameOf(element: Element): string {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ');
    return [
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
      ...labels.map((id) => document.getElementById(id)?.textContent),
      element.textContent,
      ...all('img', element).map((image) => image.getAttribute('alt')),
    ]
      .join('')
      .trim();
  }

  function layout(): string[] {
    const { scrollWidth } = document.documentElement;
    const isWide = scrollWidth > innerWidth;
    const culprits = all('main *').filter(
      (element) =>
        isWide &&
        element.getBoundingClientRect().right > innerWidth + 1 &&
        !element.closest('pre, .table-scroll, [role="tablist"], .visually-hidden, svg'),
    );
    // What is wider than the screen scrolls in a box of its own, which the keyboard reaches.
    const unreachable = all('main *').filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        element.tabIndex < 0 &&
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        !element.querySelector('a, button'),
    );
    return [
      ...(isWide ? [`${scrollWidth} px wide: ${culprits.slice(0, 3).map(shown).join('\n')}`] : []),
      ...unreachable.map((element) => `scrolls for the mouse alone: ${shown(element)}`),
    ];
  }

  function clipped(): string[] {
    return (
      all('body *')
        .filter(({ clientWidth, clientHeight, scrollWidth, scrollHeight }) => {
          const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
          return isCut && clientWidth > 1 && clientHeight > 1;
        })
        // A folded sample shows the rest of it on a click.
        .filter(
          (element) => /hidden|clip/.test(getComputedStyle(element).overflow) && !element.matches('.code-folded > pre'),
        )
        .map((element) => `text is cut off in ${shown(element)}`)
    );
  }

  /** A block with something new in it. */
  function newIn(block: Element): string[] {
    const kinds = [block, ...all('*', block)].map(kindOf);
    if (kinds.every((kind) => seen.has(kind))) return [];
    for (const kind of kinds) seen.add(kind);
    const copy = block.cloneNode(true) as HTMLElement;
    const box = document.createElement('div');
    box.className = 'prose';
    box.append(copy);
    const here = new Set<string>();
    for (const part of all('li, tbody tr, .field, pre span', copy)) {
      const inside = [part, ...all('*', part)].map(kindOf);
      if (inside.every((kind) => here.has(kind))) part.remove();
      for (const kind of inside) here.add(kind);
    }
    for (const panel of all('.tab-panel', box)) panel.removeAttribute('hidden');
    for (const details of box.querySelectorAll('details')) details.open = true;
    for (const element of all('*', box)) {
      for (const name of ['id', 'for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls']) {
        const value = element.getAttribute(name);
        if (value !== null) element.setAttribute(name, value.replace(/\S+/g, `${location.pathname}$&`));
      }
    }
    return [box.innerHTML];
  }

  /** What an element is and where it stands, apart from what it says. */
  function kindOf(element: Element): string {
    const own = element
      .getAttributeNames()
      .filter((name) =>
        /^(?:role|type|tabindex|aria-(?!label|describedby|controls)|data-(?!props|key|slot))/.test(name),
      )
      .map((name) => `${name}=${element.getAttribute(name)}`);
    const steps: string[] = [];
    for (let at: Element | null = element; at && !at.matches('.prose'); at = at.parentElement) {
      steps.push(`${at.localName}.${at.className}`);
    }
    return `${steps.join('<')} ${own.join(' ')}`;
  }
}
