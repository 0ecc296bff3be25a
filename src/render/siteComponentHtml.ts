import type { ReactNode } from 'react';
import { didYouMean } from '../model/nearest.ts';
import { OutOfTime, withinTime } from '../system/withinTime.ts';
import { componentHtml } from './componentHtml.ts';

/** How long a component may run, in ms: one that is not done by then will never be, and Ctrl-C waits for it. */
const LIMIT_MS = 5_000;

/** How long, once one has not ended: a build shall say so soon, though a hundred pages use that component. */
const NEXT_LIMIT_MS = 2_000;

let limit = LIMIT_MS;

/** How React marks a `<Suspense>` whose content it could not render. */
const UNFINISHED = '<!--$!-->';

/**
 * What a component of the site shows. `islands` are the names of all islands, where they are known; for `ids` see
 * `componentHtml`. Throws what the component throws, and where it does not end, or shows an island that does not exist
 * or the fallback of a `<Suspense>`: nothing would happen in the browser.
 */
export function siteComponentHtml(
  element: ReactNode,
  islands: ReadonlySet<string> | undefined,
  { ids, limitMs = limit }: { readonly ids?: (() => string) | undefined; readonly limitMs?: number } = {},
): string {
  const html = inTime(limitMs, () => componentHtml(element, ids));
  // React passes over what has gone wrong in it, for a browser to try again: only an island ever does.
  if (html.includes(UNFINISHED) && !html.includes(' data-island="'))
    throw new Error('its `<Suspense>` shows the fallback: what is in it throws an error, or is not there yet');
  if (islands === undefined) return html;
  const missing = [...html.matchAll(/ data-island="([^"]*)"/g)].flatMap(([, name = '']) =>
    islands.has(name) ? [] : name,
  );
  // `visible` stands around an island that asks for it, and is missing only where the site has no islands at all.
  const name = missing.find((one) => one !== 'visible') ?? missing[0];
  if (name === undefined) return html;
  const meant = didYouMean(name, islands);
  throw new Error(
    `it shows the island \`${name}\`, and there is no \`site/islands/${name}.tsx\`${meant === undefined ? '' : `; ${meant}`}`,
  );
}

function inTime(limitMs: number, render: () => string): string {
  try {
    return withinTime(limitMs, render);
  } catch (thrown) {
    if (thrown instanceof OutOfTime) limit = NEXT_LIMIT_MS;
    throw thrown;
  }
}
