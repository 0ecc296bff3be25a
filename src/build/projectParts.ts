import { join } from 'node:path';
import { ADDRESS_LOCK, readAddressLock } from '../addresses/addressLock.ts';
import { contentPrefixOf } from '../config/folders/contentFolderOf.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import { conflictMarks } from '../content/conflictMarks.ts';
import { decodeSource } from '../content/decodeSource.ts';
import { type InputFiles, openInputFiles } from '../content/inputFiles.ts';
import { listContent, noFile, outsideLink, readSource, unreadableFolder } from '../content/readSources.ts';
import { isDocsifySidebar } from '../content/summaryFile.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { lazy } from '../model/lazy.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { readRedirects } from '../redirects/readRedirects.ts';
import { withDefaults } from '../routes/pageDefaults.ts';
import { loadTypeStripper } from '../system/bundler/typeStripper.ts';
import { readBytes } from '../system/files.ts';
import { type GitHistory, startGitDates } from '../system/git/gitDates.ts';
import { projectPath } from '../system/projectPath.ts';
import { type FoundFile, walkFiles } from '../system/walkFiles.ts';

/** The content folder, read. */
export interface Content {
  readonly sources: readonly SourceFile[];
  /** By path relative to the content folder. */
  readonly partials: ReadonlyMap<string, SourceFile>;
  readonly assets: readonly FoundFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** `site/public`, listed. */
export interface PublicFolder {
  /** Files that are published as they are. */
  readonly publicFiles: readonly FoundFile[];
  /** Of what stands there and is not read. */
  readonly publicFaults: readonly Diagnostic[];
}

export function readContent(config: SiteConfig, inputs: InputFiles = openInputFiles()): Content {
  const prefix = contentPrefixOf(config);
  const listed = listContent(config.contentDir, {
    prefix,
    ignored: [config.outDir, join(config.root, 'site')],
    inputs,
  });
  const partials = listed.partials.map((file) => readSource(file, prefix, inputs));
  const read = listed.pages.map((file) => readPageSource(file, config, inputs));
  return {
    sources: read.filter((source) => !isListOfPages(source)),
    partials: new Map(partials.map((source) => [source.relativePath, source])),
    assets: listed.assets,
    diagnostics: [
      // Where the configuration has sidebars, nothing is missing.
      ...listed.diagnostics.filter(
        ({ place: { file = '' } = {} }) =>
          config.sidebars === undefined || !file.startsWith(prefix) || !isDocsifySidebar(file.slice(prefix.length)),
      ),
      ...(config.sidebars === undefined ? read.filter(isListOfPages).flatMap(({ diagnostics }) => diagnostics) : []),
    ],
  };
}

/** The source of a page, with what the site says of all pages around it. */
export const readPageSource = (file: FoundFile, config: SiteConfig, inputs?: InputFiles): SourceFile =>
  withDefaults(readSource(file, contentPrefixOf(config), inputs), config);

/** Loads what it takes to read the files in which Nextra and Blume arrange a folder: they may be TypeScript. */
export async function loadStripperFor({ diagnostics }: Content): Promise<void> {
  if (diagnostics.some(({ place }) => /(?:^|\/)_?meta\.tsx?$/.test(place?.file ?? ''))) await loadTypeStripper();
}

/** Whether a source is the navigation of another generator, and no page: of Markdown files, no other is unread. */
export const isListOfPages = ({ diagnostics }: SourceFile): boolean =>
  diagnostics.some(({ code }) => code === 'unread-file');

export function readPublicFiles({ root, publicDir }: SiteConfig): PublicFolder {
  const { files, outside, pipes, unread } = walkFiles(publicDir);
  return {
    publicFiles: files,
    publicFaults: [
      ...outside.map(({ absolutePath }) =>
        outsideLink({ file: projectPath(root, absolutePath), absolutePath }, '`site/public`'),
      ),
      ...pipes.map(({ absolutePath }) => noFile(projectPath(root, absolutePath))),
      ...unread.map(({ absolutePath, error }) => unreadableFolder(projectPath(root, absolutePath), error)),
    ],
  };
}

/** Reads `redirects.yaml`; a project without it has none. Bytes that are no text are refused, as in a page. */
export function readRedirectsFile({ root, redirectsFile }: SiteConfig): ReturnType<typeof readRedirects> {
  const bytes = readBytes(redirectsFile);
  if (bytes === undefined) return { redirects: [], diagnostics: [] };
  const file = projectPath(root, redirectsFile);
  const { text, diagnostics } = decodeSource(bytes, file, Number.POSITIVE_INFINITY);
  const faults = [...diagnostics, ...conflictMarks(file, text)];
  if (faults.length > 0) return { redirects: [], diagnostics: faults };
  const lock = lazy(() => publishedAddresses(root));
  const read = readRedirects(text, file, () => lock().addresses);
  const isAsked = read.redirects.some(({ published }) => published !== undefined);
  return isAsked ? { ...read, diagnostics: [...read.diagnostics, ...lock().diagnostics] } : read;
}

/**
 * The pages and files that `addresses.lock` lists, decoded, and why it is no text. What is wrong with its lines is told
 * by `docsgen check`.
 */
function publishedAddresses(root: string): {
  readonly addresses: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const bytes = readBytes(join(root, ADDRESS_LOCK));
  if (bytes === undefined) return { addresses: [], diagnostics: [] };
  const { text, diagnostics } = decodeSource(bytes, ADDRESS_LOCK, Number.POSITIVE_INFINITY);
  const { addresses } = readAddressLock(text);
  return { addresses: addresses.filter(({ slug }) => slug === undefined).map(({ route }) => route), diagnostics };
}

/** A reading of the history of content that is under way: waits for what git tells of the files that were read. */
export type ContentHistory = (content: Content) => Promise<GitHistory>;

/** Starts to ask git when the content was last changed; the function it yields waits for the dates of what was read. */
export function startContentDates({ contentDir, cacheDir, lastAuthor }: SiteConfig): ContentHistory {
  const reading = startGitDates(contentDir, join(cacheDir, 'git-dates.json'), { withAuthors: lastAuthor });
  return ({ sources, partials }) =>
    reading.datesOf([...sources.map(({ relativePath }) => relativePath), ...partials.keys()]);
}
