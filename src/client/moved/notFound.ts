import { offerNearest } from './offerNearest.ts';
import { offerSearch } from './offerSearch.ts';

const { base } = document.documentElement.dataset;
offer();
// With an edit in dev comes a place that is still to be filled.
addEventListener('hashchange', offer);

function offer(): void {
  const place = document.querySelector<HTMLElement>('[data-nearest]');
  if (place?.hidden && base) offerNearest(place, base, location.pathname);
  const button = document.querySelector<HTMLButtonElement>('.not-found button');
  // Below the base: the words of that are on every page.
  if (button?.hidden && base) offerSearch(button, location.pathname.slice(base.length));
}
