import { pageTarget } from './pageTarget.ts';

/** Where a click happens. */
export interface ClickPlace {
  readonly origin: string;
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
  | { readonly kind: 'top'; readonly url: URL }
  /** The client opens the page. */
  | { readonly kind: 'open'; readonly url: URL; readonly route: string };

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>;

/** What a click on a link means. Whatever is not plainly a page of this site is left to the browser. */
export function decideClick(click: Click, link: Link, place: ClickPlace): ClickDecision {
  const isOurs = isPlainClick(click) && staysHere(link);
  const page = isOurs ? pageTarget(link.href, place.origin, place.base) : undefined;
  if (!page) return { kind: 'leave' };
  if (page.url.pathname + page.url.search !== place.page) return { kind: 'open', ...page };
  // An empty fragment ("#") leaves no trace in `hash` but is a fragment to the browser.
  return link.href.includes('#') ? { kind: 'fragment' } : { kind: 'top', url: page.url };
}

const isPlainClick = (click: Click) =>
  !(click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);

const staysHere = (link: Link) => /^(_self)?$/i.test(link.target) && !link.hasAttribute('download');
