import { dirname, join } from 'node:path';
import { refusesStyles } from '../../hosting/refusesStyles.ts';
import { type Diagnostic, hasErrors } from '../../model/diagnostic.ts';
import { isImportedFile } from '../../system/bundler/importedFiles.ts';
import { isInside, readText } from '../../system/files.ts';
import { projectPath } from '../../system/projectPath.ts';
import type { Project } from '../project.ts';
import { deadHandlers } from './deadHandlers.ts';
import { missingInBrowser } from './missingInBrowser.ts';
import { styledElements } from './styledElements.ts';
import { unknownClasses } from './unknownClasses.ts';

export interface CodeFile {
  /** Relative to the project root, POSIX slashes. */
  readonly file: string;
  readonly text: string;
}

/** A file of `site/` that is a part of pages or islands. */
interface SiteCodeFile extends CodeFile {
  /** Whether islands are made from it; undefined where that is not known, because they could not be bundled. */
  readonly isInBrowser: boolean | undefined;
}

type ProjectWithCode = Pick<Project, 'config' | 'client' | 'modules'>;

/** The files of `site/` that are part of pages or islands, in order. */
export function siteCode({ config: { root }, client, modules }: ProjectWithCode): SiteCodeFile[] {
  const { inputs, diagnostics } = client;
  const inBrowser = new Set(inputs);
  const isKnown = !hasErrors(diagnostics);
  return [...new Set([...modules.inputs, ...inputs])]
    .filter((path) => isInside(join(root, 'site'), path) && !isImportedFile(path))
    .sort()
    .map((path) => ({
      file: projectPath(root, path),
      text: readText(path) ?? '',
      isInBrowser: isKnown ? inBrowser.has(path) : undefined,
    }));
}

/**
 * Code without the effect that it has elsewhere: handlers that no island has, values of the environment in islands,
 * styles that the policy blocks, and names that a CSS module does not have.
 */
export function idleCode(project: ProjectWithCode): readonly Diagnostic[] {
  const code = siteCode(project);
  const ofPages = code.filter(({ isInBrowser }) => isInBrowser === false);
  return [
    ...deadHandlers(ofPages),
    ...(refusesStyles(project.config.securityPolicy) ? styledElements(ofPages) : []),
    ...missingInBrowser(code.filter(({ isInBrowser }) => isInBrowser === true)),
    ...unknownClasses(code, (path, file) => readText(join(project.config.root, dirname(file), path))),
  ];
}
