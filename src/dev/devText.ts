import { FULL_TEXT, LLMS_FULL_BREAK, llmsFullHead } from '../build/files/llmsText.ts';
import { llmsList, nearestLists, readingRoutes, robots, sitemap } from '../build/files/siteTexts.ts';
import type { Site } from '../build/site.ts';
import { routeOfMarkdownFile } from '../routes/routeOf.ts';

/** The texts that a build would have made from the pages, each when it is asked for; undefined for any other path. */
export function devText(site: Site, path: string): string | undefined {
  const records = site.records();
  if (path === '/llms.txt') return llmsList(site, records);
  if (path === `/${FULL_TEXT}`) return fullText(site);
  if (path === '/robots.txt') return robots(site);
  if (/^\/sitemap(-\d+)?\.xml$/.test(path)) return sitemap(site, records).get(path.slice(1));
  if (path.startsWith('/assets/nearest/')) return nearestLists(site, records).get(path.slice(1));
  const route = routeOfMarkdownFile(path.slice(1));
  return route === undefined ? undefined : site.markdown(route);
}

function fullText(site: Site): string {
  const twins = readingRoutes(site).flatMap((route) => site.markdown(route) ?? []);
  return [llmsFullHead(site.project.config), ...twins].join(LLMS_FULL_BREAK);
}
