import { addressOf } from './addressOf.ts';
import { tidyPath } from './tidyAddress.ts';

/** The page on screen and its entry in the browser's history. */
export interface Screen {
  /** Path and query of the page on screen, whatever the address bar says. */
  page(): string;
  /** The address bar names the page on screen. False while Back or Forward waits for its page. */
  inStep(): boolean;
  /** Says that the page the address bar names has been put on screen. */
  arrived(): void;
  /** Keeps the scroll position in the history entry of the page on screen. */
  savePosition(): void;
  /** Where the reader was when this entry was last left; undefined for a new entry. */
  savedPosition(): readonly [x: number, y: number] | undefined;
}

/** Begins with the page that the document was loaded for; the address bar may name another one by then. */
export function createScreen(): Screen {
  let page = loadedPage();
  const inStep = () => page === addressOf(location);
  return {
    page: () => page,
    inStep,
    arrived() {
      page = addressOf(location);
    },
    savePosition() {
      if (inStep()) history.replaceState({ ...history.state, docsgenScroll: [scrollX, scrollY] }, '');
    },
    savedPosition: () => history.state?.docsgenScroll,
  };
}

/** Before the scripts ran the reader may have gone back, which changes the address alone. */
function loadedPage(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  // Some browsers name no address there.
  const { pathname } = loaded?.name.includes(':') ? new URL(loaded.name) : location;
  return tidyPath(pathname) + location.search;
}
