import { createStylesheetSwap } from './createStylesheetSwap.ts';
import { createTextReader } from './createTextReader.ts';
import { morph } from './morph.ts';
import { isNotFound, reloadInPlace } from './reloadInPlace.ts';

/** What of a document is the page's: client navigation changes it, too. */
const REGIONS = ['main', 'toc', 'sidebar'].map((name) => `[data-region="${name}"]`);

/** What stands around it: its links lead to other pages where these come, go or are translated. */
const SURROUNDINGS = ['.site-header', '.announcement', '.sidebar-top', '.site-footer'];

/** Tags of the head that tell of the page, and the icon, which is a file beside the pages. */
const TAGS =
  'meta:is([name="description"],[name="robots"],[name^="twitter:"],[property^="og:"]),link:is([rel="canonical"],[rel="alternate"],[rel="icon"]),[type$="ld+json"],[data-page]';

/** A document in which nothing loads or runs. */
const inert = document.implementation.createHTMLDocument();

/** The page that is open, in step with its source. */
interface LivePage {
  /** Brings it to what the server has by now. */
  update(): Promise<void>;
  /** Says that another page is on screen, with its markup as the server sent it. */
  remember(): void;
}

/** To be called before the client changes the markup that the server has sent. */
export function createLivePage(): LivePage {
  const html = createTextReader();
  const swapStylesheet = createStylesheetSwap();
  /** What the server has sent last, by selector. */
  const sent = new Map<string, HTMLElement>();
  const rememberAll = (selectors: readonly string[]) => {
    for (const selector of selectors) {
      const region = regionOf(document, selector);
      if (region) sent.set(selector, inert.importNode(region, true));
      else sent.delete(selector);
    }
  };
  rememberAll([...REGIONS, ...SURROUNDINGS]);
  /** Where the writer was before a save made the page too short for that, and where they are since. */
  let pushed: { readonly from: number; readonly to: number } | undefined;

  const updateRegion = (selector: string, fresh: Document) => {
    const now = regionOf(document, selector);
    const before = sent.get(selector);
    const next = regionOf(fresh, selector);
    if (!now || !before || !next || before.isEqualNode(next)) return;
    const asSent = openStates(before);
    const asLeft = openStates(now);
    sent.set(selector, next);
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
      if (isOtherDocument(fresh)) return reloadInPlace();
      swapStylesheet(fresh);
      updateHead(fresh);
      const top = scrollY;
      for (const selector of [...REGIONS, ...SURROUNDINGS]) updateRegion(selector, fresh);
      keepPlace(top);
      // Whoever looks for headings and islands at a new fragment finds the new ones.
      dispatchEvent(new HashChangeEvent('hashchange'));
    },
    remember() {
      // The surroundings have stayed, and may be in use by now.
      rememberAll(REGIONS);
      pushed = undefined;
    },
  };
}

const regionOf = (page: Document, selector: string) => page.querySelector<HTMLElement>(selector);

/**
 * Whether a newer document must be loaded: the page is gone or back, or there is a script that this one has not, or
 * more or less around the page.
 */
function isOtherDocument(fresh: Document): boolean {
  const present = addressesOfScripts(document);
  return (
    isNotFound(fresh) !== isNotFound(document) ||
    addressesOfScripts(fresh).some((address) => !present.includes(address)) ||
    SURROUNDINGS.some((selector) => (regionOf(fresh, selector) === null) !== (regionOf(document, selector) === null))
  );
}

const addressesOfScripts = (page: Document) =>
  Array.from(page.querySelectorAll('script[src]'), (script) => script.getAttribute('src'));

function updateHead(fresh: Document): void {
  const { lang, dir, dataset } = fresh.documentElement;
  Object.assign(document.documentElement, { lang, dir });
  // Pages that are opened from now on come with the new styles.
  Object.assign(document.documentElement.dataset, { client: dataset['client'] });
  document.title = fresh.title;
  const next = [...fresh.head.querySelectorAll(TAGS)];
  const kept = [...document.head.querySelectorAll(TAGS)].filter((tag) => {
    const isKept = next.some((other) => other.isEqualNode(tag));
    if (!isKept) tag.remove();
    return isKept;
  });
  for (const tag of next) {
    if (!kept.some((other) => other.isEqualNode(tag))) document.head.append(document.importNode(tag, true));
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
