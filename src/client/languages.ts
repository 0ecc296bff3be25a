import { linkOf } from './router/linkOf.ts';

// Loaded only where the site has several languages: what the menu of languages leads to is shown at the place, and with the
// query, at which the reader left the page. A translation without that heading is shown from its start.

addEventListener(
  'click',
  (event) => {
    const link = linkOf(event);
    if (link?.rel !== 'alternate' || !link.closest('.languages')) return;
    link.search = location.search;
    link.hash = location.hash;
  },
  // Before the router hears of it.
  true,
);
