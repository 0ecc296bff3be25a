import { canParseUrl } from '../../model/addresses/canParseUrl.ts';
import type { FooterElsewhere, SiteElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { imageAddress } from '../elsewhere/addressesHere.ts';
import { FOOTER_HINT, footerLine } from '../elsewhere/footerLine.ts';
import { brandName } from '../elsewhere/socialLinks.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import {
  inside,
  itemsIn,
  placeOf,
  unreadAt,
  type Written,
  wordsAt,
  wordsOf,
  type YamlOrigin,
} from '../parse/writtenYaml.ts';
import { extensionsIn } from './mkdocsPlugins.ts';

interface Unread {
  readonly unread: readonly UnreadPart[];
}

interface MkdocsFrame extends Unread {
  readonly site: Pick<SiteElsewhere, 'logo' | 'logoLink' | 'favicon' | 'footer' | 'lineNumbers'>;
}

/**
 * What stands around pages: logo, icon, and at the end the copyright and the links that are icons in Material; and
 * whether code has line numbers.
 */
export function mkdocsFrame(settings: Written | undefined, origin: YamlOrigin): MkdocsFrame {
  const theme = inside(settings, 'theme');
  const [logo, favicon] = ['logo', 'favicon'].map((name) => imageOf(inside(theme, name), origin));
  const home = homepageOf(settings, origin);
  const parts = [copyrightOf(inside(settings, 'copyright'), origin), linksOf(inside(settings, 'extra'), origin)];
  const footer = parts.flatMap(({ lines }) => lines);
  return {
    site: withoutUndefined({
      logo: logo && { ...logo, image: imageAddress(logo.image) },
      logoLink: home.logoLink,
      favicon,
      lineNumbers: hasLineNumbers(settings) || undefined,
      footer: unlessEmpty(footer),
    }),
    unread: [...home.unread, ...parts.flatMap(({ unread }) => unread)],
  };
}

/** Where the logo leads. Above the site, as `../` from a folder of another one, that is known only with its address. */
function homepageOf(settings: Written | undefined, origin: YamlOrigin): Pick<MkdocsFrame['site'], 'logoLink'> & Unread {
  const homepage = inside(inside(settings, 'extra'), 'homepage');
  const target = wordsOf(homepage);
  if (homepage === undefined || target === undefined) return { unread: [] };
  const place = placeOf(homepage, origin);
  if (!/^\.\.(?:\/|$)/.test(target)) return { logoLink: { target, place }, unread: [] };
  const site = wordsAt(settings, 'site_url');
  if (site === undefined || !canParseUrl(site))
    return { unread: unreadAt('homepage', homepage, { origin, hint: HOME_HINT }) };
  const start = site.replace(/\/*$/, '/');
  const above = new URL(target, start).href;
  return above === start ? { unread: [] } : { logoLink: { target: above, place }, unread: [] };
}

const HOME_HINT = "write `logoLink: 'https://…'` in `site/config.ts`, with the full URL of what is above the site";

const hasLineNumbers = (settings: Written | undefined): boolean =>
  extensionsIn(settings).some(
    ([name, options]) =>
      /(?:^|\.)(?:codehilite|highlight)$/.test(name ?? '') && wordsOf(inside(options, 'linenums')) === 'true',
  );

function imageOf(value: Written | undefined, origin: YamlOrigin) {
  const image = wordsOf(value);
  return value === undefined || image === undefined ? undefined : { image, place: placeOf(value, origin) };
}

interface Lines extends Unread {
  readonly lines: readonly FooterElsewhere[];
}

function copyrightOf(value: Written | undefined, origin: YamlOrigin): Lines {
  const words = wordsOf(value);
  if (value === undefined || words === undefined) return { lines: [], unread: [] };
  const line = footerLine(words.replaceAll(/\s+/g, ' '));
  if (line !== undefined) return { lines: [line], unread: [] };
  return { lines: [], unread: unreadAt('copyright', value, { origin, hint: FOOTER_HINT }) };
}

/** Each by its name, or that of a brand whose icon it is: `fontawesome/brands/github`. */
function linksOf(extra: Written | undefined, origin: YamlOrigin): Lines {
  const all = itemsIn(inside(extra, 'social')).map((item) => {
    const [name, icon, link] = ['name', 'icon', 'link'].map((key) => wordsAt(item, key));
    const [, brand] = /^(?:fontawesome\/brands|simple)\/([\w-]+)$/.exec(icon ?? '') ?? [];
    const text = name ?? (brand === undefined ? undefined : brandName(brand));
    return text === undefined || link === undefined || !canParseUrl(link) ? item : { text, link };
  });
  return {
    lines: all.flatMap((one) => ('text' in one ? [one] : [])),
    unread: all.flatMap((one) => ('text' in one ? [] : unreadAt('social', one, { origin, hint: FOOTER_HINT }))),
  };
}
