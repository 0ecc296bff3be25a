import type { BuiltPage } from '../../src/build/cache/buildStore.ts';
import { makePage } from '../../src/build/makePages.ts';
import { numberedRoutes } from '../../src/build/numberedRoutes.ts';
import type { Site } from '../../src/build/site.ts';
import type { Stage } from '../../src/output/createStage.ts';

/** Makes all pages; yields them by their routes. */
export const builtPages = (site: Site, stage: Stage): ReadonlyMap<string, BuiltPage> =>
  new Map(
    numberedRoutes(site).flatMap((numbered) => {
      const { built } = makePage(site, numbered, stage);
      return built === undefined ? [] : [[numbered.route, built] as const];
    }),
  );
