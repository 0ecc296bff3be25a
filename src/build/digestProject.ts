import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ConfigFlags } from '../config/siteConfig.ts';
import { type ReadFile, readFile } from '../content/readFile.ts';
import { isMarkdown, type ReadFiles } from '../content/readSources.ts';
import { contentHash } from '../system/contentHash.ts';
import { readBytes, walkFiles } from '../system/files.ts';
import { gitState } from '../system/gitState.ts';
import { packageBuild } from '../system/packageRoot.ts';

/** Environment variables that change what is built. */
const VARIABLES = ['DOCSGEN_TOKEN', 'DOCSGEN_GTM_ID'];

/** The inputs of a build, named by their bytes. */
export interface ProjectDigest {
  /** Equal digests mean equal output. */
  readonly digest: string;
  /** What was read for it, by absolute path: whoever reads a file next need not read it again. */
  readonly files: ReadFiles;
}

/**
 * Names every input of a build by its bytes: content, site code, redirects, flags, environment and the generator.
 * Nothing is parsed for it.
 */
export function digestProject(
  root: string,
  flags: ConfigFlags & { readonly strict: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): ProjectDigest {
  const files: ReadFiles = new Map();
  const folders = existsSync(join(root, 'content')) ? ['content', 'site'] : ['.'];
  const parts = [
    packageBuild,
    JSON.stringify([root, flags.base, flags.outDir, flags.strict, flags.search]),
    ...VARIABLES.map((name) => `${name}=${environment[name] ?? ''}`),
    // Pages show when git says that they were changed.
    `git ${gitState(root) ?? ''}`,
    `redirects ${hashOfFile(join(root, 'redirects.yaml'))}`,
  ];
  for (const folder of folders) {
    for (const { relativePath, absolutePath } of walkFiles(join(root, folder)).files) {
      if (isOutput(absolutePath, root, flags.outDir)) continue;
      const read = isMarkdown(relativePath) ? readMarkdown(absolutePath) : undefined;
      if (read !== undefined) files.set(absolutePath, read);
      parts.push(`${folder}/${relativePath} ${read?.hash ?? hashOfFile(absolutePath)}`);
    }
  }
  return { digest: contentHash(parts.join('\n')), files };
}

/** Undefined for a file that cannot be read, which is told where its page is read. */
function readMarkdown(path: string): ReadFile | undefined {
  try {
    return readFile(path);
  } catch {
    return undefined;
  }
}

const hashOfFile = (path: string) => contentHash(readBytes(path) ?? '');

/** The output, and what stands beside it while it is built: stage, lock, the old site. */
function isOutput(path: string, root: string, outDir: string | undefined): boolean {
  const out = resolve(root, outDir ?? 'dist');
  return path.startsWith(`${out}/`) || path.startsWith(`${out}.docsgen-`);
}
