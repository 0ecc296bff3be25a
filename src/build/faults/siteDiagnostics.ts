import { join } from 'node:path';
import type { SitePlaces } from '../../config/folders/sitePlaces.ts';
import { headerImages } from '../../config/headerImages.ts';
import { refusalOf } from '../../markdown/links/refusedUrl.ts';
import { namesNoSite } from '../../model/addresses/namesNoSite.ts';
import type { Route } from '../../model/brands.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CompiledPage } from '../../model/page.ts';
import type { RedirectPlan } from '../../redirects/planRedirects.ts';
import { addressOfNoSite } from '../../routes/links/addressOfNoSite.ts';
import { checkLinks, type LinkWorld } from '../../routes/links/checkLinks.ts';
import { missingPublicFile } from '../../routes/links/linkFaults.ts';
import type { RouteTable } from '../../routes/planRoutes.ts';
import type { ResolveUrl, UrlWorld } from '../../routes/resolveUrl.ts';
import { readText } from '../../system/files.ts';
import { addressFixes } from '../elsewhere/addressFixes.ts';
import type { MadeFiles } from '../files/madeFiles.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { SiteLanguages } from '../navigation/siteLanguages.ts';
import type { DeferredComponents } from '../page/deferredComponents.ts';
import type { SiteTags } from '../page/siteTags.ts';
import { type Project, projectFaults } from '../project.ts';
import { idleCode } from '../siteCodeFaults/siteCode.ts';
import { checkFrontmatterLinks } from './checkFrontmatterLinks.ts';
import { exportedNames } from './exportedNames.ts';
import { fileFaults } from './fileFaults.ts';
import { frontmatterFaults } from './frontmatterFaults.ts';
import { headFaults } from './headFaults.ts';
import { idleDefaults } from './idleDefaults.ts';
import { linkWorld } from './linkWorld.ts';
import { missingPages } from './missingPages.ts';
import { navigationFaults } from './navigationFaults.ts';
import type { WrittenPage } from './pagesWorld.ts';
import { paramFaults } from './paramFaults.ts';
import { tagFaults } from './tagFaults.ts';

/** The parts of a site by which the whole is judged. */
export interface JudgedSite {
  readonly project: Project;
  readonly routes: RouteTable;
  readonly world: UrlWorld;
  readonly navigation: Navigation;
  readonly redirectPlan: RedirectPlan;
  /** Where things stand in the site's own code. */
  readonly places: SitePlaces;
  /** Where a URL leads that stands in the configuration or in front matter. */
  readonly resolve: ResolveUrl;
  readonly page: (route: Route) => CompiledPage | undefined;
  readonly deferred: DeferredComponents;
  readonly tags: SiteTags;
  /** See `SiteContext`. */
  readonly addresses: () => readonly string[];
  readonly languages: SiteLanguages;
  /** See `SitePageViews`. */
  readonly layoutFaults: (route: Route) => readonly Diagnostic[];
  readonly moves: LinkWorld['moves'];
  readonly madeFiles: () => MadeFiles;
}

/** All that is wrong with a site: with its parts, with its pages, and with the links between them. */
export function siteDiagnostics(site: JudgedSite): readonly Diagnostic[] {
  const { project, routes, redirectPlan, resolve, deferred, languages } = site;
  const { config } = project;
  // Without pages every link of the configuration would seem to lead nowhere.
  if (!project.isKnown) return projectFaults(project);
  const all = pagesOf(site);
  // No link leads to what the site says on a not-found page.
  const pages = routes.notFound.size === 0 ? all : new Map([...all].filter(([route]) => !routes.notFound.has(route)));
  const world = linkWorld(site, pages);
  const textOf = (file: string) => readText(join(config.root, file));
  const sources = [...routes.allSources].flatMap(([route, source]) => {
    const page = all.get(route);
    return page === undefined ? [] : [{ source, page }];
  });
  const written = sources.filter(({ source }) => source.original === undefined);
  const linkable = written.filter(({ page }) => pages.has(page.record.path));
  const inFrontmatter = ({ source, page }: WrittenPage) =>
    checkFrontmatterLinks(source, page, { world, resolve, textOf });
  const { isMoving, withFix } = addressFixes(site, { pages: written, textOf });
  const faults = [
    ...fileFaults(site, { written, textOf, isMoving }),
    ...exportedNames({ pages: written, textOf }),
    ...missingPages(site),
    ...routes.diagnostics,
    ...redirectPlan.diagnostics,
    ...navigationFaults(site, world),
    ...missingImages(site, world),
    ...headFaults(config, resolve, site.places),
    ...languages.all().flatMap(({ layout }) => layout().faults),
    ...site.madeFiles().faults,
    ...idleCode(project),
    ...idleDefaults(site),
    ...paramFaults(linkable, config, site.places),
    ...tagFaults(written, config),
    ...written.flatMap((one) => [...frontmatterFaults(one.source, resolve, config.siteUrl), ...inFrontmatter(one)]),
    ...written.flatMap(({ page }) => [
      ...page.diagnostics.map(withFix),
      ...deferred.faults(page),
      ...site.layoutFaults(page.record.path),
      ...checkLinks(page, world),
    ]),
  ];
  const untranslated = sources.filter(({ source }) => source.original !== undefined);
  const links = untranslated.flatMap((one) => [...inFrontmatter(one), ...checkLinks(one.page, world)]);
  return links.length === 0 ? faults : [...faults, ...inLanguageAlone(links, faults)];
}

/**
 * Of what is wrong with links of pages that are not translated yet, what their originals have not: what links lead to
 * in their language, nobody has written them for. That is no reason to publish nothing.
 */
function inLanguageAlone(links: readonly Diagnostic[], ofOriginals: readonly Diagnostic[]): readonly Diagnostic[] {
  const told = new Set(ofOriginals.map(placeKey));
  return links
    .filter((fault) => !told.has(placeKey(fault)))
    .map((fault) => ({ ...fault, severity: 'warning' as const }));
}

const placeKey = ({ code, place }: Diagnostic) => JSON.stringify([code, place?.file, place?.line, place?.column]);

function pagesOf({ routes, page, tags }: JudgedSite): ReadonlyMap<Route, CompiledPage> {
  const pages = new Map<Route, CompiledPage>();
  for (const route of routes.allSources.keys()) {
    const compiled = page(route);
    if (compiled === undefined) continue;
    const ids = compiled.deferred.length === 0 ? [] : tags.idsOn(route);
    pages.set(route, ids.length === 0 ? compiled : { ...compiled, ids: [...compiled.ids, ...ids] });
  }
  return pages;
}

const missingImages = ({ project, resolve, places }: JudgedSite, { meantFile }: LinkWorld): readonly Diagnostic[] =>
  headerImages(project.config).flatMap((path): Diagnostic[] => {
    const resolved = resolve(path);
    const place = places.ofText(path);
    const refusal = refusalOf(path, resolved, 'loaded');
    if (refusal !== undefined) return [{ ...refusal, place }];
    if (namesNoSite(path))
      return [addressOfNoSite(path, { code: 'missing-asset', place, without: 'the path of a file in `site/public/`' })];
    if (resolved.kind !== 'missing') return [];
    const meant = meantFile(path)?.path;
    return [
      { ...missingPublicFile(path, place), ...(meant === undefined ? {} : { hint: `did you mean \`${meant}\`?` }) },
    ];
  });
