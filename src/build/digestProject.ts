import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ConfigFlags } from '../config/siteConfig.ts';
import type { InputFiles } from '../content/inputFiles.ts';
import { isMarkdown, isPlainAsset } from '../content/readSources.ts';
import { contentHash } from '../system/contentHash.ts';
import { gitState } from '../system/gitState.ts';
import { packageBuild } from '../system/packageRoot.ts';

/** Environment variables that change what is built. */
const VARIABLES = ['DOCSGEN_TOKEN', 'DOCSGEN_GTM_ID'];

/**
 * Names every input of a build by its bytes: content, site code, redirects, flags, environment and the generator. Equal
 * names mean equal output. Nothing is parsed for it; Markdown files that are read stay at hand in `inputs`.
 */
export function digestProject(
  root: string,
  flags: ConfigFlags & { readonly strict: boolean },
  environment: Readonly<Record<string, string | undefined>>,
  inputs: InputFiles,
): string {
  const folders = existsSync(join(root, 'content')) ? ['content', 'site'] : ['.'];
  const parts = [
    packageBuild,
    JSON.stringify([root, flags.base, flags.outDir, flags.strict, flags.search]),
    ...VARIABLES.map((name) => `${name}=${environment[name] ?? ''}`),
    // Pages show when git says that they were changed.
    `git ${gitState(root) ?? ''}`,
    `redirects ${inputs.hashOf(join(root, 'redirects.yaml'), false)}`,
  ];
  const outDir = resolve(root, flags.outDir ?? 'dist');
  for (const folder of folders) {
    for (const { relativePath, absolutePath } of inputs.walk(join(root, folder)).files) {
      if (isOutput(absolutePath, outDir) || (folder === '.' && !isPlainInput(relativePath))) continue;
      parts.push(`${folder}/${relativePath} ${inputs.hashOf(absolutePath, isMarkdown(relativePath))}`);
    }
  }
  return contentHash(parts.join('\n'));
}

/** A plain folder may hold anything besides a site: the code of a whole project, logs, profiles. */
const isPlainInput = (path: string) => isMarkdown(path) || isPlainAsset(path) || path.startsWith('site/');

/** The output, and what stands beside it while it is built: stage, lock, the old site. */
const isOutput = (path: string, outDir: string) =>
  path.startsWith(`${outDir}/`) || path.startsWith(`${outDir}.docsgen-`);
