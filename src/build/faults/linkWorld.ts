import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentPrefixOf } from '../../config/folders/contentFolderOf.ts';
import type { CompiledPage } from '../../model/page.ts';
import { anchorsByTrunk } from '../../redirects/movedAnchors.ts';
import type { Redirect } from '../../redirects/planRedirects.ts';
import type { LinkWorld } from '../../routes/links/checkLinks.ts';
import { createMeantFile } from '../../routes/links/meantFile.ts';
import { createMeantRoutes } from '../../routes/links/meantRoutes.ts';
import type { RouteTable } from '../../routes/planRoutes.ts';
import { routesAt } from '../../routes/routeOf.ts';
import { isFile } from '../../system/files.ts';
import type { JudgedSite } from './siteDiagnostics.ts';

/** What the links of a site are checked with; `pages` are those that links may lead to. */
export function linkWorld(
  { project, routes, world, redirectPlan, addresses, moves }: JudgedSite,
  pages: ReadonlyMap<string, CompiledPage>,
): LinkWorld {
  const { root, contentDir, plannedRoutes } = project.config;
  return {
    ...world,
    pages,
    redirects: oldAddresses(redirectPlan.redirects, routes),
    moves,
    planned: plannedRoutes,
    drafts: routes.drafts,
    folderElsewhere: (path) =>
      ['public', 'static', 'website/static'].find((folder) => existsSync(join(root, folder, path))),
    isInSource: (path) => isFile(join(root, 'src', path)),
    // Files of `site/public` and `static` are published by another address, or meant to be.
    isOutside: (path) => !/(?:^|\/)(?:public|static)\//.test(path) && isFile(join(contentDir, path)),
    isPartial: (path) => existsSync(join(root, contentPrefixOf(project.config), path)),
    meant: createMeantRoutes(pages.keys(), world.translations),
    meantFile: createMeantFile(() => addresses().filter(world.hasAsset)),
  };
}

/** Old addresses with where they lead; a heading's under the route of its page. */
function oldAddresses(redirects: readonly Redirect[], routes: RouteTable): ReadonlyMap<string, string> {
  const headings = [...anchorsByTrunk(redirects)].flatMap(([trunk, moved]) => {
    const route = routesAt(trunk).find((candidate) => routes.sourceOf.has(candidate));
    return moved.map(([slug, to]) => [`${route}#${slug}`, to] as const);
  });
  return new Map([...redirects.map(({ from, to }) => [from, to] as const), ...headings]);
}
