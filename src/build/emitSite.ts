import type { Route } from '../model/brands.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { lazy } from '../model/lazy.ts';
import type { OutputFile } from '../model/outputFile.ts';
import type { PageRecord } from '../model/page.ts';
import { keyOf } from '../output/createTakenPaths.ts';
import { contentHash } from '../system/contentHash.ts';
import { projectPath } from '../system/projectPath.ts';
import { ownFiles } from './files/ownFiles.ts';
import { chunkOf, pageFiles } from './files/pageFiles.ts';
import { type KeepFiles, siteFiles } from './files/siteFiles.ts';
import type { Site } from './site.ts';

/** Takes the files of a site as they are made. */
export interface OutputSink {
  readonly has: (path: string) => boolean;
  readonly put: (path: string, file: OutputFile) => void;
}

/** A page that is to be made, with the number of its chunk. */
export interface NumberedRoute {
  readonly route: Route;
  readonly number: number;
}

/**
 * The site's routes with their chunk numbers, in route order. A number comes from the route's name, not from its place:
 * a page more or less leaves the files of all others as they are.
 */
export function numberedRoutes(site: Site): NumberedRoute[] {
  const taken = new Set<number>();
  return [...site.routes.sourceOf.keys()].map((route) => {
    let number = Number.parseInt(contentHash(route).slice(-4), 36);
    while (taken.has(number)) number += 1;
    taken.add(number);
    return { route, number };
  });
}

/** Makes the files of one page and hands them to the sink; yields their paths, and clashes with other files. */
export function emitPage(
  site: Site,
  { route, number }: NumberedRoute,
  sink: OutputSink,
): { readonly paths: readonly string[]; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const paths: string[] = [];
  for (const [path, file] of pageFiles(site, route, number)) {
    if (sink.has(path)) {
      const isOwn = paths.some((other) => keyOf(other).startsWith(`${keyOf(path)}/`));
      diagnostics.push(isOwn ? ownClash(path, route, fileOf(site, route)) : pageClash(site, route, path));
      continue;
    }
    sink.put(path, file);
    paths.push(path);
  }
  site.release(route);
  return { paths, diagnostics };
}

/** That a page would be written over a file that is there. */
export function pageClash(site: Site, route: Route, path: string): Diagnostic {
  const file = fileOf(site, route);
  return clash(path, { owner: file ?? route, file });
}

const fileOf = ({ routes }: Site, route: Route) => routes.sourceOf.get(route)?.file;

/**
 * Makes the files that belong to no single page, once all pages are made. `pathsOf` are the paths of each page's files.
 * For `keep` see `siteFiles`.
 */
export function emitRest(
  site: Site,
  pathsOf: ReadonlyMap<Route, readonly string[]>,
  sink: OutputSink,
  keep?: KeepFiles,
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
  for (const { path, file, owner, optional } of siteFiles(site, { chunks, records }, keep)) {
    if (!sink.has(path)) sink.put(path, file);
    else if (optional !== true) {
      const first = firstAt(path, keys());
      diagnostics.push(clash(path, { owner, file: file.kind === 'copy' ? owner : undefined, first }));
    }
  }
  return diagnostics;
}

/** The paths that are written for files of the project, as keys, each with its file; in the order of writing. */
function ownKeys(
  { routes, project }: Site,
  pathsOf: ReadonlyMap<Route, readonly string[]>,
): (readonly [key: string, file: string])[] {
  return [
    ...[...pathsOf].flatMap(([route, paths]) =>
      paths.map((path) => [keyOf(path), routes.sourceOf.get(route)?.file ?? route] as const),
    ),
    ...ownFiles(project).map(
      ({ relativePath, absolutePath }) =>
        [keyOf(relativePath), projectPath(project.config.root, absolutePath)] as const,
    ),
  ];
}

/** The first file that takes the place of a path: the same, or one that is its folder or stands in it. */
function firstAt(path: string, keys: readonly (readonly [key: string, file: string])[]): string | undefined {
  const key = keyOf(path);
  return keys.find(([other]) => other === key || other.startsWith(`${key}/`) || key.startsWith(`${other}/`))?.[1];
}

/** Two that want one path. */
interface Rivals {
  /** What the second is written for, in words. */
  readonly owner: string;
  /** The project's file that the second is written for, if there is one. */
  readonly file: string | undefined;
  /** The project's file that the first is written for, if there is one. */
  readonly first?: string | undefined;
}

function clash(path: string, { owner, file, first }: Rivals): Diagnostic {
  const isOther = first !== undefined && first !== owner;
  return {
    severity: 'error',
    code: 'output-clash',
    message: isOther
      ? `\`${path}\` would be written twice: for \`${first}\` and for \`${owner}\`.`
      : `\`${path}\` would be written twice, the second time for \`${owner}\`.`,
    ...(file === undefined ? {} : { place: startOf(file) }),
    ...(isOther ? { related: [startOf(first)] } : {}),
    hint:
      /\.md$/i.test(first ?? '') && file !== undefined && /\.html$/i.test(file)
        ? insteadOfPage(file)
        : 'rename one of the two',
  };
}

/** Docsify has an `index.html` beside its pages that shows all of them. */
const insteadOfPage = (file: string) =>
  `delete \`${file}\` if another generator shows the page with it, else rename one of the two`;

/** Of a page in `a.html/`, the small page of its other spelling is `a.html`. */
const ownClash = (path: string, route: Route, file: string | undefined): Diagnostic => ({
  severity: 'error',
  code: 'output-clash',
  message: `\`${path}\` would be a file and a folder at once, both for the page \`${route}\`.`,
  ...(file === undefined ? {} : { place: startOf(file) }),
  hint: `write \`permalink: ${route.slice(0, -1)}\`, or leave \`.html\` out of the file's name`,
});

const startOf = (file: string): Place => ({ file, line: 1, column: 1 });
