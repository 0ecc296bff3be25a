import { addressOf } from './addressOf.ts';
import { pageTarget } from './pageTarget.ts';

/** Where a click happens. */
export interface ClickPlace {
  readonly base: string;
  /** Path and query of the page on screen; empty while the address bar names another one. */
  readonly page: string;
}

/** Who follows a link, and where to. */
export type ClickDecision =
  /** The browser follows the link. */
  | { readonly kind: 'leave' }
  /** The browser scrolls to a place on this page. */
  | { readonly kind: 'fragment' }
  /** The link leads to the page on screen: back to its top. */
  | { readonly kind: 'top' }
  /** The client opens the page. */
  | { readonly kind: 'open'; readonly url: URL; readonly route: string };

type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Click = Press & Pick<MouseEvent, 'button'>;
type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>;

/** What a click on a link means. Whatever is not plainly a page of this site is left to the browser. */
export function decideClick(click: Click, link: Link, place: ClickPlace): ClickDecision {
  const isOurs = isPlain(click) && staysHere(link);
  const page = isOurs ? pageTarget(link.href, place.base) : undefined;
  if (!page) return { kind: 'leave' };
  if (addressOf(page.url) !== place.page) return { kind: 'open', ...page };
  // An empty fragment ("#") leaves no trace in `hash` but is a fragment to the browser.
  return { kind: link.href.includes('#') ? 'fragment' : 'top' };
}

/** Whether a click, or a key, means what it says: with others held, it is the browser's. */
export const isPlain = (press: Press & Partial<Click>): boolean =>
  !(press.defaultPrevented || press.button || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);

// Words to show (`#:~:text=`) are shown by a browser that loads the page, and by none whose page is swapped.
const staysHere = (link: Link) =>
  /^(_self)?$/i.test(link.target) && !link.hasAttribute('download') && !link.href.includes(':~:');
