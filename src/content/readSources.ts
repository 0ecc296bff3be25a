import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { contentHash } from '../system/contentHash.ts';
import { type FoundFile, walkFiles } from '../system/files.ts';
import { decodeSource } from './decodeSource.ts';
import { splitFrontmatter } from './splitFrontmatter.ts';

/** Everything found in the content folder. */
export interface ContentFolder {
  /** Files that become pages. */
  readonly pages: readonly FoundFile[];
  /** Markdown files whose name begins with `_`: only included by others. */
  readonly partials: readonly FoundFile[];
  /** All other files; they are published as they are. */
  readonly assets: readonly FoundFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Lists a content folder. `ignored` holds absolute folders that are none of its content (output, site code);
 * `prefix` is the folder's path relative to the project root, with a slash at its end unless empty.
 */
export function listContent(contentDir: string, prefix: string, ignored: readonly string[]): ContentFolder {
  const { files, outside } = walkFiles(contentDir);
  const ours = files.filter(({ absolutePath }) => !ignored.some((folder) => absolutePath.startsWith(`${folder}/`)));
  const markdown = ours.filter(({ relativePath }) => MARKDOWN.test(relativePath));
  const isPartial = ({ relativePath }: FoundFile) => /(^|\/)_[^/]*$/.test(relativePath);
  return {
    pages: markdown.filter((file) => !isPartial(file)),
    partials: markdown.filter(isPartial),
    // A project without a content folder of its own is a plain folder of Markdown: only pictures and the like are published.
    assets: ours.filter(
      ({ relativePath }) => !MARKDOWN.test(relativePath) && (prefix !== '' || MEDIA.test(relativePath)),
    ),
    diagnostics: outside.map(({ relativePath }) => ({
      severity: 'error',
      code: 'outside-content',
      message: 'The link leads out of the content folder.',
      place: { file: prefix + relativePath, line: 1, column: 1 },
      hint: 'copy the file into the content folder',
    })),
  };
}

const MARKDOWN = /\.mdx?$/i;
// A licence belongs to them: hardly a README does not link to it.
const MEDIA =
  /\.(avif|gif|ico|jpe?g|m4a|mov|mp3|mp4|og[agv]|pdf|png|svg|vtt|wav|webm|webp|woff2?|zip)$|^(LICEN[CS]E(-(apache|bsd|gpl|mit))?|COPYING|NOTICE)(\.txt)?$/i;

/** Reads and splits one Markdown file. `prefix` as for `listContent`. */
export function readSource(found: FoundFile, prefix: string): SourceFile {
  const relativePath = found.relativePath.normalize('NFC');
  const file = prefix + relativePath;
  const format = relativePath.toLowerCase().endsWith('.mdx') ? 'mdx' : 'md';
  const read = readOrRefuse(found.absolutePath, file);
  if ('diagnostic' in read) {
    return {
      relativePath,
      file,
      format,
      frontmatter: {},
      body: '',
      keyLines: {},
      hash: '',
      diagnostics: [read.diagnostic],
    };
  }
  const decoded = decodeSource(read.bytes, file);
  const split = splitFrontmatter(decoded.text, file);
  return {
    relativePath,
    file,
    format,
    frontmatter: split.frontmatter,
    body: split.body,
    keyLines: split.keyLines,
    hash: contentHash(read.bytes),
    diagnostics: [...decoded.diagnostics, ...split.diagnostics, ...badName(relativePath, file)],
  };
}

function readOrRefuse(
  path: string,
  file: string,
): { readonly bytes: Uint8Array } | { readonly diagnostic: Diagnostic } {
  try {
    return { bytes: readFileSync(path) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      diagnostic: {
        severity: 'error',
        code: 'unreadable',
        message: `Cannot read the file because ${reason}.`,
        place: { file, line: 1, column: 1 },
        hint: `ls -l '${file}'`,
      },
    };
  }
}

const DEVICE_NAME = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

function badName(relativePath: string, file: string): Diagnostic[] {
  const bad = relativePath
    .split('/')
    .find(
      (step) =>
        DEVICE_NAME.test(step) ||
        /[<>:"|?*\\]|[ .]$/.test(step.replace(/\.mdx?$/i, '')) ||
        Buffer.byteLength(step) > 240,
    );
  if (bad === undefined) return [];
  return [
    {
      severity: 'error',
      code: 'bad-filename',
      message: `The name \`${bad}\` cannot be stored on every system.`,
      place: { file, line: 1, column: 1 },
      hint: 'rename it with letters, digits and `-`; `permalink:` keeps its address',
    },
  ];
}
