import { Window } from 'happy-dom';

/** Names that client code uses without `window.` before them. */
const GLOBALS = [
  'document',
  'location',
  'history',
  'navigator',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'getComputedStyle',
  'getSelection',
  'scrollX',
  'scrollY',
  'innerWidth',
  'innerHeight',
  'Element',
  'HTMLElement',
  'HTMLAnchorElement',
  'HTMLScriptElement',
  'Event',
  'MouseEvent',
  'KeyboardEvent',
  'PointerEvent',
  'CustomEvent',
  'MutationObserver',
  'ResizeObserver',
  'requestAnimationFrame',
  'CSS',
  'CSSStyleSheet',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
] as const;

const SETTINGS = {
  disableJavaScriptFileLoading: true,
  handleDisabledFileLoadingAsSuccess: false,
  // Clicks that the client leaves to the browser lead nowhere here.
  navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
};

let lastWindow: Window | undefined;

export interface Browser {
  readonly window: Window;
  /** Scrolls that the client asked for, in order. */
  readonly scrolls: ScrollToOptions[];
  /** Scrolls as a reader does, but for the event. */
  setPosition(x: number, y: number): void;
  /** Sets what the browser says of the network, with the event that goes with it. */
  setOnline(isOnline: boolean): void;
}

/**
 * A fresh browser window whose names are global until the next one. Timers stay Node's, so that tests can mock them.
 * No script that is put into the page is fetched or run.
 */
export function openBrowser(html = '', url = 'https://x.dev/docs/'): Browser {
  // What the last window still had to tell, listeners of its tests would hear in the new one.
  void lastWindow?.happyDOM.abort();
  const window = new Window({ url, settings: SETTINGS });
  lastWindow = window;
  window.document.write(`<!doctype html>${html.includes('<body') ? html : `<body>${html}</body>`}`);
  const scope = window as unknown as Record<string, unknown>;
  for (const name of GLOBALS) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => (typeof scope[name] === 'function' && /^[a-z]/.test(name) ? scope[name].bind(window) : scope[name]),
    });
  }
  for (const name of ['window', 'self']) Object.defineProperty(globalThis, name, { configurable: true, value: window });

  const scrolls: ScrollToOptions[] = [];
  const scrollTo = (options: ScrollToOptions) => {
    scrolls.push(options);
    setPosition(options.left ?? 0, options.top ?? 0);
  };
  const setPosition = (x: number, y: number) => {
    Object.defineProperty(window, 'scrollX', { configurable: true, value: x });
    Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  };
  // Neither Node nor happy-dom has this one.
  const reportError = (error: Error) => window.dispatchEvent(new window.ErrorEvent('error', { error }));
  for (const [name, value] of Object.entries({ scrollTo, reportError }))
    Object.defineProperty(globalThis, name, { configurable: true, value });

  return {
    window,
    scrolls,
    setPosition,
    setOnline(isOnline) {
      Object.defineProperty(window.navigator, 'onLine', { configurable: true, value: isOnline });
      window.dispatchEvent(new window.Event(isOnline ? 'online' : 'offline'));
    },
  };
}

/** The element that a selector finds; fails the test when there is none. */
export function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`No element ${selector}`);
  return found;
}

/** Scripts that the client puts into the head, in order, and never loads. */
export const catchScripts = (): HTMLScriptElement[] => catchAppended('SCRIPT');

/** The same of stylesheets. */
export const catchStylesheets = (): HTMLLinkElement[] => catchAppended('LINK');

function catchAppended<Caught extends HTMLElement>(tagName: string): Caught[] {
  const caught: Caught[] = [];
  const append = document.head.append.bind(document.head);
  document.head.append = (...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLElement && node.tagName === tagName) caught.push(node as Caught);
      else append(node);
    }
  };
  return caught;
}

/** Lets promises that are settled already run to their ends. Moves no clock. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
