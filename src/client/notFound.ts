import { offerNearest } from './offerNearest.ts';

const place = document.querySelector<HTMLElement>('[data-nearest]');
const { base } = document.documentElement.dataset;
if (place && base) offerNearest(place, base, location.pathname);
