import { dirname, join, relative } from 'node:path';
import { CONFIG_FILES } from '../config/siteCode/siteModules.ts';
import { isThere } from '../system/files.ts';
import { shellWord } from '../system/shellWord.ts';
import { UsageError } from './refusal.ts';

/**
 * Throws `UsageError` for a command that is run, without a folder, from within the pages or the code of a project: they
 * would be a site of their own, without its configuration. `cwd` is absolute.
 */
export function refuseWithinProject(command: string, cwd: string): void {
  const project = projectAround(cwd);
  if (project === undefined) return;
  const way = relative(cwd, project).replaceAll('\\', '/');
  throw new UsageError(
    `This folder is part of the project \`${way}\`, and has no configuration of its own.`,
    `docsgen ${command} ${shellWord(way)}`,
  );
}

/** The nearest folder with a configuration and pages, where a folder is in its `content` or `site`. */
function projectAround(cwd: string, folder = cwd): string | undefined {
  // A `site` with a configuration alone may be that of another generator.
  const isProject = CONFIG_FILES.some((file) => isThere(join(folder, file))) && isThere(join(folder, 'content'));
  if (isProject) return /^(?:content|site)(?:[\\/]|$)/.test(relative(folder, cwd)) ? folder : undefined;
  return dirname(folder) === folder ? undefined : projectAround(cwd, dirname(folder));
}
