import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { apart, htmlOf, isolation } from '../theme/islands/isolation.ts';

/**
 * What a component shows whose ids all begin with `ids`. Each island in it is rendered as a root of its own: the browser
 * hydrates it as one, and would find other ids in it than those that stand in the page.
 */
export function islandsApart(element: ReactNode, ids: string): string {
  const islands: { readonly ids: string; readonly html: string }[] = [];
  let count = 0;
  const render = (contentOf: (own: string) => ReactNode) => {
    count += 1;
    const own = `${ids}-${count}`;
    islands.push({ ids: own, html: renderToString(contentOf(own), { identifierPrefix: own }) });
    return own;
  };
  const html = isolation.during(render, () => renderToString(element, { identifierPrefix: ids }));
  // The outermost first: an island within another one has its mark in the HTML of that, or in a slot of it.
  return islands.reduceRight(joined, html);
}

function joined(html: string, island: { readonly ids: string; readonly html: string }): string {
  let rest = html;
  let content = island.html;
  for (let slot = 0; ; slot += 1) {
    const [begin, end] = [htmlOf(apart.begin(island.ids, slot)), htmlOf(apart.end(island.ids, slot))];
    const [from, to] = [rest.indexOf(begin), rest.indexOf(end)];
    if (from === -1) break;
    content = content.split(apart.place(island.ids, slot)).join(rest.slice(from + begin.length, to));
    rest = rest.slice(0, from) + rest.slice(to + end.length);
  }
  return rest.split(htmlOf(apart.island(island.ids))).join(content);
}
