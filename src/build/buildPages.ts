import type { Route } from '../model/brands.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { PublishedFile, Stage } from '../output/createStage.ts';
import type { OutputMarker } from '../output/outputMarker.ts';
import { refuseOutputFolder } from '../output/refuseOutputFolder.ts';
import type { BuildRequest } from './build.ts';
import type { BuiltPage } from './buildStore.ts';
import { emitPage, emitRest, type NumberedRoute, numberedRoutes } from './emitSite.ts';
import { outputFacts } from './outputFacts.ts';
import { memoryCache } from './pageCache.ts';
import { readProject } from './project.ts';
import { createSite, type Site } from './site.ts';

/** A site whose files are all staged. */
export interface BuiltSite {
  /** By route, for the next build. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** All that is wrong with it. */
  readonly diagnostics: () => readonly Diagnostic[];
  readonly facts: () => Omit<OutputMarker, 'files'>;
}

/** Reads a project and stages its files. Pages that `before` has, unchanged in source and surroundings, are kept as they are. */
export async function buildPages(
  { onProgress, strict: _strict, cache: _cache, ...request }: BuildRequest,
  stage: Stage,
  before: ReadonlyMap<string, BuiltPage>,
): Promise<BuiltSite> {
  const project = await readProject(request);
  refuseOutputFolder(project.config);
  const site = createSite(project, memoryCache());
  const clashes: Diagnostic[] = [];
  const pages = new Map<string, BuiltPage>();
  const all = numberedRoutes(site);
  let done = 0;
  const finish = (route: Route, page: BuiltPage | undefined) => {
    if (page !== undefined) pages.set(route, page);
    done += 1;
    onProgress('pages', done, all.length);
  };
  const late: NumberedRoute[] = [];
  for (const numbered of all) {
    const { route } = numbered;
    const kept = keepPage(site, numbered, { stage, before });
    if (kept !== undefined) finish(route, kept);
    // A page that lists others comes when all of them are known.
    else if ((site.page(route)?.deferred.length ?? 0) > 0) late.push(numbered);
    else finish(route, makePage(site, numbered, stage, clashes));
  }
  for (const numbered of late) finish(numbered.route, makePage(site, numbered, stage, clashes));
  const pathsOf = new Map(all.map(({ route }) => [route, pages.get(route)?.files.map(([path]) => path) ?? []]));
  clashes.push(...emitRest(site, pathsOf, stage));
  return { pages, diagnostics: () => [...site.diagnostics(), ...clashes], facts: () => outputFacts(site) };
}

function keepPage(
  site: Site,
  { route, number }: NumberedRoute,
  { stage, before }: { readonly stage: Stage; readonly before: ReadonlyMap<string, BuiltPage> },
): BuiltPage | undefined {
  const built = before.get(route);
  if (built === undefined || !site.adopt(route, built.known)) return undefined;
  // The number of a chunk is part of its file's name.
  const sameNumber = built.files.some(([path]) => path.startsWith(`assets/chunks/${number}.`));
  if (!sameNumber || site.frameKey(built.known.page) !== built.frameKey || !stage.keep(built.files)) return undefined;
  return built;
}

function makePage(site: Site, numbered: NumberedRoute, stage: Stage, clashes: Diagnostic[]): BuiltPage | undefined {
  const files: PublishedFile[] = [];
  const { diagnostics } = emitPage(site, numbered, {
    has: stage.has,
    put: (path, file) => {
      files.push(stage.put(path, file));
    },
  });
  clashes.push(...diagnostics);
  const known = site.known(numbered.route);
  return known === undefined ? undefined : { known, frameKey: site.frameKey(known.page), files };
}
