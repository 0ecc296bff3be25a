import type { NavItem } from '../../config/siteApi.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { hasScheme } from '../../model/addresses/hasScheme.ts';

type Header = Pick<SiteConfig, 'title' | 'isTitleInLogo' | 'nav'>;

/** In narrower windows the sidebar is a drawer, whose button stands in the header. */
const LEAST_EM = 56.25;

/** Width of a page, `--page`: in a wider window the header has no more room. */
const MOST_EM = 92;

/**
 * What the window has besides name and links: search box, switch of the color scheme, the gaps between all of them, and
 * its scroll bar.
 */
const OTHERS_EM = 18.5;

/** What a site adds to the header itself: a link, or a button. Nobody knows how wide it is. */
const OWN_PART_EM = 8;

/**
 * Width of the window, in em, from which the header has the top navigation: all links stand in one line then, in each
 * language of the site. 56.25 to 92; at 92, those on the left may stand in two lines. Undefined where that is not
 * enough. An estimate, as the fonts are the reader's.
 */
export function wideHeaderFrom(
  site: Header & { readonly translations: readonly Header[] },
  { hasOwnPart = false } = {},
): number | undefined {
  const own = hasOwnPart ? OWN_PART_EM : 0;
  const widths = [site, ...site.translations].map((one) => headerWidths(one, own));
  if (widths.some(({ left, others }) => left / 2 > MOST_EM - others)) return undefined;
  const needed = Math.max(LEAST_EM, ...widths.map(({ left, others }) => Math.ceil(left + others)));
  return Math.min(MOST_EM, needed);
}

/** The links on the left may stand in two lines, the others not. */
function headerWidths(
  { title, isTitleInLogo, nav }: Header,
  own: number,
): { readonly left: number; readonly others: number } {
  const name = isTitleInLogo ? WIDEST_LOGO_EM : LOGO_EM + wordsWidth(title);
  return { left: entriesWidth(nav.left), others: OTHERS_EM + own + name + entriesWidth(nav.right) };
}

const LOGO_EM = 2.25;
const WIDEST_LOGO_EM = 12;

const entriesWidth = (items: readonly NavItem[]) => items.reduce((sum, item) => sum + entryWidth(item), 0);

/** Text of 14 px, the room around it, and the arrow of a menu or of a link to elsewhere. */
function entryWidth(item: NavItem): number {
  if ('items' in item) return 2 + NAV_TEXT_EM * wordsWidth(item.text);
  if (item.icon !== undefined) return 2.5;
  return (hasScheme(item.link) ? 2.125 : 1.25) + NAV_TEXT_EM * wordsWidth(item.text);
}

const NAV_TEXT_EM = 0.875;

/** In em of the text itself. */
const wordsWidth = (words: string) =>
  [...words].reduce((sum, letter) => sum + (SQUARE.test(letter) ? 1 : LETTER_EM), 0);

/** A letter in the widest of system fonts. */
const LETTER_EM = 0.57;

/** Letters as wide as they are high. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff00-\uff60]/u;
