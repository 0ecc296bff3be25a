import type { SiteConfig } from '../../config/siteConfig.ts';
import type { PageRecord } from '../../model/page.ts';
import { imagePaths } from '../../model/schemeImage.ts';
import { titleTextOf } from '../../model/text/titleTextOf.ts';
import { canonicalUrl } from '../../routes/publicUrl.ts';
import { type SocialCard, socialCard } from '../../social/socialCard.ts';
import { fileAtAddress } from '../../system/fileAtAddress.ts';
import { readBytes } from '../../system/files.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { Project } from '../project.ts';

/** What a page's card is made from, besides the page. */
export interface CardSurroundings {
  readonly config: SiteConfig;
  readonly navigation: Navigation;
  /** The site's logo for its cards. */
  readonly logo: () => Uint8Array | undefined;
}

/**
 * The card of a page; undefined where the site has none, for unlisted pages, those with a picture of their own, and
 * scripts that cannot be drawn.
 */
export function pageCard(record: PageRecord, { config, navigation, logo }: CardSurroundings): SocialCard | undefined {
  const url = canonicalUrl(record.regularPath, config.siteUrl);
  const { unlisted, image } = record.frontmatter;
  if (!config.socialCards || url === undefined || unlisted === true || image !== undefined) return undefined;
  const drawn = logo();
  return socialCard({
    siteTitle: config.isTitleInLogo && drawn !== undefined ? '' : config.title,
    logo: drawn,
    section: navigation.of(record).breadcrumbs.at(-2)?.text,
    title: record.title,
    description: record.frontmatter.description && titleTextOf(record.frontmatter.description),
    url,
  });
}

/** The logo for a site's cards, which are dark, if it is a file of `site/public`. */
export function readLogo(project: Project): Uint8Array | undefined {
  const { config } = project;
  const path = config.logo && imagePaths(config.logo).at(-1);
  const file = path === undefined ? undefined : fileAtAddress(path, project.publicFiles);
  return file === undefined ? undefined : readBytes(file.absolutePath);
}

export const cardPath = ({ name }: SocialCard): string => `assets/cards/${name}.png`;
