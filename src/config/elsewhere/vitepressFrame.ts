import type { FooterElsewhere, LogoElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/withoutUndefined.ts';
import type { CodeData } from './exportedData.ts';
import { FOOTER_HINT, footerLine } from './footerLine.ts';
import type { PartsRead } from './partsReader.ts';
import { repositoryIn } from './repositoryHere.ts';
import { unlessEmpty } from './unlessEmpty.ts';

type Part = (name: string) => CodeData | undefined;

/**
 * What stands around pages: the logo, the repository in which they are edited, and lines at their end. `folder` is that of
 * the pages there.
 */
export function vitepressFrame(
  part: Part,
  folder: string,
  read: PartsRead,
): Pick<SiteElsewhere, 'logo' | 'repository' | 'footer'> {
  return withoutUndefined({
    logo: logoOf(part('logo'), part('siteTitle'), read),
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
  read: PartsRead,
): LogoElsewhere | undefined {
  const isTitleHidden = siteTitle?.kind === 'value' && siteTitle.value === false;
  const isOtherTitle = siteTitle !== undefined && !(isTitleHidden && data !== undefined);
  if (isOtherTitle) read.miss('siteTitle', siteTitle.place, { isData: true, hint: TITLE_HINT });
  if (data === undefined) return undefined;
  const parts = read.map(data.kind === 'map' ? data : undefined, 'logo');
  const [src = read.text(data.kind === 'map' ? undefined : data, 'logo'), light, dark] = ['src', 'light', 'dark'].map(
    (name) => read.text(parts.get(name), 'logo'),
  );
  const image = light !== undefined && dark !== undefined ? { light, dark } : src;
  if (image === undefined) return undefined;
  return withoutUndefined({ image, replacesTitle: isTitleHidden || undefined, place: data.place });
}

/** What to do about another title at the top. */
export const TITLE_HINT = 'write it as `title` in `site/config.ts`, if readers are to see it at the top';

/** Lines of plain words, or of one link; others are told of. */
export function vitepressFooter(data: CodeData | undefined, read: PartsRead): readonly FooterElsewhere[] {
  const parts = read.map(data, 'footer');
  return ['message', 'copyright'].flatMap((name): readonly FooterElsewhere[] => {
    const part = parts.get(name);
    const words = read.text(part, 'footer')?.trim();
    if (part === undefined || words === undefined || words === '') return [];
    const line = footerLine(words);
    if (line !== undefined) return [line];
    read.miss('footer', part.place, { isData: true, hint: FOOTER_HINT });
    return [];
  });
}
