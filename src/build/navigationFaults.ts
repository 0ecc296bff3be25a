import type { SiteConfig } from '../config/siteConfig.ts';
import { inAllLanguages, indexFileOf } from '../config/translations.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { checkLinks, type LinkWorld } from '../routes/checkLinks.ts';
import { addressNow } from '../routes/linkAfterMove.ts';
import { linksInLanguage, navigationLinks } from './checkNavigation.ts';
import type { JudgedSite } from './siteDiagnostics.ts';

/**
 * What is wrong with the links of the navigation, once all pages are known: the faults that navigation itself has found,
 * with the new address where a link has an old one, and links to headings that are not there.
 */
export const navigationFaults = (site: JudgedSite, world: LinkWorld): readonly Diagnostic[] => [
  ...site.navigation.diagnostics.map((fault) => withNewAddress(fault, site, world)),
  ...inAllLanguages(site.project.config).flatMap((language) => missingHeadings(language, site, world)),
];

/** Entries of the navigation that lead to headings that their pages do not have; of the pages, navigation itself tells. */
const missingHeadings = (language: SiteConfig, { resolve, places }: JudgedSite, world: LinkWorld) =>
  linksInLanguage(language).flatMap((url): readonly Diagnostic[] => {
    const fromFile = indexFileOf(language);
    const { kind, href, ...target } = resolve(url, fromFile);
    if (kind !== 'page' || !('path' in target)) return [];
    const from = world.pages.get(target.path);
    const link = { kind: 'link' as const, url, href, fromFile, target, place: places.ofText(url) };
    return from === undefined ? [] : checkLinks({ ...from, links: [link] }, world);
  });

/** The fault of an entry at an old address, with the new one in place of a guess. */
function withNewAddress(fault: Diagnostic, { project, resolve, places }: JudgedSite, world: LinkWorld): Diagnostic {
  const { code, place: quoted } = fault;
  if (code !== 'sidebar-target' || quoted === undefined) return fault;
  const url = navigationLinks(project.config).find((link) => isSamePlace(places.ofText(link), quoted));
  const target = url === undefined ? undefined : resolve(url);
  if (url === undefined || target?.kind !== 'missing') return fault;
  // The place is that of the text in its quotes.
  const place = { ...quoted, column: quoted.column + 1, endColumn: (quoted.endColumn ?? 0) - 1 };
  const { hint, fix } = addressNow({ kind: 'link', url, href: '', fromFile: '', target, place }, world) ?? {};
  return hint === undefined ? fault : { ...fault, hint, ...(fix === undefined ? {} : { fix }) };
}

const isSamePlace = (one: Place, other: Place) =>
  one.file === other.file && one.line === other.line && one.column === other.column;
