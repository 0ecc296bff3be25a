import { linkOf } from './linkOf.ts';
import { type Connection, mayPrefetch } from './mayPrefetch.ts';
import { pageTarget } from './pageTarget.ts';

/** A pointer that merely crosses a link leaves it sooner. */
const HOVER_MS = 65;

/** Loads pages ahead when the reader points at, touches or focuses their links. */
export function startPrefetch(base: string, load: (route: string) => Promise<unknown>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const prefetch = (link: HTMLAnchorElement | undefined) => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (!link || link.pathname === location.pathname || !mayPrefetch(connection)) return;
    const page = pageTarget(link.href, base);
    // A failure is told by the loader; the click, if there is one, tries again.
    if (page) load(page.route).catch(() => undefined);
  };

  addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    timer = setTimeout(prefetch, HOVER_MS, linkOf(event));
  });
  const now = (event: Event) => prefetch(linkOf(event));
  addEventListener('focusin', now);
  addEventListener('touchstart', now);
}
