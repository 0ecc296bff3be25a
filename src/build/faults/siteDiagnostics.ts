import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { settingsElsewhere } from '../../config/configElsewhere.ts';
import { contentPrefixOf } from '../../config/contentFolderOf.ts';
import { headerImages } from '../../config/headerImages.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SitePlaces } from '../../config/sitePlaces.ts';
import { refusalOf } from '../../markdown/links/refusedUrl.ts';
import type { Route } from '../../model/brands.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CompiledPage } from '../../model/page.ts';
import { anchorsByTrunk } from '../../redirects/movedAnchors.ts';
import type { Redirect, RedirectPlan } from '../../redirects/planRedirects.ts';
import { checkLinks, type LinkWorld, missingPublicFile } from '../../routes/checkLinks.ts';
import { createMeantFile } from '../../routes/meantFile.ts';
import { createMeantRoutes } from '../../routes/meantRoutes.ts';
import { inFolderOrder } from '../../routes/planFolderSidebars.ts';
import type { RouteTable } from '../../routes/planRoutes.ts';
import type { ResolvedUrl, UrlWorld } from '../../routes/resolveUrl.ts';
import { routesAt } from '../../routes/routeOf.ts';
import { isFile, readText } from '../../system/files.ts';
import type { NavigationWorld } from '../elsewhere/navigationIn.ts';
import { oldAddressFixes } from '../elsewhere/oldAddressFixes.ts';
import { pageIdFixes } from '../elsewhere/pageIdFixes.ts';
import { withFolderFiles } from '../elsewhere/withFolderFiles.ts';
import { withNavigation } from '../elsewhere/withNavigation.ts';
import { withNewNames } from '../elsewhere/withNewNames.ts';
import type { MadeFiles } from '../files/madeFiles.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { SiteLanguages } from '../navigation/siteLanguages.ts';
import type { DeferredComponents } from '../page/deferredComponents.ts';
import { type Project, projectFaults } from '../project.ts';
import { checkFrontmatterLinks } from './checkFrontmatterLinks.ts';
import { frontmatterFaults } from './frontmatterFaults.ts';
import { headFaults } from './headFaults.ts';
import { idleDefaults } from './idleDefaults.ts';
import { missingPages } from './missingPages.ts';
import { navigationFaults } from './navigationFaults.ts';
import type { WrittenPage } from './pagesWorld.ts';
import { paramFaults } from './paramFaults.ts';
import { idleCode } from './siteCode.ts';
import { translationsBeside } from './translationsBeside.ts';
import { unnamedLanguages } from './unnamedLanguages.ts';
import { withoutDownloads } from './withoutDownloads.ts';

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
  const linkWorld = linkWorldOf(site, pages);
  const textOf = (file: string) => readText(join(config.root, file));
  const sources = [...routes.allSources].flatMap(([route, source]) => {
    const page = all.get(route);
    return page === undefined ? [] : [{ source, page }];
  });
  const written = sources.filter(({ source }) => source.original === undefined);
  const inFrontmatter = ({ source, page }: WrittenPage) =>
    checkFrontmatterLinks(source, page, { world: linkWorld, resolve, textOf });
  const { isMoving, withFix } = addressFixes(site, { written, textOf });
  const faults = [
    ...faultsOfFiles(site, { written, textOf, isMoving }),
    ...missingPages(site),
    ...routes.diagnostics,
    ...redirectPlan.diagnostics,
    ...navigationFaults(site, linkWorld),
    ...missingImages(site, linkWorld),
    ...headFaults(config, resolve, site.places),
    ...languages.all().flatMap(({ layout }) => layout().faults),
    ...site.madeFiles().faults,
    ...idleCode(project),
    ...idleDefaults(site),
    ...paramFaults(
      written.filter(({ page }) => pages.has(page.record.path)),
      config,
      site.places,
    ),
    ...written.flatMap((one) => [...frontmatterFaults(one.source, resolve, config.siteUrl), ...inFrontmatter(one)]),
    ...written.flatMap(({ page }) => [
      ...page.diagnostics.map(withFix),
      ...deferred.faults(page),
      ...checkLinks(page, linkWorld),
    ]),
  ];
  const untranslated = sources.filter(({ source }) => source.original !== undefined);
  const links = untranslated.flatMap((one) => [...inFrontmatter(one), ...checkLinks(one.page, linkWorld)]);
  return links.length === 0 ? faults : [...faults, ...inLanguageAlone(links, faults)];
}

/**
 * Of what is wrong with links of pages that are not translated yet, what their originals have not: what links lead to in
 * their language, nobody has written them for. That is no reason to publish nothing.
 */
function inLanguageAlone(links: readonly Diagnostic[], ofOriginals: readonly Diagnostic[]): readonly Diagnostic[] {
  const told = new Set(ofOriginals.map(placeKey));
  return links
    .filter((fault) => !told.has(placeKey(fault)))
    .map((fault) => ({ ...fault, severity: 'warning' as const }));
}

const placeKey = ({ code, place }: Diagnostic) => JSON.stringify([code, place?.file, place?.line, place?.column]);

/** What corrects keys of front matter that name addresses, and whether pages get other addresses by it. */
function addressFixes({ project, routes }: JudgedSite, { written, textOf }: Omit<FilesWorld, 'isMoving'>) {
  const hasRoute = (route: string) => routes.sourceOf.has(route as Route);
  const fixes = oldAddressFixes({ pages: written, hasRoute, redirects: project.redirects, textOf });
  const hasIds = written.some(({ source }) => 'id' in source.keyLines) && isOfDocusaurus(project.config);
  const ids = pageIdFixes({ pages: hasIds ? written : [], hasRoute, textOf });
  return {
    isMoving: ids.size > 0,
    withFix(fault: Diagnostic): Diagnostic {
      const fix = fixes.get(fault);
      return { ...fault, ...(fix === undefined ? {} : { fix }), ...ids.get(fault) };
    },
  };
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
  const prefix = contentPrefixOf(config);
  const included = new Set(written.flatMap(({ page }) => page.includes.map(({ path }) => path)));
  const pageOf = new Map(written.map((one) => [one.page.record, one]));
  const pages = inFolderOrder([...pageOf.keys()]).flatMap((record) => pageOf.get(record) ?? []);
  const named = withNewNames(withoutDownloads(projectFaults(project), written), {
    included,
    pages: routes.routeOfFile.keys(),
    prefix,
  });
  const placed = withNavigation([...named, ...translationsBeside(project), ...unnamedLanguages(project)], {
    ...site,
    config,
    sourceOf: routes.sourceOf,
    partials: [...project.content.partials.keys()],
    drafts: routes.drafts,
    prefix,
    textOf,
    isMoving,
  });
  // Files of folders that are one navigation are told of as that.
  const untold = new Set(named);
  return withFolderFiles(placed, { pages, prefix, textOf, isTold: (fault) => !untold.has(fault) });
}

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
  const { root, contentDir, plannedRoutes } = project.config;
  return {
    ...world,
    pages,
    redirects: oldAddresses(redirectPlan.redirects, routes),
    moves,
    planned: new Set(plannedRoutes),
    drafts: routes.drafts,
    folderElsewhere: (path) => ['public', 'static'].find((folder) => existsSync(join(root, folder, path))),
    // Files of `site/public` and `static` are published by another address, or meant to be.
    isOutside: (path) => !/(?:^|\/)(?:public|static)\//.test(path) && isFile(join(contentDir, path)),
    isPartial: (path) => existsSync(join(root, contentPrefixOf(project.config), path)),
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
    return [
      { ...missingPublicFile(path, place), ...(meant === undefined ? {} : { hint: `did you mean \`${meant}\`?` }) },
    ];
  });
}
