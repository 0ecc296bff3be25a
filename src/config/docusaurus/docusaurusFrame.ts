import type {
  LogoElsewhere,
  LogoLinkElsewhere,
  RepositoryElsewhere,
  SiteElsewhere,
} from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { folderNamed, imageAddress } from '../elsewhere/addressesHere.ts';
import { FOOTER_HINT } from '../elsewhere/footerLine.ts';
import { logoLinkIn } from '../elsewhere/logoLinkIn.ts';
import { repositoryIn } from '../elsewhere/repositoryHere.ts';
import { type CodeData, type CodeParts, mapIn } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';

interface FrameParts {
  /** What is said of the pages, of the bar at the top, and of the end of each page. */
  readonly docs: CodeParts;
  readonly navbar: CodeParts;
  readonly footer: CodeData | undefined;
  /** The address of a page here. */
  readonly here: (address: string) => string;
}

/** What stands around pages: the logo, and the repository in which they are edited. The footer is told of. */
export function docusaurusFrame(
  { docs, navbar, footer, here }: FrameParts,
  read: PartsRead,
): Pick<SiteElsewhere, 'logo' | 'logoLink' | 'repository'> {
  const logo = logoOf(navbar, read);
  const logoLink = logoLinkOf(navbar, here, read);
  const repository = repositoryOf(docs, read);
  if (footer !== undefined) read.miss('footer', footer.place, { isData: true, hint: FOOTER_HINT });
  return withoutUndefined({ logo, logoLink, repository });
}

/** Without a title beside it, a logo says the name of the site. */
function logoOf(navbar: CodeParts, read: PartsRead): LogoElsewhere | undefined {
  const logo = navbar.get('logo');
  const parts = read.map(logo, 'logo');
  const [src, srcDark] = read.texts(parts, ['src', 'srcDark'], 'logo');
  if (logo === undefined || src === undefined) return undefined;
  const light = imageAddress(src);
  return {
    image: srcDark === undefined ? light : { light, dark: imageAddress(srcDark) },
    ...(navbar.has('title') ? {} : { replacesTitle: true }),
    place: (parts.get('src') ?? logo).place,
  };
}

/** `logoOf` has told of a logo that only running would tell. */
function logoLinkOf(navbar: CodeParts, here: FrameParts['here'], read: PartsRead): LogoLinkElsewhere | undefined {
  const link = logoLinkIn(mapIn(navbar.get('logo')).get('href'), 'logo', read);
  return link && { ...link, target: here(link.target) };
}

function repositoryOf(docs: CodeParts, read: PartsRead): RepositoryElsewhere | undefined {
  const data = docs.get('editUrl');
  const path = (data && read.text(docs.get('path'), 'path')) ?? 'docs';
  const folder = folderNamed(path);
  const editUrlOf = (written: string) =>
    [upAlong(`${path}/`, written.replace(/\/+$/, '')), folder, '{path}'].filter(Boolean).join('/');
  return repositoryIn(data, { read, option: 'editUrl', folder, editUrlOf });
}

/** An address as far up as a path leads: a folder of pages may stand beside that of the settings. */
const upAlong = (path: string, url: string): string =>
  path.startsWith('../') ? upAlong(path.slice('../'.length), url.replace(/\/[^/]*$/, '')) : url;
