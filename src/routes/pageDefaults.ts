import type { SourceFile } from '../model/sourceFile.ts';
import { defaultsAt, laidUnder, type SiteDefaults } from './defaultsAt.ts';
import { routeOfSource } from './planRoutes.ts';

/** What a site says of its pages, and what stands for `{token}` in permalinks. */
interface DefaultsPlan extends Required<SiteDefaults> {
  readonly token: string;
}

/**
 * A source with the values that the site has for the pages around it under those of its own. What is kept of its file
 * from build to build has only its own.
 */
export function withDefaults(source: SourceFile, plan: DefaultsPlan): SourceFile {
  if (plan.defaults.length === 0) return source;
  const route = routeOfSource(source, plan);
  return route === undefined ? source : laidUnder(source, defaultsAt(route, plan));
}
