import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { BuildResult, Metafile } from 'esbuild';
import { withImports } from '../system/bundler/withImports.ts';

/** Files that the browser loads, by the part they play. Paths are relative to the assets folder. */
export interface ClientManifest {
  readonly boot: string;
  readonly entry: string;
  readonly redirect: string;
  /** Leads on from headings that went elsewhere; used only by pages that have such. */
  readonly moved: string;
  /** Loads the tag manager; used only where a container is configured. */
  readonly analytics: string;
  /** Closes an announcement; used only where the site has one. */
  readonly announcement: string;
  /** Leads links to other versions of the site to the same page; used only where there are such. */
  readonly versions: string;
  /** Keeps the place in a page where its language is changed; used only where there are several. */
  readonly languages: string;
  /** Finds near pages on the not-found page. */
  readonly notFound: string;
  /** What the not-found page alone shows. */
  readonly notFoundStyles: string;
  readonly styles: string;
  /** Styles of what only some pages show; none in dev, where all pages have them. */
  readonly components: string;
  /** The same, and those of a hero besides: landing pages have them in place of the others. */
  readonly landing: string;
  /** Island name to its module, and after that all that the module imports. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  /** What a browser compares those files with that a page names in a tag: `sha256-…` by name. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** All files of the bundle, and the manifest that names those that pages load. */
export function gatherClient(
  results: readonly BuildResult[],
  islands: readonly string[],
): { readonly manifest: ClientManifest; readonly files: ReadonlyMap<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  const named: Record<string, string> = {};
  const imports = new Map<string, readonly string[]>();
  for (const { metafile, outputFiles } of results) {
    for (const [path, output] of Object.entries(metafile?.outputs ?? {})) {
      const file = basename(path);
      imports.set(file, importsOf(output));
      if (output.entryPoint !== undefined) named[file.slice(0, file.indexOf('.'))] = file;
    }
    for (const { path, contents } of outputFiles ?? []) files.set(basename(path), contents);
  }
  const tagged = Object.fromEntries(TAGGED.map((part) => [part, named[part] ?? ''])) as Pick<ClientManifest, Tagged>;
  const inTags = new Set(Object.values(tagged));
  const manifest = {
    ...tagged,
    // With all that they need: a browser would find those out one after the other.
    islands: Object.fromEntries(islands.map((name) => [name, withImports(named[name] ?? '', imports)])),
    integrity: Object.fromEntries(
      [...files].filter(([name]) => inTags.has(name)).map(([name, contents]) => [name, integrityOf(contents)]),
    ),
  };
  return { manifest, files };
}

/** What pages load by tags. Islands are imported: no page can tie those to a hash without a list of all of them. */
type Tagged = Exclude<keyof ClientManifest, 'islands' | 'integrity'>;

const TAGGED: readonly Tagged[] = [
  'boot',
  'entry',
  'redirect',
  'moved',
  'analytics',
  'announcement',
  'versions',
  'languages',
  'notFound',
  'notFoundStyles',
  'styles',
  'components',
  'landing',
];

/** That of a client that could not be bundled. */
export const NO_CLIENT: ClientManifest = gatherClient([], []).manifest;

/** What a file of the bundle imports statically. */
const importsOf = ({ imports }: Metafile['outputs'][string]): string[] =>
  imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => basename(path));

/** What a tag names for the browser to compare a file with. */
export const integrityOf = (contents: Uint8Array) => `sha256-${createHash('sha256').update(contents).digest('base64')}`;
