import { createStylesheetSwap } from './createStylesheetSwap.ts';
import { createTextReader } from './createTextReader.ts';
import { morph } from './morph.ts';

/** Regions of the page that an update may change. */
const REGIONS = ['main', 'toc', 'sidebar'];

/** A document in which nothing loads or runs. */
const inert = document.implementation.createHTMLDocument();

/** The page that is open, in step with its source. */
export interface LivePage {
  /** Brings it to what the server has by now. */
  update(): Promise<void>;
  /** Says that another page is on screen, with its markup as the server sent it. */
  remember(): void;
}

/** To be called before the client changes the markup that the server has sent. */
export function createLivePage(): LivePage {
  const html = createTextReader();
  const swapStylesheet = createStylesheetSwap();
  /** What the server has sent last for each region. */
  let sent = regionsAsSent();
  /** Where the writer was before a save left the page too short for it, as one that cannot be read does, and is since. */
  let pushed: { readonly from: number; readonly to: number } | undefined;

  const updateRegion = (name: string, fresh: Document) => {
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
  };

  /** Returns to where the writer was, unless they have scrolled since. `top` is the position before the update. */
  const keepPlace = (top: number) => {
    const wanted = pushed?.to === top ? pushed.from : top;
    if (wanted !== top) scrollTo({ top: wanted, behavior: 'instant' });
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    pushed = scrollY < wanted && isAtEnd ? { from: wanted, to: scrollY } : undefined;
  };

  return {
    async update() {
      const text = await html.read(location.href);
      if (text === undefined) return;
      const fresh = new DOMParser().parseFromString(text, 'text/html');
      swapStylesheet(fresh);
      updateHead(fresh);
      const top = scrollY;
      for (const name of REGIONS) updateRegion(name, fresh);
      keepPlace(top);
      // Whoever looks for headings and islands at a new fragment finds the new ones.
      dispatchEvent(new HashChangeEvent('hashchange'));
    },
    remember() {
      sent = regionsAsSent();
      pushed = undefined;
    },
  };
}

function regionsAsSent(): Map<string, HTMLElement> {
  const regions = new Map<string, HTMLElement>();
  for (const name of REGIONS) {
    const region = regionOf(document, name);
    if (region) regions.set(name, inert.importNode(region, true));
  }
  return regions;
}

function regionOf(page: Document, name: string): HTMLElement | null {
  return page.querySelector(`[data-region="${name}"]`);
}

function updateHead(fresh: Document): void {
  // Pages that are opened from now on come with the new styles.
  Object.assign(document.documentElement.dataset, { client: fresh.documentElement.dataset['client'] });
  document.title = fresh.title;
  for (const name of ['description', 'robots']) {
    const selector = `meta[name="${name}"]`;
    const next = fresh.head.querySelector(selector);
    document.head.querySelector(selector)?.remove();
    if (next) document.head.append(document.importNode(next));
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
