import { imagePaths } from '../model/schemeImage.ts';
import type { SiteConfig } from './siteConfig.ts';
import { inAllLanguages } from './translations.ts';

/** The paths of all images in the header of a site: its logo, and the icons of its navigation in each language. */
export function headerImages(config: SiteConfig): readonly string[] {
  const icons = inAllLanguages(config).flatMap(({ nav }) =>
    [...nav.left, ...nav.right].map((item) => ('icon' in item ? item.icon : undefined)),
  );
  const images = [config.logo, ...icons].filter((image) => image !== undefined);
  return [...new Set(images.flatMap(imagePaths))];
}
