import { linksInLanguage, navigationLinks, sidebarFolders } from '../../config/navigationLinks.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { inAllLanguages, indexFileOf } from '../../config/translations.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { PageLink } from '../../model/page.ts';
import { checkLinks, type LinkWorld } from '../../routes/links/checkLinks.ts';
import { writeInstead } from '../../routes/links/fixLink.ts';
import { addressAfterMove, addressNow, folderNow } from '../../routes/links/linkAfterMove.ts';
import { prefixOfFolder } from '../../routes/prefixOfFolder.ts';
import type { JudgedSite } from './siteDiagnostics.ts';

/**
 * What is wrong with the links of the navigation, once all pages are known: the faults that navigation itself has
 * found, with the new address where a link has an old one, and links to headings that are not there.
 */
export const navigationFaults = (site: JudgedSite, world: LinkWorld): readonly Diagnostic[] => {
  const { config } = site.project;
  const [links, folders] = [new Set(navigationLinks(config)), new Set(sidebarFolders(config))];
  return [
    ...site.navigation.diagnostics.map((fault) => withNewAddress(fault, { site, world, links, folders })),
    ...inAllLanguages(config).flatMap((language) => missingHeadings(language, site, world)),
  ].map((fault) => withOthers(fault, site));
};

/** A fault with the other places of what is wrong: it is told once, and mended at each. */
function withOthers(fault: Diagnostic, { places }: JudgedSite): Diagnostic {
  const { place, related } = fault;
  const others = place === undefined || related !== undefined ? [] : places.ofSame(place);
  return others.length === 0 ? fault : { ...fault, related: others };
}

/** Entries that lead to headings which their pages do not have; of missing pages, the navigation itself tells. */
const missingHeadings = (language: SiteConfig, { resolve, places }: JudgedSite, world: LinkWorld) =>
  [...new Set(linksInLanguage(language))].flatMap((url): readonly Diagnostic[] => {
    const fromFile = indexFileOf(language);
    const { kind, href, ...target } = resolve(url, fromFile);
    if (kind !== 'page' || !('path' in target)) return [];
    const from = world.pages.get(target.path);
    const link = { kind: 'link' as const, url, href, fromFile, target, place: places.ofText(url) };
    return from === undefined ? [] : checkLinks({ ...from, links: [link] }, world);
  });

interface NavigationTargets {
  readonly site: JudgedSite;
  readonly world: LinkWorld;
  readonly links: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

/** The fault of an entry at an old address, with the new one in place of a guess. */
function withNewAddress(fault: Diagnostic, { site, world, links, folders }: NavigationTargets): Diagnostic {
  const { resolve, places } = site;
  const { code, place: quoted } = fault;
  if (code !== 'sidebar-target' || quoted === undefined) return fault;
  const text = places.textAt(quoted);
  if (text === undefined) return fault;
  // The place is that of the text in its quotes.
  const place = { ...quoted, column: quoted.column + 1, endColumn: (quoted.endColumn ?? 0) - 1 };
  const linkTo = (url: string, target?: PageLink['target']) =>
    ({ kind: 'link', url, href: '', fromFile: '', place, ...(target === undefined ? {} : { target }) }) as const;
  const target = links.has(text) ? resolve(text) : undefined;
  const old = target?.kind === 'missing' ? linkTo(text, target) : undefined;
  const link = old && (addressNow(old, world) ?? addressAfterMove(old, world));
  const now = folders.has(text) ? folderNow(prefixOfFolder(text), world) : undefined;
  const remedy = link ?? (now === undefined ? undefined : writeInstead(linkTo(text), now));
  return remedy?.hint === undefined ? fault : { ...fault, hint: remedy.hint, ...(remedy.fix && { fix: remedy.fix }) };
}
