import type { HeadElsewhere } from '../../model/navigationElsewhere.ts';
import { imageAddress } from '../elsewhere/addressesHere.ts';
import { type CodeData, isValue } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';

interface MetaSettings {
  readonly noIndex: CodeData | undefined;
  /** `image` of the theme: what other sites show where a page is shared. */
  readonly image: CodeData | undefined;
  readonly siteUrl: string | undefined;
}

/** What Docusaurus writes into `<meta>` for settings of their own. */
export function docusaurusMeta({ noIndex, image, siteUrl }: MetaSettings, read: PartsRead): readonly HeadElsewhere[] {
  if (noIndex?.kind === 'code') read.miss('noIndex', noIndex.place, { hint: HIDDEN_HINT });
  const picture = pictureTag({ image, siteUrl }, read);
  if (noIndex === undefined || !isValue(noIndex, true)) return picture;
  const attributes = { name: 'robots', content: 'noindex, nofollow' };
  return [{ tag: 'meta', attributes, place: noIndex.place }, ...picture];
}

function pictureTag({ image, siteUrl }: Omit<MetaSettings, 'noIndex'>, read: PartsRead): readonly HeadElsewhere[] {
  const path = read.text(image, 'image');
  if (image === undefined || path === undefined) return [];
  const address = imageAddress(path);
  if (siteUrl === undefined && address.startsWith('/')) {
    read.miss('image', image.place, { isData: true, hint: PICTURE_HINT });
    return [];
  }
  const content = address.startsWith('/') ? siteUrl + address.slice(1) : address;
  return [{ tag: 'meta', attributes: { property: 'og:image', content }, place: image.place }];
}

const HIDDEN_HINT =
  "write `{ tag: 'meta', attributes: { name: 'robots', content: 'noindex, nofollow' } }` in `head` of `site/config.ts` for the sites that search engines are to leave out";

const PICTURE_HINT =
  "write `{ tag: 'meta', attributes: { property: 'og:image', content: 'https://…' } }` in `head` of `site/config.ts`";
