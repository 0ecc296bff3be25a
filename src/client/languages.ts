import { linkOf } from './router/linkOf.ts';

// Loaded only where the site has several languages: what the menu of languages leads to is shown at the place, and with
// the query, at which the reader left the page. A translation without that heading is shown from its start.

const leadToPlace = (event: Event) => {
  const link = linkOf(event);
  if (link?.rel !== 'alternate' || !link.closest('.languages')) return;
  link.search = location.search;
  link.hash = location.hash;
};

// Captured, before the router hears of it. The middle button and the browser's own menu open a tab without a click.
for (const way of ['click', 'auxclick', 'contextmenu']) addEventListener(way, leadToPlace, true);
