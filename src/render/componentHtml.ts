import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * What a component shows. React parts neighbouring texts by comments, as in `{count} times`, and finds its way by them
 * when it hydrates an island; elsewhere nobody needs them.
 */
export function componentHtml(element: ReactNode): string {
  const html = renderToString(element);
  return html.includes(' data-island="') ? html : html.replaceAll('<!-- -->', '');
}
