import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../config/siteConfig.ts';
import type { SitePlaces } from '../config/sitePlaces.ts';
import { inAllLanguages, indexFileOf, localeFolderOf } from '../config/translations.ts';
import { refusedUrl } from '../markdown/refusedUrl.ts';
import type { Route } from '../model/brands.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { CompiledPage } from '../model/page.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { anchorsByTrunk } from '../redirects/movedAnchors.ts';
import type { Redirect, RedirectPlan } from '../redirects/planRedirects.ts';
import { checkLinks, type LinkWorld, missingAsset } from '../routes/checkLinks.ts';
import { soleAlike } from '../routes/fixLink.ts';
import { addressNow } from '../routes/linkRemedy.ts';
import { createMeantRoutes } from '../routes/meantRoutes.ts';
import type { RouteTable } from '../routes/planRoutes.ts';
import type { ResolvedUrl, UrlWorld } from '../routes/resolveUrl.ts';
import { routesAt } from '../routes/routeOf.ts';
import { readText } from '../system/files.ts';
import { checkFrontmatterLinks } from './checkFrontmatterLinks.ts';
import { linksInLanguage, navigationLinks } from './checkNavigation.ts';
import type { DeferredComponents } from './deferredComponents.ts';
import { frontmatterFaults } from './frontmatterFaults.ts';
import { headFaults } from './headFaults.ts';
import type { Navigation } from './navigation.ts';
import { type Project, prefixOf } from './project.ts';
import type { SiteLanguages } from './siteLanguages.ts';

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
  readonly languages: SiteLanguages;
}

/** All that is wrong with a site: with its parts, with its pages, and with the links between them. */
export function siteDiagnostics(site: JudgedSite): readonly Diagnostic[] {
  const { project, routes, world, navigation, redirectPlan, resolve, deferred, languages } = site;
  const { config } = project;
  // Without pages every link of the configuration would seem to lead nowhere.
  if (!project.isKnown) return project.diagnostics;
  const pages = allPages(site);
  const redirects = oldAddresses(redirectPlan.redirects, routes);
  const planned = new Set(config.plannedRoutes);
  const folderElsewhere = (path: string) =>
    ['public', 'static'].find((folder) => existsSync(join(config.root, folder, path)));
  const textOf = ({ file }: SourceFile) => readText(join(config.root, file));
  const meant = createMeantRoutes(pages.keys(), world.translations);
  const linkWorld: LinkWorld = { ...world, pages, redirects, planned, drafts: routes.drafts, folderElsewhere, meant };
  return [
    ...project.diagnostics,
    ...withoutPages(project),
    ...withoutStart(site),
    ...emptyLanguages(site),
    ...routes.diagnostics,
    ...redirectPlan.diagnostics,
    ...navigation.diagnostics.map((fault) => withNewAddress(fault, site, linkWorld)),
    ...inAllLanguages(config).flatMap((language) => navigationAnchors(language, site, linkWorld)),
    ...missingLogos(site),
    ...headFaults(config, resolve, site.places),
    ...languages.all().flatMap(({ layout }) => layout().faults),
    ...[...routes.sourceOf].flatMap(([route, source]) => {
      const page = pages.get(route);
      if (page === undefined) return [];
      return [
        ...frontmatterFaults(source, resolve, config.siteUrl),
        ...checkFrontmatterLinks(source, page, { world: linkWorld, resolve, textOf }),
      ];
    }),
    ...[...pages.values()].flatMap((page) => [
      ...page.diagnostics,
      ...deferred.faults(page),
      ...checkLinks(page, linkWorld),
    ]),
  ];
}

function allPages({ routes, page }: JudgedSite): ReadonlyMap<string, CompiledPage> {
  const pages = new Map<string, CompiledPage>();
  for (const route of routes.sourceOf.keys()) {
    const compiled = page(route);
    if (compiled !== undefined) pages.set(route, compiled);
  }
  return pages;
}

/** Without a page there is nothing to publish: a build in the wrong folder would take the whole site away. */
function withoutPages({ config, content }: Project): readonly Diagnostic[] {
  if (content.sources.length > 0) return [];
  const folder = prefixOf(config);
  return [
    {
      severity: 'error',
      code: 'no-pages',
      message: `There is no page in ${folder === '' ? 'the folder' : `\`${folder}\``}: a page is a file whose name ends with \`.md\` or \`.mdx\` and does not begin with \`_\`.`,
      place: { file: `${folder}index.md`, line: 1, column: 1 },
      hint: `echo '# Welcome' > ${folder}index.md`,
    },
  ];
}

/** Folders that were never a site often begin below their root: its address would be the first that is tried. */
function withoutStart({ project, routes, world, redirectPlan }: JudgedSite): readonly Diagnostic[] {
  const [first] = routes.sourceOf.keys();
  const isThere = world.hasRoute('/') || world.hasAsset('/index.html');
  if (first === undefined || isThere || redirectPlan.redirects.some(({ from }) => from === '/')) return [];
  const file = `${prefixOf(project.config)}index.md`;
  return [
    {
      severity: 'warning',
      code: 'no-start-page',
      message: 'The site has no start page: at its address, readers are told that there is no page.',
      place: { file, line: 1, column: 1 },
      hint: `write \`${file}\`, or let \`/: ${first}\` in \`redirects.yaml\` lead to a page`,
    },
  ];
}

/** Languages of the site in which there is no page. Where the name is no folder's, that is told elsewhere. */
function emptyLanguages({ project: { config }, routes, places }: JudgedSite): readonly Diagnostic[] {
  const filled = new Set(
    [...routes.sourceOf.values()].flatMap(({ relativePath }) => /^[^/]+(?=\/)/.exec(relativePath) ?? []),
  );
  return config.translations
    .map(localeFolderOf)
    .filter((name) => !filled.has(name) && !name.includes('/'))
    .map((name) => {
      const folder = prefixOf(config) + name;
      const alike = soleAlike(name, filled);
      return {
        severity: 'error',
        code: 'config-invalid',
        message: `\`locales\` names \`${name}\`, and there is no page in \`${folder}\`.`,
        place: places.ofKey(name),
        hint:
          alike === undefined
            ? `write \`${folder}/index.md\`, or delete the entry`
            : `write \`${alike}\`: so the folder is called`,
      };
    });
}

/** Entries of the navigation that lead to headings that their pages do not have; of the pages, navigation itself tells. */
const navigationAnchors = (language: SiteConfig, { resolve, places }: JudgedSite, world: LinkWorld) =>
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

function missingLogos({ project, resolve, places }: JudgedSite): readonly Diagnostic[] {
  const { logo, darkLogo } = project.config;
  return [logo, darkLogo].flatMap((path): Diagnostic[] => {
    if (path === undefined) return [];
    const { kind } = resolve(path);
    const place = places.ofText(path);
    if (kind === 'unsafe') return [{ severity: 'error', code: 'unsafe-url', ...refusedUrl(path), place }];
    return kind === 'missing' ? [missingAsset(path, place)] : [];
  });
}

/** Old addresses with where they lead; a heading's under the route of its page. */
function oldAddresses(redirects: readonly Redirect[], routes: RouteTable): ReadonlyMap<string, string> {
  const headings = [...anchorsByTrunk(redirects)].flatMap(([trunk, moved]) => {
    const route = routesAt(trunk).find((candidate) => routes.sourceOf.has(candidate as Route));
    return moved.map(([slug, to]) => [`${route}#${slug}`, to] as const);
  });
  return new Map([...redirects.map(({ from, to }) => [from, to] as const), ...headings]);
}
