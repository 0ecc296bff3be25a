import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESS_LOCK } from '../../addresses/addressLock.ts';
import { CONFIG_VARIABLES } from '../../config/configEnvironment.ts';
import { contentFolderOf } from '../../config/folders/contentFolderOf.ts';
import type { InputFiles } from '../../content/inputFiles.ts';
import { isPlainAsset } from '../../content/readSources.ts';
import { isMarkdown } from '../../model/files/markdownFile.ts';
import { REDIRECTS_FILE } from '../../redirects/redirectLine.ts';
import { contentHash } from '../../system/contentHash.ts';
import { gitState, mailmapState } from '../../system/git/gitState.ts';
import { packageBuild } from '../../system/packageRoot.ts';
import type { BuildRequest } from '../build.ts';
import { danglingSymlinks } from '../faults/danglingSymlinks.ts';

/**
 * Names every input of a build by its bytes: content, site code, redirects, flags, environment and the generator. Equal
 * names mean equal output. Nothing is parsed for it; Markdown files that are read stay at hand in `inputs`.
 */
export function digestProject(
  { root, flags, environment, strict }: Pick<BuildRequest, 'root' | 'flags' | 'environment' | 'strict'>,
  inputs: InputFiles,
): string {
  const parts = [
    packageBuild,
    JSON.stringify([root, flags.base, flags.outDir, strict, flags.search]),
    ...CONFIG_VARIABLES.map((name) => `${name}=${environment[name] ?? ''}`),
    // Pages show when git says that they were changed, and by whom.
    `git ${gitState(contentFolderOf(root)) ?? ''} ${mailmapState(contentFolderOf(root))}`,
    ...[REDIRECTS_FILE, ADDRESS_LOCK].map((name) => `${name} ${inputs.hashOf(join(root, name))}`),
    ...danglingSymlinks(root).faults.map(({ place }) => `broken ${place?.file}`),
    ...inputFolders(root).flatMap((folder) => {
      const { outside, pipes, unread } = inputs.walk(join(root, folder));
      return [...outside, ...pipes, ...unread].map(({ relativePath }) => `closed ${folder}/${relativePath}`);
    }),
  ];
  for (const { folder, relativePath, absolutePath } of listInputs(root, inputs)) {
    const hashOf = isMarkdown(relativePath) ? inputs.markdownHash : inputs.hashOf;
    parts.push(`${folder}/${relativePath} ${hashOf(absolutePath)}`);
  }
  return contentHash(parts.join('\n'));
}

/** How many Markdown files a project has. Nothing is read for it. */
export const countMarkdown = (root: string, inputs: InputFiles): number =>
  listInputs(root, inputs).filter(({ relativePath }) => isMarkdown(relativePath)).length;

const inputFolders = (root: string) => (existsSync(join(root, 'content')) ? ['content', 'site'] : ['.']);

/** The files of content and site code, in path order, and behind those of a folder the ones that order it. */
const listInputs = (root: string, inputs: InputFiles) =>
  inputFolders(root).flatMap((folder) => {
    const { files, orders } = inputs.walk(join(root, folder));
    return [...files, ...orders]
      .filter(({ relativePath }) => folder !== '.' || isPlainInput(relativePath))
      .map((file) => ({ folder, ...file }));
  });

/** A plain folder may hold anything besides a site: the code of a whole project, logs, profiles. */
export const isPlainInput = (path: string) => isMarkdown(path) || isPlainAsset(path) || path.startsWith('site/');
