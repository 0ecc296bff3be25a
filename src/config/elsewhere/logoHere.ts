import { type SiteElsewhere, withUnread } from '../../model/navigationElsewhere.ts';
import { imagePaths } from '../../model/schemeImage.ts';
import type { Find } from './itemsHere.ts';

/** The site with its logo where the images of it are there, else with what to do about it. */
export function logoHere(site: SiteElsewhere, find: Find): SiteElsewhere {
  const { logo, ...others } = site;
  if (logo === undefined) return site;
  const missing = imagePaths(logo.image).find((path) => find(path).kind !== 'link');
  if (missing === undefined) return site;
  const hint = `put the image \`${missing.replace(/^\//, '')}\` into \`site/public\`, where it is looked for here`;
  return withUnread(others, [{ option: 'logo', place: logo.place, isData: true, hint }]);
}
