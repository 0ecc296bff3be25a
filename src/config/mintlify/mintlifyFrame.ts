import type { SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { imagePaths, type SchemeImageInput } from '../../model/schemeImage.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { imageAddress } from '../elsewhere/addressesHere.ts';
import { type CodeData, type CodeParts, mapIn, textIn } from '../parse/codeData.ts';

/** The logo, which stands there without the title, what it leads to, and the icon in a `docs.json` or `mint.json`. */
export function mintlifyFrame(settings: CodeParts): Pick<SiteElsewhere, 'logo' | 'logoLink' | 'favicon'> {
  const [logo, favicon] = ['logo', 'favicon'].map((name) => imageIn(settings.get(name)));
  const href = mapIn(settings.get('logo')).get('href');
  const target = textIn(href) ?? '';
  return withoutUndefined({
    logo: logo && { ...logo, replacesTitle: true },
    logoLink: href === undefined || target === '' ? undefined : { target, place: href.place },
    favicon: favicon && { ...favicon, image: imagePaths(favicon.image)[0].replace(/^\//, '') },
  });
}

/** An image, or two where one is for dark pages; undefined where that is not clear. */
function imageIn(data: CodeData | undefined) {
  const parts = mapIn(data);
  const [image, light, dark] = [data, parts.get('light'), parts.get('dark')].map(textIn);
  const both: SchemeImageInput | undefined =
    light === undefined || dark === undefined ? undefined : { light: imageAddress(light), dark: imageAddress(dark) };
  const meant = image === undefined ? both : imageAddress(image);
  return data === undefined || meant === undefined ? undefined : { image: meant, place: data.place };
}
