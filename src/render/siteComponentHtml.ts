import { isValidElement, type ReactNode } from 'react';
import { didYouMean } from '../model/text/nearest.ts';
import { OutOfTime, withinTime } from '../system/processes/withinTime.ts';
import { componentHtml } from './componentHtml.ts';

/**
 * How long a component may run: one that is not done by then will never be, and Ctrl-C waits for it. And how long one
 * that has not ended before: a build shall say so soon, though a hundred pages use it.
 */
const LIMITS = { firstMs: 5_000, nextMs: 2_000 };

/** Components that have not ended. One that is mended while `dev` runs is another one. */
const endless = new WeakSet<object>();

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
  { ids, limits = LIMITS }: { readonly ids?: (() => string) | undefined; readonly limits?: typeof LIMITS } = {},
): string {
  const html = inTime(element, limits, () => componentHtml(element, ids));
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

function inTime(element: ReactNode, { firstMs, nextMs }: typeof LIMITS, render: () => string): string {
  const component = isValidElement(element) ? Object(element.type) : {};
  try {
    return withinTime(endless.has(component) ? nextMs : firstMs, render);
  } catch (thrown) {
    if (thrown instanceof OutOfTime) endless.add(component);
    throw thrown;
  }
}
