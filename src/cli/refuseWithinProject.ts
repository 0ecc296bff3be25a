import { dirname, join, relative, sep } from 'node:path';
import { CONFIG_FILES } from '../config/siteCode/siteModules.ts';
import { exists } from '../system/files.ts';
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
    `docsgen ${command} ${shellWord(way)}; for a site of its own: docsgen ${command} .`,
  );
}

/** The project in whose `content` or `site` a folder is. */
function projectAround(cwd: string): string | undefined {
  const project = configuredAround(cwd);
  // A `site` with a configuration alone may be that of another generator.
  if (project === undefined || project === cwd || !exists(join(project, 'content'))) return undefined;
  const [part] = relative(project, cwd).split(sep);
  // Pages may stand in a folder that is called `content`, too; in `site` it makes a project.
  return part === 'content' || (part === 'site' && !exists(join(cwd, 'content'))) ? project : undefined;
}

/** The nearest folder with a configuration. One that may not be looked into has none, as of a user called `site`. */
function configuredAround(folder: string): string | undefined {
  if (CONFIG_FILES.some((file) => exists(join(folder, file)))) return folder;
  return dirname(folder) === folder ? undefined : configuredAround(dirname(folder));
}
