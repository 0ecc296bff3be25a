import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { type FoundFile, walkFiles } from '../system/files.ts';
import { decodeSource } from './decodeSource.ts';
import { type ReadFile, readFile } from './readFile.ts';
import { splitFrontmatter } from './splitFrontmatter.ts';
import { StoredSource } from './storedSource.ts';

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

/** Files that were read before, by absolute path. */
export type ReadFiles = Map<string, ReadFile>;

/**
 * Lists a content folder. `ignored` holds absolute folders that are none of its content (output, site code);
 * `prefix` is the folder's path relative to the project root, with a slash at its end unless empty.
 */
export function listContent(contentDir: string, prefix: string, ignored: readonly string[]): ContentFolder {
  const { files, outside } = walkFiles(contentDir);
  const ours = files.filter(({ absolutePath }) => !ignored.some((folder) => absolutePath.startsWith(`${folder}/`)));
  const markdown = ours.filter(({ relativePath }) => isMarkdown(relativePath));
  const isPartial = ({ relativePath }: FoundFile) => /(^|\/)_[^/]*$/.test(relativePath);
  return {
    pages: markdown.filter((file) => !isPartial(file)),
    partials: markdown.filter(isPartial),
    // A project without a content folder of its own is a plain folder of Markdown: only pictures and the like are published.
    assets: ours.filter(({ relativePath }) => !isMarkdown(relativePath) && (prefix !== '' || MEDIA.test(relativePath))),
    diagnostics: outside.map(({ relativePath }) => ({
      severity: 'error',
      code: 'outside-content',
      message: 'The link leads out of the content folder.',
      place: { file: prefix + relativePath, line: 1, column: 1 },
      hint: 'copy the file into the content folder',
    })),
  };
}

/** Whether a file of that path is a page or a partial. */
export const isMarkdown = (path: string): boolean => /\.mdx?$/i.test(path);

// A licence belongs to them: hardly a README does not link to it.
const MEDIA =
  /\.(avif|gif|ico|jpe?g|m4a|mov|mp3|mp4|og[agv]|pdf|png|svg|vtt|wav|webm|webp|woff2?|zip)$|^(LICEN[CS]E(-(apache|bsd|gpl|mit))?|COPYING|NOTICE)(\.txt)?$/i;

/** Reads and splits one Markdown file, which may have been `read` before. `prefix` as for `listContent`. */
export function readSource(found: FoundFile, prefix: string, read?: ReadFiles): SourceFile {
  const relativePath = found.relativePath.normalize('NFC');
  const file = prefix + relativePath;
  const format = relativePath.toLowerCase().endsWith('.mdx') ? 'mdx' : 'md';
  const source = read?.get(found.absolutePath) ?? readOrRefuse(found.absolutePath, file);
  if ('diagnostic' in source) {
    return {
      relativePath,
      file,
      format,
      frontmatter: {},
      body: '',
      keyLines: {},
      hash: '',
      diagnostics: [source.diagnostic],
    };
  }
  const decoded = decodeSource(source.contents, file);
  const { frontmatter, bodyStart, keyLines, diagnostics } = splitFrontmatter(decoded.text, file);
  return new StoredSource({
    relativePath,
    file,
    format,
    // A copy: parts of a text hold the whole of it in memory.
    frontmatter: structuredClone(frontmatter),
    keyLines,
    hash: source.hash,
    diagnostics: [...decoded.diagnostics, ...diagnostics, ...badName(relativePath, file)],
    absolutePath: found.absolutePath,
    bodyStart,
  });
}

function readOrRefuse(path: string, file: string): ReadFile | { readonly diagnostic: Diagnostic } {
  try {
    return readFile(path);
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
