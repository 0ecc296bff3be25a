import type { Route } from '../model/brands.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { lazy } from '../model/lazy.ts';
import type { OutputFile } from '../model/outputFile.ts';
import type { PageRecord } from '../model/page.ts';
import { isInTheWay, keyOf } from '../output/createTakenPaths.ts';
import { projectPath } from '../system/projectPath.ts';
import { outputClash, ownClash, pageClash } from './faults/outputClash.ts';
import { ownFiles } from './files/ownFiles.ts';
import { chunkOf, pageFiles } from './files/pageFiles.ts';
import { type KeepFiles, siteFiles } from './files/siteFiles.ts';
import type { NumberedRoute } from './numberedRoutes.ts';
import type { Site } from './site.ts';

interface OutputSink {
  readonly has: (path: string) => boolean;
  readonly put: (path: string, file: OutputFile) => void;
}

/**
 * Makes the files of one page and hands them to the sink; yields their paths, clashes with other files, and what is
 * wrong with what the site puts on the page.
 */
export function emitPage(
  site: Site,
  { route, number }: NumberedRoute,
  sink: OutputSink,
): { readonly paths: readonly string[]; readonly diagnostics: readonly Diagnostic[] } {
  const { file: source } = site.routes.sourceOf.get(route) ?? {};
  const diagnostics: Diagnostic[] = [];
  const paths: string[] = [];
  for (const [path, file] of pageFiles(site, route, number)) {
    if (sink.has(path)) {
      const isOwn = paths.some((other) => keyOf(other).startsWith(`${keyOf(path)}/`));
      diagnostics.push(isOwn ? ownClash(path, route, source) : pageClash(path, route, site.routes.sourceOf));
      continue;
    }
    sink.put(path, file);
    paths.push(path);
  }
  site.release(route);
  return { paths, diagnostics: [...diagnostics, ...site.layoutFaults(route)] };
}

/**
 * Makes the files that belong to no single page, once all pages are made. `pathsOf` are the paths of each page's files.
 * For `keep` see `siteFiles`.
 */
export function emitRest(
  site: Site,
  pathsOf: ReadonlyMap<Route, readonly string[]>,
  { sink, keep }: { readonly sink: OutputSink; readonly keep?: KeepFiles },
): readonly Diagnostic[] {
  const chunks = new Map<string, readonly [number, string]>();
  const records: PageRecord[] = [];
  for (const [route, source] of site.routes.sourceOf) {
    const chunk = chunkOf(pathsOf.get(route) ?? []);
    if (chunk !== undefined) chunks.set(route, chunk);
    const record = site.page(route)?.record;
    if (record !== undefined && source.frontmatter.unlisted !== true) records.push(record);
  }
  const diagnostics: Diagnostic[] = [];
  const keys = lazy(() => ownKeys(site, pathsOf));
  for (const { path, file, owner, optional, place } of siteFiles(site, { chunks, records }, keep)) {
    if (!sink.has(path)) sink.put(path, file);
    else if (optional !== true) {
      const key = keyOf(path);
      const first = keys().find(([other]) => isInTheWay(other, key))?.[1];
      diagnostics.push(outputClash(path, { owner, file: file.kind === 'copy' ? owner : undefined, place, first }));
    }
  }
  return diagnostics;
}

/** The paths that are written for files of the project, as keys, each with its file; in the order of writing. */
const ownKeys = (
  { routes, project }: Site,
  pathsOf: ReadonlyMap<Route, readonly string[]>,
): (readonly [key: string, file: string])[] => [
  ...[...pathsOf].flatMap(([route, paths]) =>
    paths.map((path) => [keyOf(path), routes.sourceOf.get(route)?.file ?? route] as const),
  ),
  ...ownFiles(project).map(
    ({ relativePath, absolutePath }) => [keyOf(relativePath), projectPath(project.config.root, absolutePath)] as const,
  ),
];
