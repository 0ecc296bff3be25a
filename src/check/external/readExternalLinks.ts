import type { Site } from '../../build/site.ts';
import { navigationLinks } from '../../config/navigationLinks.ts';
import { inAllLanguages } from '../../config/translations.ts';
import { placeholdersIn } from '../../model/languages/texts.ts';
import { locate } from '../documents/locate.ts';
import type { ShownSite } from '../documents/shownSite.ts';
import type { ExternalLink } from './checkExternal.ts';

/** All links to other sites: those of pages, of the configuration, of redirects, and those that components make. */
export function readExternalLinks({ project, places }: Site, shown: ShownSite): ExternalLink[] {
  const { config, redirects } = project;
  const isExternal = (url: string) => /^https?:\/\//i.test(url);
  const ofPages = inAllLanguages(config).flatMap(({ pageLinks }) => pageLinks.map(({ link }) => link));
  const configured = [
    ...navigationLinks(config),
    ...(config.repository === undefined ? [] : [config.repository.url]),
    ...new Set(ofPages.filter((link) => placeholdersIn(link).length === 0)),
  ];
  const links: ExternalLink[] = [
    ...configured.filter(isExternal).map((url) => ({ url, place: places.ofText(url) })),
    ...redirects.flatMap(({ to, place, targetPlace = place }) =>
      isExternal(to) ? [{ url: to, place: targetPlace }] : [],
    ),
  ];
  const known = new Set(configured);
  // Their ends differ from page to page, and the file that is to be edited may not be published yet.
  const differing = [config.repository?.editUrl ?? [], ofPages.filter((link) => placeholdersIn(link).length > 0)]
    .flat()
    .map((link) => link.replace(/\{.*$/s, ''));
  for (const one of shown.pages.values()) {
    const written = one.page.links.filter(({ href }) => isExternal(href));
    links.push(...written.map(({ href, place }) => ({ url: href, place })));
    const own = new Set([...known, ...written.map(({ href }) => href)]);
    for (const { kind, url } of one.document.references) {
      if (kind !== 'link' || !isExternal(url) || own.has(url) || differing.some((start) => url.startsWith(start)))
        continue;
      links.push({ url, place: locate(one, [url]) });
    }
  }
  return links;
}
