import { chunkScript, sidebarScript } from '../build/files/pageFiles.ts';
import { sidebarScriptOf } from '../build/files/siteFiles.ts';
import { numberedRoutes } from '../build/numberedRoutes.ts';
import type { Site } from '../build/site.ts';
import type { Route } from '../model/brands.ts';
import { manifestPartOf } from '../model/chunk.ts';

/** The scripts and lists that a build writes below `assets/`, made as the site is now. */
interface DevAssets {
  /**
   * What stands at a path below `assets/`, such as `chunks/12.r3.js`; undefined where nothing does. `revision` names
   * the chunks in the manifest.
   */
  readonly body: (name: string, revision: number) => string | Uint8Array | undefined;
}

/** Makes chunks of pages, parts of the manifest, and sidebars when they are asked for; all else is the client's own. */
export function createDevAssets(siteNow: () => Site): DevAssets {
  // Tabs hold pages that name a sidebar as it was then: for it they get the one that its page has now.
  const sidebarOwners = new Map<string, Route>();

  function chunk(number: number): string | undefined {
    const site = siteNow();
    const route = numberedRoutes(site).find((numbered) => numbered.number === number)?.route;
    const view = route === undefined ? undefined : site.pageView(route);
    if (route === undefined || view === undefined) return undefined;
    const renderer = site.renderer(route);
    const sidebar = sidebarScript(site, view);
    if (sidebar !== undefined) sidebarOwners.set(sidebar.id, route);
    return chunkScript(route, renderer.chunk(view, renderer.parts(view), sidebar));
  }

  function sidebarNamed(id: string): string | undefined {
    const site = siteNow();
    const owner = sidebarOwners.get(id);
    const idNow = owner === undefined ? undefined : site.pageView(owner)?.sidebar?.id;
    const sidebars = site.navigation().sidebars();
    const sidebar = sidebars.find((one) => one.id === id) ?? sidebars.find((one) => one.id === idNow);
    return sidebar === undefined ? undefined : sidebarScriptOf(id, sidebar.html);
  }

  return {
    body(name, revision) {
      const number = /^chunks\/(\d+)\.[a-z0-9]+\.js$/.exec(name)?.[1];
      if (number !== undefined) return chunk(Number(number));
      const part = /^manifest\/(\d+)\.json$/.exec(name)?.[1];
      if (part !== undefined) return manifestPart(siteNow(), Number(part), revision);
      const sidebar = /^sidebars\/([^/]+)\.js$/.exec(name)?.[1];
      return sidebar !== undefined ? sidebarNamed(sidebar) : siteNow().project.client.files.get(name);
    },
  };
}

/** Chunks are named by the revision instead of their hash: a page need not be rendered to be listed. */
function manifestPart(site: Site, index: number, revision: number): string | undefined {
  const { manifestParts } = site.view();
  if (index >= manifestParts) return undefined;
  const entries = numberedRoutes(site).flatMap(({ route, number }) =>
    manifestPartOf(route, manifestParts) === index && site.routes.sourceOf.get(route)?.frontmatter.unlisted !== true
      ? [[route, [number, `r${revision}`]] as const]
      : [],
  );
  return JSON.stringify(Object.fromEntries(entries));
}
