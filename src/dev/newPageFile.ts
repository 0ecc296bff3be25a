import { join } from 'node:path';
import type { Project } from '../build/project.ts';
import { isReserved } from '../routes/planRoutes.ts';
import { routeOf, trunkOf } from '../routes/routeOf.ts';
import { projectPath } from '../system/projectPath.ts';

/**
 * The file that would make a page at a path under the base, as seen from the project root: `/a/b/` → `content/a/b.md`.
 * Undefined where no page can stand, and where there is such a file: it makes another page, or this one in capitals.
 */
export function newPageFile(
  path: string,
  { config, content }: Pick<Project, 'config' | 'content'>,
): string | undefined {
  const trunk = trunkOf(path);
  const name = trunk === '' ? 'index' : trunk.slice(1);
  const isPath = name.split('/').every((step) => STEP.test(step) && step !== '404');
  const route = `${trunk}/`;
  if (!isPath || isReserved(route) || routeOf(name) !== route) return undefined;
  // Some file systems take two names that differ only in case for one.
  const isTaken = content.sources.some((source) => routeOf(source.relativePath).toLowerCase() === route.toLowerCase());
  return isTaken ? undefined : projectPath(config.root, join(config.contentDir, `${name}.md`));
}

/** A name that works on every system, and is no other kind of file. */
const STEP = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u;
