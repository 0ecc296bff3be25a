import { announce } from '../announce.ts';
import { closeMenus } from '../closeMenus.ts';
import { fragmentTarget } from '../fragmentTarget.ts';
import { keepVisible } from '../keepVisible.ts';
import type { LoadPage, ShowPage } from './createPageLoader.ts';
import type { Progress } from './createProgress.ts';
import type { Screen } from './createScreen.ts';
import type { Scroller } from './createScroller.ts';
import { decideClick } from './decideClick.ts';
import { focusOn } from './focusOn.ts';
import { linkOf } from './linkOf.ts';
import { type PageTarget, pageTarget } from './pageTarget.ts';
import { seemsOffline } from './seemsOffline.ts';
import { hideOfflineNotice, showOfflineNotice } from './showOfflineNotice.ts';

/** How long a reader waits for us before the browser, with its own signs of loading, takes over. */
const PATIENCE_MS = 8_000;

/** What the router works with. */
export interface RouterParts {
  readonly base: string;
  readonly loadPage: LoadPage;
  readonly screen: Screen;
  readonly scroller: Scroller;
  readonly progress: Progress;
  /** Gives an address to the browser: a plain navigation, whatever it is now. */
  readonly leave: (url: URL | Location) => void;
}

/** A click makes a history entry, a traversal (Back, Forward) has one. */
type Arrival = 'click' | 'traversal';

/** Opens pages of the site within the document. In any doubt the browser does it instead. */
export function startRouter({ base, loadPage, screen, scroller, progress, leave }: RouterParts): void {
  let attempt = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;

  // Answers that belong to an earlier attempt are ignored.
  const cancel = () => {
    attempt += 1;
    clearTimeout(patience);
    progress.done();
  };

  const giveUp = (url: URL) => {
    cancel();
    leave(url);
  };

  // A readable page is never given for an error page.
  const stay = (target: PageTarget, arrival: Arrival) => {
    cancel();
    showOfflineNotice(() => open(target, arrival));
  };

  const open = async (target: PageTarget, arrival: Arrival) => {
    cancel();
    const own = attempt;
    progress.start();
    patience = setTimeout(() => (navigator.onLine ? giveUp(target.url) : stay(target, arrival)), PATIENCE_MS);
    try {
      const showPage = await loadPage(target.route);
      if (own === attempt) await show(showPage, target, arrival);
    } catch (error) {
      const offline = await seemsOffline(error, `${base}version.json`);
      if (own !== attempt) return;
      if (offline) stay(target, arrival);
      else giveUp(target.url);
    }
  };

  const show = async (showPage: ShowPage, { url, route }: PageTarget, arrival: Arrival) => {
    screen.savePosition();
    if (arrival === 'click') enter(url);
    screen.arrived();
    // Awaited, so that islands and others that observe the document see the page before it is laid out, which takes most
    // of the time.
    keepVisible(await showPage());
    hideOfflineNotice();
    closeMenus();
    land(arrival);
    announce(document.title);
    cancel();
    document.dispatchEvent(new CustomEvent('docsgen:navigated', { detail: { route } }));
  };

  const land = (arrival: Arrival) => {
    const target = fragmentTarget(location.hash);
    const place = target ?? document.querySelector<HTMLElement>('[data-region="main"] h1');
    if (place) focusOn(place);
    const position = screen.savedPosition();
    if (arrival === 'traversal' && position) return scroller.restore(position);
    if (target) withoutJump(() => location.replace(location.href));
    scroller.glide(target);
  };

  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link) return;
    const page = screen.inStep() ? screen.page() : '';
    const decision = decideClick(event, link, { base, page });
    if (decision.kind === 'leave') return;
    if (decision.kind === 'open') {
      event.preventDefault();
      open(decision, 'click');
      return;
    }
    cancel();
    closeMenus();
    screen.savePosition();
    if (decision.kind === 'fragment') {
      const target = fragmentTarget(link.hash);
      if (!target) return scroller.expect();
      event.preventDefault();
      withoutJump(() => location.assign(link.href));
      return scroller.glide(target);
    }
    event.preventDefault();
    enter(decision.url);
    land('click');
  });

  const follow = () => {
    cancel();
    // It would offer the page of an entry that the reader has left.
    hideOfflineNotice();
    closeMenus();
    const position = screen.savedPosition();
    if (!screen.inStep()) {
      const target = pageTarget(location.href, base);
      if (target) open(target, 'traversal');
      else leave(location);
    } else if (position) {
      scroller.restore(position);
    } else {
      // A fragment that the browser goes to by itself.
      scroller.expect();
    }
  };
  // Firefox then breaks off what is loading: that would look like a failure, and what came of it would overtake the reader.
  addEventListener('beforeunload', cancel);
  // Safari on iOS knows only this one.
  addEventListener('pagehide', cancel);
  addEventListener('popstate', follow);
  if (!screen.inStep()) follow();
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') cancel();
  });
  // A page kept for Back and Forward comes back as it was left, with its bar; from Safari at its top.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}

/** Only a fragment navigation sets `:target`; it jumps, which is taken back before anything is painted. */
function withoutJump(navigate: () => void): void {
  const left = scrollX;
  const top = scrollY;
  navigate();
  // Chrome jumps when it next lays the page out. To look at the position makes it do so; to scroll to (0, 0) does not.
  if (scrollY !== top) scrollTo({ left, top, behavior: 'instant' });
}

/** The same address twice makes one entry, as in browsers. */
function enter(url: URL): void {
  history[url.href === location.href ? 'replaceState' : 'pushState'](null, '', url.href);
}
