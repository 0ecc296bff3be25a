import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { settingsElsewhere } from '../../config/configElsewhere.ts';
import { headerImages } from '../../config/headerImages.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SitePlaces } from '../../config/sitePlaces.ts';
import { refusalOf } from '../../markdown/refusedUrl.ts';
import type { Route } from '../../model/brands.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CompiledPage } from '../../model/page.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { anchorsByTrunk } from '../../redirects/movedAnchors.ts';
import type { Redirect, RedirectPlan } from '../../redirects/planRedirects.ts';
import { checkLinks, type LinkWorld, missingAsset } from '../../routes/checkLinks.ts';
import { createMeantFile } from '../../routes/meantFile.ts';
import { createMeantRoutes } from '../../routes/meantRoutes.ts';
import { inFolderOrder } from '../../routes/planFolderSidebars.ts';
import type { RouteTable } from '../../routes/planRoutes.ts';
import type { ResolvedUrl, UrlWorld } from '../../routes/resolveUrl.ts';
import { routesAt } from '../../routes/routeOf.ts';
import { readText } from '../../system/files.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { SiteLanguages } from '../navigation/siteLanguages.ts';
import type { DeferredComponents } from '../page/deferredComponents.ts';
import { type Project, prefixOf, projectFaults } from '../project.ts';
import { checkFrontmatterLinks } from './checkFrontmatterLinks.ts';
import { frontmatterFaults } from './frontmatterFaults.ts';
import { headFaults } from './headFaults.ts';
import { missingPages } from './missingPages.ts';
import { navigationFaults } from './navigationFaults.ts';
import type { NavigationWorld } from './navigationIn.ts';
import { oldAddressFixes } from './oldAddressFixes.ts';
import { pageIdFixes } from './pageIdFixes.ts';
import { withFolderFiles } from './withFolderFiles.ts';
import { withNavigation } from './withNavigation.ts';
import { withNewNames } from './withNewNames.ts';

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
  readonly resolve: (url: string, fromFile?: string) => ResolvedUrl;
  readonly page: (route: Route) => CompiledPage | undefined;
  readonly deferred: DeferredComponents;
  /** See `SiteContext`. */
  readonly addresses: () => readonly string[];
  readonly languages: SiteLanguages;
  /** See `LinkWorld`. */
  readonly moves: LinkWorld['moves'];
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
  const linkWorld = linkWorldOf(site, pages);
  const textOf = (file: string) => readText(join(config.root, file));
  const sources = [...routes.allSources].flatMap(([route, source]) => {
    const page = all.get(route);
    return page === undefined ? [] : [{ source, page }];
  });
  const written = sources.filter(({ source }) => source.original === undefined);
  const inFrontmatter = ({ source, page }: WrittenPage) =>
    checkFrontmatterLinks(source, page, { world: linkWorld, resolve, textOf });
  const hasRoute = (route: string) => routes.sourceOf.has(route as Route);
  const fixes = oldAddressFixes({ pages: written, hasRoute, redirects: project.redirects, textOf });
  const ids = pageIdFixes({
    pages: written.some(({ source }) => 'id' in source.keyLines) && isOfDocusaurus(config) ? written : [],
    hasRoute,
    textOf,
  });
  const withAddresses = (fault: Diagnostic): Diagnostic => {
    const fix = fixes.get(fault);
    return { ...fault, ...(fix === undefined ? {} : { fix }), ...ids.get(fault) };
  };
  const faults = [
    ...faultsOfFiles(site, { written, textOf, isMoving: ids.size > 0 }),
    ...missingPages(site),
    ...routes.diagnostics,
    ...redirectPlan.diagnostics,
    ...navigationFaults(site, linkWorld),
    ...missingImages(site, linkWorld),
    ...headFaults(config, resolve, site.places),
    ...languages.all().flatMap(({ layout }) => layout().faults),
    ...written.flatMap((one) => [...frontmatterFaults(one.source, resolve, config.siteUrl), ...inFrontmatter(one)]),
    ...written.flatMap(({ page }) => [
      ...page.diagnostics.map(withAddresses),
      ...deferred.faults(page),
      ...checkLinks(page, linkWorld),
    ]),
  ];
  if (written.length === sources.length) return faults;
  // A page that is not translated yet has the faults of its original. What its links lead to in its language, nobody has
  // written them for: that is no reason to publish nothing.
  const told = new Set(faults.map(placeKey));
  const untranslated = sources.filter(({ source }) => source.original !== undefined);
  const links = untranslated.flatMap((one) => [...inFrontmatter(one), ...checkLinks(one.page, linkWorld)]);
  const own = links.filter((fault) => !told.has(placeKey(fault)));
  return [...faults, ...own.map((fault) => ({ ...fault, severity: 'warning' as const }))];
}

/** A source with the page that was made of it. */
interface WrittenPage {
  readonly source: SourceFile;
  readonly page: CompiledPage;
}

/** Whether pages are where Docusaurus has them, below the content folder. Those of translations have other addresses. */
function isOfDocusaurus({ root, translations }: SiteConfig): boolean {
  const settings = translations.length === 0 ? settingsElsewhere(root) : undefined;
  return settings?.generator === 'Docusaurus' && !settings.isElsewhere;
}

interface FilesWorld extends Pick<NavigationWorld, 'textOf' | 'isMoving'> {
  readonly written: readonly WrittenPage[];
}

/** Faults of the project's files; those of files that other generators read say what to write here instead. */
function faultsOfFiles(site: JudgedSite, { written, textOf, isMoving }: FilesWorld): readonly Diagnostic[] {
  const { project, routes } = site;
  const { config } = project;
  const prefix = prefixOf(config);
  const included = new Set(written.flatMap(({ page }) => page.includes.map(({ path }) => path)));
  const pageOf = new Map(written.map((one) => [one.page.record, one]));
  const pages = inFolderOrder([...pageOf.keys()]).flatMap((record) => {
    const { source, page } = pageOf.get(record) ?? {};
    return source === undefined || page === undefined ? [] : [[source, page] as const];
  });
  const named = withNewNames(projectFaults(project), { included, pages: routes.routeOfFile.keys(), prefix });
  const placed = withNavigation(named, {
    ...site,
    config,
    sourceOf: routes.sourceOf,
    drafts: routes.drafts,
    prefix,
    textOf,
    isMoving,
  });
  return withFolderFiles(placed, { pages, prefix, textOf });
}

const placeKey = ({ code, place }: Diagnostic) => JSON.stringify([code, place?.file, place?.line, place?.column]);

function pagesOf({ routes, page }: JudgedSite): ReadonlyMap<Route, CompiledPage> {
  const pages = new Map<Route, CompiledPage>();
  for (const route of routes.allSources.keys()) {
    const compiled = page(route);
    if (compiled !== undefined) pages.set(route, compiled);
  }
  return pages;
}

function linkWorldOf(
  { project, routes, world, redirectPlan, addresses, moves }: JudgedSite,
  pages: ReadonlyMap<string, CompiledPage>,
): LinkWorld {
  const { root, plannedRoutes } = project.config;
  return {
    ...world,
    pages,
    redirects: oldAddresses(redirectPlan.redirects, routes),
    moves,
    planned: new Set(plannedRoutes),
    drafts: routes.drafts,
    folderElsewhere: (path) => ['public', 'static'].find((folder) => existsSync(join(root, folder, path))),
    meant: createMeantRoutes(pages.keys(), world.translations),
    meantFile: createMeantFile(() => addresses().filter(world.hasAsset)),
  };
}

/** Old addresses with where they lead; a heading's under the route of its page. */
function oldAddresses(redirects: readonly Redirect[], routes: RouteTable): ReadonlyMap<string, string> {
  const headings = [...anchorsByTrunk(redirects)].flatMap(([trunk, moved]) => {
    const route = routesAt(trunk).find((candidate) => routes.sourceOf.has(candidate as Route));
    return moved.map(([slug, to]) => [`${route}#${slug}`, to] as const);
  });
  return new Map([...redirects.map(({ from, to }) => [from, to] as const), ...headings]);
}

function missingImages({ project, resolve, places }: JudgedSite, { meantFile }: LinkWorld): readonly Diagnostic[] {
  return headerImages(project.config).flatMap((path): Diagnostic[] => {
    const resolved = resolve(path);
    const place = places.ofText(path);
    const refusal = refusalOf(path, resolved, 'loaded');
    if (refusal !== undefined) return [{ ...refusal, place }];
    if (resolved.kind !== 'missing') return [];
    const meant = meantFile(path)?.path;
    return [{ ...missingAsset(path, place), ...(meant === undefined ? {} : { hint: `did you mean \`${meant}\`?` }) }];
  });
}
