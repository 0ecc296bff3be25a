import { announce } from '../announce.ts';
import { closeMenus } from '../closeMenus.ts';
import { keepVisible } from '../keepVisible.ts';
import type { LoadPage, ShowPage } from './createPageLoader.ts';
import type { Progress } from './createProgress.ts';
import type { Screen } from './createScreen.ts';
import type { Scroller } from './createScroller.ts';
import { enter } from './enter.ts';
import { land } from './land.ts';
import type { PageTarget } from './pageTarget.ts';
import { seemsOffline } from './seemsOffline.ts';
import { hideOfflineNotice, showOfflineNotice } from './showOfflineNotice.ts';

/** How long a reader waits for us before the browser, with its own signs of loading, takes over. */
const PATIENCE_MS = 8_000;

/** What pages are opened with. */
export interface OpenerParts {
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

/** Opens one page at a time: the last that was asked for. */
export interface Opener {
  readonly open: (target: PageTarget, arrival: Arrival) => void;
  /** The page that is awaited is wanted no more. */
  readonly cancel: () => void;
}

/** Opens pages within the document, or gives them to the browser where that fails. */
export function createOpener({ base, loadPage, screen, scroller, progress, leave }: OpenerParts): Opener {
  let attempt = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;

  // Answers that belong to an earlier attempt are ignored.
  const cancel = () => {
    attempt += 1;
    clearTimeout(patience);
    progress.done();
  };

  const open = async (target: PageTarget, arrival: Arrival) => {
    cancel();
    const own = attempt;
    const giveUp = (isOffline: boolean) => {
      cancel();
      // A readable page is never given for an error page.
      if (isOffline) showOfflineNotice(() => open(target, arrival));
      else leave(target.url);
    };
    progress.start();
    patience = setTimeout(() => giveUp(!navigator.onLine), PATIENCE_MS);
    try {
      const showPage = await loadPage(target.route);
      if (own === attempt) await show(showPage, target, arrival);
    } catch (error) {
      const isOffline = await seemsOffline(error, `${base}version.json`);
      if (own === attempt) giveUp(isOffline);
    }
  };

  const show = async (showPage: ShowPage, { url, route }: PageTarget, arrival: Arrival) => {
    screen.savePosition();
    if (arrival === 'click') enter(url.href);
    screen.arrived();
    // Awaited, so that islands and others that observe the document see the page before it is laid out, which takes
    // most of the time.
    keepVisible(await showPage());
    hideOfflineNotice();
    closeMenus();
    land(scroller, arrival === 'click' ? undefined : screen.savedPosition());
    announce(document.title);
    cancel();
    document.dispatchEvent(new CustomEvent('docsgen:navigated', { detail: { route } }));
  };

  return { open, cancel };
}
