import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { placeHtml, places, withIslandsApart } from '../theme/islands/isolation.ts';

/**
 * What a component shows whose ids all begin with `ids`. Each island in it is rendered as a root of its own: the
 * browser hydrates it as one, and would find other ids in it than those that stand in the page.
 */
export function islandsApart(element: ReactNode, ids: string): string {
  const islands: RenderedIsland[] = [];
  let count = 0;
  const render = (contentOf: (own: string) => ReactNode) => {
    count += 1;
    const own = `${ids}-${count}`;
    islands.push({ ids: own, html: renderToString(contentOf(own), { identifierPrefix: own }) });
    return own;
  };
  const html = withIslandsApart(render, () => renderToString(element, { identifierPrefix: ids }));
  // The outermost first: an island within another one has its place in the HTML of that, or in a slot of it.
  return islands.reduceRight(joined, html);
}

interface RenderedIsland {
  /** What the ids in it begin with, and its places are named by. */
  readonly ids: string;
  readonly html: string;
}

/** Puts an island into the HTML around it, and into the island the slots that were rendered there. */
function joined(html: string, { ids, html: own }: RenderedIsland): string {
  let rest = html;
  let island = own;
  for (let slot = 0; ; slot += 1) {
    const [begin, end] = [placeHtml(places.begin(ids, slot)), placeHtml(places.end(ids, slot))];
    const [from, to] = [rest.indexOf(begin), rest.indexOf(end)];
    if (from === -1) break;
    island = island.split(placeHtml(places.shown(ids, slot))).join(rest.slice(from + begin.length, to));
    rest = rest.slice(0, from) + rest.slice(to + end.length);
  }
  return rest.split(placeHtml(places.island(ids))).join(island);
}
