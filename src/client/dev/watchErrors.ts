import { createTextReader } from './createTextReader.ts';
import { hideErrorOverlay, showErrorOverlay } from './errorOverlay.ts';

/** Shows over the page what is wrong with the site. */
interface ErrorWatch {
  /** The server has found errors. */
  show(): Promise<void>;
  /** It has found none. */
  hide(): void;
}

/** Shows errors of the build when it is told of them, and at once what the site's own code throws in this browser. */
export function watchErrors(base: string): ErrorWatch {
  const diagnostics = createTextReader();
  // What an island has thrown here stays until the page is loaded anew, as it is when code changes.
  let thrown = '';
  const onThrown = (error: unknown) => {
    const stack = stackOf(error);
    // What the browser's extensions throw is none of the site's.
    if (!stack.includes(`${location.origin}${base}assets/`)) return;
    thrown = stack;
    showErrorOverlay(stack);
  };
  addEventListener('error', ({ error }) => onThrown(error));
  addEventListener('unhandledrejection', ({ reason }) => onThrown(reason));
  return {
    async show() {
      const text = await diagnostics.read(`${base}__docsgen/diagnostics`);
      if (text !== undefined) showErrorOverlay(text);
    },
    hide() {
      diagnostics.forget();
      if (thrown === '') hideErrorOverlay();
      else showErrorOverlay(thrown);
    },
  };
}

const SHOWN_CALLS = 4;

/** The message, which Firefox leaves out of a stack, and the last calls: the others are React's. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { stack = '' } = error;
  const calls = stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line));
  return [`In this browser: ${error}`, ...calls.slice(0, SHOWN_CALLS)].join('\n');
}
