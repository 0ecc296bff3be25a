import type { Route } from '../../model/brands.ts';
import type { Site } from '../site.ts';
import { whilePluginsWork } from './whilePluginsWork.ts';

/** Compiles pages, before anything is made of them, in a site whose plugins may take their time. */
export async function compileWithPlugins(site: Site, routes: Iterable<Route>): Promise<void> {
  if (site.project.plugins === undefined) return;
  for (const route of routes) await whilePluginsWork(() => site.compiled(route));
}

/** Compiles pages that have no title in front matter, for the navigation of all pages, in such a site. */
export async function compileTitles(site: Site): Promise<void> {
  if (site.project.plugins === undefined) return;
  for (const [route, { frontmatter }] of site.routes.sourceOf) {
    if (frontmatter.title === undefined && frontmatter.unlisted !== true)
      await whilePluginsWork(() => site.page(route));
  }
}
