import type { FooterElsewhere, LogoElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { FOOTER_HINT, footerParts } from '../elsewhere/footerLine.ts';
import { logoLinkIn } from '../elsewhere/logoLinkIn.ts';
import { repositoryIn } from '../elsewhere/repositoryHere.ts';
import { unlessEmpty } from '../elsewhere/unlessEmpty.ts';
import { type CodeData, isValue, textIn } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';

type PartNamed = (name: string) => CodeData | undefined;

interface AroundFrame {
  /** What the folder of the pages is called there. */
  readonly folder: string;
  /** Of the site. */
  readonly title: string | undefined;
  readonly read: PartsRead;
}

/** What stands around pages: the logo, the repository in which they are edited, and lines at their end. */
export function vitepressFrame(
  part: PartNamed,
  { folder, title, read }: AroundFrame,
): Pick<SiteElsewhere, 'logo' | 'logoLink' | 'repository' | 'footer'> {
  return withoutUndefined({
    logo: logoOf(part('logo'), part('siteTitle'), { title, read }),
    logoLink: logoLinkIn(part('logoLink'), 'logoLink', read),
    repository: repositoryIn(read.map(part('editLink'), 'editLink').get('pattern'), {
      read,
      option: 'editLink',
      folder,
      editUrlOf: (pattern) => pattern.replace(':path', '{path}'),
    }),
    footer: unlessEmpty(vitepressFooter(part('footer'), read)),
  });
}

function logoOf(
  data: CodeData | undefined,
  siteTitle: CodeData | undefined,
  { title, read }: Omit<AroundFrame, 'folder'>,
): LogoElsewhere | undefined {
  const isTitleHidden = isValue(siteTitle, false);
  const isSameTitle = (isTitleHidden && data !== undefined) || (title !== undefined && textIn(siteTitle) === title);
  if (siteTitle !== undefined && !isSameTitle)
    read.miss('siteTitle', siteTitle.place, { isData: true, hint: TITLE_HINT });
  if (data === undefined) return undefined;
  const parts = read.map(data.kind === 'map' ? data : undefined, 'logo');
  const alone = read.text(data.kind === 'map' ? undefined : data, 'logo');
  const [src = alone, light, dark] = read.texts(parts, ['src', 'light', 'dark'], 'logo');
  const image = light !== undefined && dark !== undefined ? { light, dark } : src;
  if (image === undefined) return undefined;
  return withoutUndefined({ image, replacesTitle: isTitleHidden || undefined, place: data.place });
}

export const TITLE_HINT = 'write it as `title` in `site/config.ts`, if readers are to see it at the top';

/** Lines of plain words, or of one link; others are told of. */
export function vitepressFooter(data: CodeData | undefined, read: PartsRead): readonly FooterElsewhere[] {
  const parts = read.map(data, 'footer');
  return ['message', 'copyright'].flatMap((name): readonly FooterElsewhere[] => {
    const part = parts.get(name);
    const words = read.text(part, 'footer')?.trim();
    if (part === undefined || words === undefined || words === '') return [];
    const lines = footerParts(words);
    if (lines !== undefined) return lines;
    read.miss('footer', part.place, { isData: true, hint: FOOTER_HINT });
    return [];
  });
}
