import { offerNearest } from './offerNearest.ts';

const { base } = document.documentElement.dataset;
offer();
// With an edit in dev comes a place that is still to be filled.
addEventListener('hashchange', offer);

function offer(): void {
  const place = document.querySelector<HTMLElement>('[data-nearest]');
  if (place?.hidden && base) offerNearest(place, base, location.pathname);
}
