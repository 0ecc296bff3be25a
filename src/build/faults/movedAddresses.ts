import type { RouteTable } from '../../routes/planRoutes.ts';
import { routeOf } from '../../routes/routeOf.ts';
import { gitMoves } from '../../system/gitMoves.ts';
import type { Project } from '../project.ts';

/**
 * Old addresses of pages and files that git has seen move, with those of now. None in dev, where pages are judged at each
 * save: git would be asked as often.
 */
export function movedAddresses(
  { config, showsDrafts }: Pick<Project, 'config' | 'showsDrafts'>,
  { routeOfFile, sourceOf }: RouteTable,
): ReadonlyMap<string, string> {
  if (showsDrafts) return new Map();
  const moves = [...gitMoves(config.contentDir)].flatMap(([from, to]): (readonly [string, string])[] => {
    if (!/\.mdx?$/i.test(from)) return [[`/${from}`, `/${to}`]];
    const [before, now] = [routeOf(from), routeOfFile.get(to)];
    return now === undefined || sourceOf.has(before) ? [] : [[before, now]];
  });
  return new Map(moves);
}
