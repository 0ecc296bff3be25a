import type { Stage } from '../../output/createStage.ts';
import { ownFiles } from '../files/ownFiles.ts';
import type { KeepFiles } from '../files/siteFiles.ts';
import type { NumberedRoute } from '../numberedRoutes.ts';
import type { Site } from '../site.ts';
import type { BuiltPage, LastBuild } from './buildStore.ts';

/** What the last build has left. */
export interface KeptBuild {
  readonly stage: Stage;
  /** Its pages, by route. */
  readonly before: ReadonlyMap<string, BuiltPage>;
  readonly last: LastBuild | undefined;
}

/**
 * Each page as the last build made it, if source, links and surroundings are the same: its files stay as they are.
 * Otherwise why it is made anew, in words.
 */
export function keepPages(
  site: Site,
  all: readonly NumberedRoute[],
  { stage, before, last }: KeptBuild,
): (readonly [NumberedRoute, BuiltPage | string])[] {
  const known = all.map((numbered) => [numbered, knownPage(site, numbered, before)] as const);
  if (before.size === 0) return known;
  // One comparison for all pages; only where it fails they are compared one by one.
  const isSameAround = last?.surroundings === site.surroundingsKey();
  return known.map(([numbered, built]) => {
    if (typeof built === 'string') return [numbered, built];
    const { page } = built.known;
    const isFramedAlike = (isSameAround && page.deferred.length === 0) || site.frameKey(page) === built.frameKey;
    if (!isFramedAlike) return [numbered, 'the layout around its content has changed'];
    return [numbered, stage.keep(built.files) ? built : 'one of its output files has changed'];
  });
}

/** A page of the last build whose content is still the same; otherwise why it is not. */
function knownPage(
  site: Site,
  { route, number }: NumberedRoute,
  before: ReadonlyMap<string, BuiltPage>,
): BuiltPage | string {
  const built = before.get(route);
  if (built === undefined) return before.size === 0 ? 'there is no earlier build to reuse' : 'it is new';
  if (built.known.page.isTriedAsMdx) return 'it is `.md` with components, which is tried as MDX each time';
  const change = site.adopt(route, built.known);
  if (change !== undefined) return change;
  // The number of a chunk is part of its file's name.
  const sameNumber = built.files.some(([path]) => path.startsWith(`assets/chunks/${number}.`));
  return sameNumber ? built : 'the number of its chunk has changed';
}

/** Keeps files of the whole site while surroundings are the same, but for those that are the project's own. */
export function keepFiles(site: Site, { stage, last }: KeptBuild): KeepFiles {
  const own = new Set(ownFiles(site.project).map(({ relativePath }) => relativePath));
  return (isAsked) => {
    if (last === undefined || last.surroundings !== site.surroundingsKey()) return false;
    const files = last.files.filter(([path]) => isAsked(path) && !own.has(path) && !stage.has(path));
    return files.length > 0 && stage.keep(files);
  };
}
