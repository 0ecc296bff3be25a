import { type SiteElsewhere, withUnread } from '../../model/navigationElsewhere.ts';
import type { Find } from './itemsHere.ts';

/** The site without its icon, which no option names here, and with what to do about it where no such file is there. */
export function faviconHere(site: SiteElsewhere, find: Find): SiteElsewhere {
  const { favicon, ...others } = site;
  if (favicon === undefined || ENDINGS.some((ending) => find(`/favicon.${ending}`).kind === 'link')) return others;
  const { image, place } = favicon;
  const ending = ENDINGS.find((one) => image.endsWith(`.${one}`)) ?? 'png';
  const hint = `put the image \`${image}\` into \`site/public\` as \`favicon.${ending}\`: all pages have that icon`;
  return withUnread(others, [{ option: 'favicon', place, isData: true, hint }]);
}

const ENDINGS = ['svg', 'png', 'ico'];
