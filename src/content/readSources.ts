import { sep } from 'node:path';
import { type Diagnostic, errorOf, placeAtStart } from '../model/diagnostic.ts';
import { isMarkdown, withoutEnding } from '../model/files/markdownFile.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { messageOf } from '../model/values/messageOf.ts';
import { readableText, realPathOf } from '../system/files.ts';
import { rightsCommand } from '../system/rightsCommand.ts';
import type { FoundFile } from '../system/walkFiles.ts';
import { conflictMarks } from './conflictMarks.ts';
import { decodeSource } from './decodeSource.ts';
import { splitFrontmatter } from './frontmatter/splitFrontmatter.ts';
import { type InputFiles, openInputFiles, type SourceFacts, UNDECODED } from './inputFiles.ts';
import type { ReadFile } from './readFile.ts';
import { StoredSource } from './storedSource.ts';
import { summaryFile } from './summaryFile.ts';
import { unreadFile } from './unreadFile.ts';

interface ContentFolder {
  /** Files that become pages. */
  readonly pages: readonly FoundFile[];
  /** Markdown files whose name begins with `_`: only included by others. */
  readonly partials: readonly FoundFile[];
  /** All other files; they are published as they are. */
  readonly assets: readonly FoundFile[];
  readonly diagnostics: readonly Diagnostic[];
}

interface ContentListing {
  /** The folder's path relative to the project root, with a slash at its end unless empty. */
  readonly prefix: string;
  /** Folders that are none of its content, absolute: output, site code. */
  readonly ignored?: readonly string[];
  readonly inputs?: InputFiles;
}

/**
 * Lists a content folder (absolute).
 * May yield `outside-content`, `unreadable` and `unread-file`.
 */
export function listContent(
  contentDir: string,
  { prefix, ignored = [], inputs = openInputFiles() }: ContentListing,
): ContentFolder {
  const { files, orders, outside, pipes, unread: closed } = inputs.walk(contentDir);
  const isIgnored = ignoredBelow(ignored);
  const isOfContent = (path: string) => prefix !== '' || isMarkdown(path) || isPlainAsset(path);
  const pages: FoundFile[] = [];
  const partials: FoundFile[] = [];
  const assets: FoundFile[] = [];
  const unread: Diagnostic[] = [];
  for (const file of files) {
    const { relativePath, absolutePath } = file;
    if (isIgnored(absolutePath)) continue;
    const isPage = isMarkdown(relativePath) && !isPartial(relativePath);
    if (isPage) pages.push(file);
    else {
      if (isMarkdown(relativePath)) partials.push(file);
      else if (prefix !== '' || isPlainAsset(relativePath)) assets.push(file);
      unread.push(...unreadFile(relativePath, prefix, () => readableText(absolutePath)));
    }
  }
  for (const { relativePath, absolutePath } of orders)
    if (!isIgnored(absolutePath)) unread.push(...unreadFile(relativePath, prefix));
  return {
    pages,
    partials,
    assets,
    diagnostics: [
      // In a folder of plain Markdown, `dist` may be a link to the folder that a host serves.
      ...outside
        .filter(({ absolutePath }) => !ignored.includes(realPathOf(absolutePath) ?? ''))
        .map(({ relativePath, absolutePath }) =>
          outsideLink({ file: prefix + relativePath, absolutePath }, 'the content folder'),
        ),
      ...pipes
        .filter(({ relativePath: path, absolutePath }) => isOfContent(path) && !isIgnored(absolutePath))
        .map(({ relativePath }) => noFile(prefix + relativePath)),
      ...closed.map(({ relativePath, error }) => unreadableFolder(prefix + relativePath, error)),
      ...unread,
    ],
  };
}

/** The fault of a link that leads out of its folder, where nothing is read, or to nothing. */
export function outsideLink(
  { file, absolutePath }: { readonly file: string; readonly absolutePath: string },
  folder: string,
): Diagnostic {
  const isBroken = realPathOf(absolutePath) === undefined;
  return errorOf('outside-content', {
    message: isBroken ? 'The symbolic link leads to no file.' : `The symbolic link points outside ${folder}.`,
    place: placeAtStart(file),
    hint: isBroken ? 'delete it, or put the file there' : `copy the file into ${folder}`,
  });
}

function ignoredBelow(folders: readonly string[]): (path: string) => boolean {
  const prefixes = folders.map((folder) => folder + sep);
  return (path) => prefixes.some((prefix) => path.startsWith(prefix));
}

const isPartial = (path: string) => path.charAt(path.lastIndexOf('/') + 1) === '_';

/**
 * Whether a file is published by a project without a content folder of its own, a plain folder of Markdown: pictures
 * and the like are.
 */
export const isPlainAsset = (path: string): boolean => MEDIA.test(path);

// The license is among them because most READMEs link to it.
const MEDIA =
  /\.(avif|gif|ico|jpe?g|m4a|mov|mp3|mp4|og[agv]|pdf|png|svg|vtt|wav|webm|webp|woff2?|zip)$|^(LICEN[CS]E(-(apache|bsd|gpl|mit))?|COPYING|NOTICE)(\.txt)?$/i;

/**
 * A Markdown file as a source: read and split, unless `inputs` knows the result. `prefix` as for `listContent`. May
 * have `unreadable` and `bad-filename` among its diagnostics, and those of `decodeSource` and `splitFrontmatter`.
 */
export function readSource(found: FoundFile, prefix: string, inputs: InputFiles = openInputFiles()): SourceFile {
  const { relativePath } = found;
  const file = prefix + relativePath;
  const format = relativePath.toLowerCase().endsWith('.mdx') ? 'mdx' : 'md';
  try {
    const { absolutePath } = found;
    const { hash, facts } = inputs.facts(absolutePath, (read) => factsOf(read, relativePath, file));
    return new StoredSource({ relativePath, file, format, absolutePath, hash, ...facts });
  } catch (error) {
    const diagnostics = [unreadable(file, error)];
    return { relativePath, file, format, frontmatter: {}, body: '', keyLines: {}, hash: '', diagnostics };
  }
}

function factsOf({ contents }: ReadFile, relativePath: string, file: string): SourceFacts {
  const decoded = decodeSource(contents, file);
  const conflicts = conflictMarks(file, decoded.text);
  const unread = [...decoded.diagnostics, ...conflicts];
  const { frontmatter, bodyStart, keyLines, urlPlaces, titleLine, diagnostics } = splitFrontmatter(decoded.text, file);
  return {
    // A copy: parts of a text hold the whole of it in memory.
    frontmatter: structuredClone(frontmatter),
    keyLines,
    ...(urlPlaces === undefined ? {} : { urlPlaces }),
    ...(titleLine === undefined ? {} : { titleLine }),
    bodyStart: unread.length === 0 ? bodyStart : UNDECODED,
    diagnostics: [
      ...unread,
      // All else that is wrong with such a text would be the marks.
      ...(conflicts.length === 0 ? diagnostics : []),
      ...badName(relativePath, file),
      ...summaryFile(file, decoded.text),
    ],
  };
}

/** The fault of a file that is there. */
export const unreadable = (file: string, error: unknown): Diagnostic =>
  errorOf('unreadable', {
    message: `Cannot read the file because ${messageOf(error)}.`,
    place: placeAtStart(file),
    hint: rightsCommand(file),
  });

/** The fault of a pipe or the like among files: who reads one waits for whoever may write into it. */
export const noFile = (file: string): Diagnostic =>
  errorOf('unreadable', {
    message: 'This is a pipe, a socket or a device, expected a file.',
    place: placeAtStart(file),
    hint: 'delete it, or write a file in its place',
  });

/** The fault of a folder that the system does not list: its files would be missing without a word. */
export const unreadableFolder = (folder: string, error: unknown): Diagnostic =>
  errorOf('unreadable', {
    message: `Cannot read the folder because ${messageOf(error)}.`,
    place: placeAtStart(folder.replace(/\/$/, '') || '.'),
    hint: rightsCommand(folder || '.'),
  });

const DEVICE_NAME = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

const escaped = (character: string) => JSON.stringify(character).slice(1, -1);

/** Paths that are fine at a glance, if they are not too long. */
const ORDINARY = /^[\w/-]+\.mdx?$/i;
const HAS_DEVICE_NAME = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)[./]/i;

function badName(relativePath: string, file: string): Diagnostic[] {
  if (ORDINARY.test(relativePath) && relativePath.length < 240 && !HAS_DEVICE_NAME.test(relativePath)) return [];
  const bad = relativePath
    .split('/')
    .find(
      (step) =>
        DEVICE_NAME.test(step) || /[<>:"|?*\\\p{Cc}]|[ .]$/u.test(withoutEnding(step)) || Buffer.byteLength(step) > 240,
    );
  if (bad === undefined) return [];
  return [
    errorOf('bad-filename', {
      message: `The name \`${bad.replace(/\p{Cc}/gu, escaped)}\` does not work on every system.`,
      place: placeAtStart(file),
      hint: 'use letters, digits and `-`; a `permalink` in the front matter keeps the address',
    }),
  ];
}
