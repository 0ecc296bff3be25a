import { canParseUrl } from '../../model/addresses/canParseUrl.ts';
import type { FooterElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { imageAddress } from '../elsewhere/addressesHere.ts';
import { FOOTER_HINT, footerLine } from '../elsewhere/footerLine.ts';
import { brandName } from '../elsewhere/socialLinks.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import type { PartsRead } from '../parse/partsReader.ts';
import { inside, itemsIn, placeOf, type Written, wordsAt, wordsOf } from '../parse/writtenYaml.ts';
import { extensionsIn } from './mkdocsPlugins.ts';

type Miss = PartsRead['miss'];

/**
 * What stands around pages: logo, icon, and at the end the copyright and the links that are icons in Material; and
 * whether code has line numbers.
 */
export function mkdocsFrame(
  settings: Written | undefined,
  miss: Miss,
): Pick<SiteElsewhere, 'logo' | 'logoLink' | 'favicon' | 'footer' | 'lineNumbers'> {
  const theme = inside(settings, 'theme');
  const [logo, favicon] = ['logo', 'favicon'].map((name) => imageOf(inside(theme, name)));
  const logoLink = homepageOf(settings, miss);
  const footer = [...copyrightOf(inside(settings, 'copyright'), miss), ...linksOf(inside(settings, 'extra'), miss)];
  return withoutUndefined({
    logo: logo && { ...logo, image: imageAddress(logo.image) },
    logoLink,
    favicon,
    lineNumbers: hasLineNumbers(settings) || undefined,
    footer: unlessEmpty(footer),
  });
}

/** Where the logo leads. Above the site, as `../` from a folder of another one, that is known only with its address. */
function homepageOf(settings: Written | undefined, miss: Miss): SiteElsewhere['logoLink'] {
  const homepage = inside(inside(settings, 'extra'), 'homepage');
  const target = wordsOf(homepage);
  if (homepage === undefined || target === undefined) return undefined;
  const place = placeOf(homepage);
  if (!/^\.\.(?:\/|$)/.test(target)) return { target, place };
  const site = wordsAt(settings, 'site_url');
  if (site === undefined || !canParseUrl(site)) {
    miss('homepage', place, { isData: true, hint: HOME_HINT });
    return undefined;
  }
  const start = site.replace(/\/*$/, '/');
  const above = new URL(target, start).href;
  return above === start ? undefined : { target: above, place };
}

const HOME_HINT = "write `logoLink: 'https://…'` in `site/config.ts`, with the full URL of what is above the site";

const hasLineNumbers = (settings: Written | undefined): boolean =>
  extensionsIn(settings).some(
    ([name, options]) =>
      /(?:^|\.)(?:codehilite|highlight)$/.test(name ?? '') && wordsOf(inside(options, 'linenums')) === 'true',
  );

function imageOf(value: Written | undefined) {
  const image = wordsOf(value);
  return value === undefined || image === undefined ? undefined : { image, place: placeOf(value) };
}

function copyrightOf(value: Written | undefined, miss: Miss): readonly FooterElsewhere[] {
  const words = wordsOf(value);
  if (value === undefined || words === undefined) return [];
  const line = footerLine(words.replaceAll(/\s+/g, ' '));
  if (line !== undefined) return [line];
  miss('copyright', placeOf(value), { isData: true, hint: FOOTER_HINT });
  return [];
}

/** Each by its name, or that of a brand whose icon it is: `fontawesome/brands/github`. */
const linksOf = (extra: Written | undefined, miss: Miss): readonly FooterElsewhere[] =>
  itemsIn(inside(extra, 'social')).flatMap((item) => {
    const [name, icon, link] = ['name', 'icon', 'link'].map((key) => wordsAt(item, key));
    const [, brand] = /^(?:fontawesome\/brands|simple)\/([\w-]+)$/.exec(icon ?? '') ?? [];
    const text = name ?? (brand === undefined ? undefined : brandName(brand));
    if (text !== undefined && link !== undefined && canParseUrl(link)) return [{ text, link }];
    miss('social', placeOf(item), { isData: true, hint: FOOTER_HINT });
    return [];
  });
