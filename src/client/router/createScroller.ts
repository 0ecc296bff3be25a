/** Silence after the last scroll event that counts as the end of a scroll. Smooth scrolls send one event a frame. */
const SETTLE_MS = 150;

/** Scrolls the window, and knows its own scrolls from the reader's. Positions are pixels of the window. */
export interface Scroller {
  /** Smoothly, unless the reader wants no motion: to an element, or to the top of the page. */
  glide(target: Element | null): void;
  /** At once, to where the reader was. */
  restore(position: readonly [x: number, y: number]): void;
  /** Says that the browser is about to scroll by itself, as to a fragment. */
  expect(): void;
  /** The scroll under way is not the reader's own. */
  isScripted(): boolean;
  /** Asks to be told at the end of every scroll; the last who asks is. */
  onSettled(listener: () => void): void;
}

export function createScroller(): Scroller {
  let settled = () => {};
  /** A position, where a smooth scroll was broken off to return to it. */
  let scripted: boolean | ScrollToOptions = false;
  /** Where a smooth scroll leads to: what comes to life on its way may move that. */
  let aim: Element | null;
  let timer: ReturnType<typeof setTimeout>;

  const wait = () => {
    clearTimeout(timer);
    // The compositor may yet send some frames of a smooth scroll that has been broken off.
    if (scripted && scripted !== true) scrollTo(scripted);
    timer = setTimeout(() => {
      const top = scrollY;
      if (scripted) aim?.scrollIntoView();
      // Its event waits anew: of that scroll, too, some frames may yet come.
      if (scrollY !== top) return;
      scripted = false;
      settled();
    }, SETTLE_MS);
  };
  // Waits even if nothing moves: a target already in place sends no scroll event.
  const expect = () => {
    scripted = true;
    aim = null;
    wait();
  };
  addEventListener('scroll', wait);
  // By these the reader takes a scroll over.
  for (const sign of ['wheel', 'touchmove', 'keydown']) addEventListener(sign, () => (scripted = false));

  return {
    glide(target) {
      expect();
      aim = target;
      const behavior = matchMedia('(prefers-reduced-motion)').matches ? 'instant' : 'smooth';
      (target ?? document.documentElement).scrollIntoView({ behavior });
    },
    restore([left, top]) {
      const place: ScrollToOptions = { left, top, behavior: 'instant' };
      const wasScripted = scripted;
      // For islands whose height changes as they come to life.
      document.documentElement.dataset['top'] = `${top}`;
      expect();
      scrollTo(place);
      if (wasScripted) scripted = place;
    },
    expect,
    isScripted: () => !!scripted,
    onSettled(listener) {
      settled = listener;
    },
  };
}
