/** A page that comes sooner needs no bar; one that flashed would only unsettle. */
const SHOW_AFTER_MS = 150;

/** What the progress needs of nprogress. */
export interface Bar {
  start(): unknown;
  done(): unknown;
}

/** Tells the reader that a page is on its way. */
export interface Progress {
  /** A page is awaited; one before it is done with. */
  start(): void;
  /** Nothing is awaited any more; harmless when nothing was. */
  done(): void;
}

/** Shows a bar while a page is awaited; `loadBar` is called when the first one is really needed. */
export function createProgress(loadBar: () => Promise<Bar>): Progress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Bar | undefined;
  let awaited = false;

  const show = async () => {
    const bar = await loadBar();
    if (!awaited) return;
    shown = bar;
    bar.start();
  };

  const done = () => {
    awaited = false;
    clearTimeout(timer);
    shown?.done();
    shown = undefined;
  };

  return {
    start() {
      awaited = true;
      // Without its script there is no bar, and navigation goes on.
      timer = setTimeout(() => show().catch(() => undefined), SHOW_AFTER_MS);
    },
    done,
  };
}
