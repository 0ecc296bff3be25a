import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { islandsApart } from './islandsApart.ts';

/** How all ids begin that React makes for `useId`. */
const REACT_ID = /_R_[0-9a-v]*(?:H[0-9a-v]+)?_/;

/**
 * What a component shows. `ids` yields what its ids from `useId` begin with: React counts them anew each time, so that
 * two components of a page would have the same. React parts neighboring texts by comments, as in `{count} times`, and
 * finds its way by them when it hydrates an island; elsewhere nobody needs them.
 */
export function componentHtml(element: ReactNode, ids?: () => string): string {
  const first = renderToString(element);
  const html = ids !== undefined && REACT_ID.test(first) ? islandsApart(element, ids()) : first;
  return html.includes(' data-island="') ? html : html.replaceAll('<!-- -->', '');
}
