import { cacheControl } from '../hosting/siteHeaders.ts';
import { anchorsOf } from '../model/anchorsOf.ts';
import type { Route, SafeHtml } from '../model/brands.ts';
import type { PageView, SiteView } from '../model/view.ts';
import { addressTrunk, anchorsByTrunk } from '../redirects/movedAnchors.ts';
import { planRedirects, type RedirectPlan } from '../redirects/planRedirects.ts';
import { createRedirectRenderer, type RedirectTarget } from '../render/renderRedirect.ts';
import { isDraft } from '../routes/checkLinks.ts';
import type { RouteTable } from '../routes/planRoutes.ts';
import { lazy } from '../system/lazy.ts';
import type { Project } from './project.ts';
import type { SiteContext } from './siteContext.ts';
import type { SitePages } from './sitePages.ts';

/** Where readers of old addresses are led. */
export interface SiteRedirects {
  readonly plan: () => RedirectPlan;
  /** Headings that have left an address, a page's or an old one, with where they are now; undefined for none. */
  readonly movedFrom: (address: string) => PageView['moved'];
  /** Names all of these. */
  readonly movedKey: () => string;
  readonly renderer: () => (target: RedirectTarget) => SafeHtml;
}

/** What the redirects of a site are made from. */
export interface RedirectSources extends Pick<SiteContext, 'world' | 'addresses' | 'resolve'>, Pick<SitePages, 'page'> {
  readonly project: Project;
  readonly routes: RouteTable;
  readonly view: () => SiteView;
}

/** Plans the redirects of a site, on first use. */
export function createSiteRedirects(sources: RedirectSources): SiteRedirects {
  const { project, resolve } = sources;
  const plan = lazy(() => planSiteRedirects(sources));
  const moved = lazy(() => {
    // Without such redirects nothing is planned for it, because planning compiles the pages that they lead to.
    const planned = project.redirects.some(({ from }) => from.includes('#')) ? plan().redirects : [];
    return anchorsByTrunk(planned.map(({ from, to }) => ({ from, to: resolve(to).href })));
  });
  return {
    plan,
    movedFrom: (address) => moved().get(addressTrunk(address)),
    movedKey: () => JSON.stringify([...moved()]),
    renderer: lazy(() => siteRedirectRenderer(sources)),
  };
}

function planSiteRedirects({ project, routes, world, addresses, page }: RedirectSources): RedirectPlan {
  return planRedirects(project.redirects, {
    hasRoute: world.hasRoute,
    hasAsset: world.hasAsset,
    hasAnchor: (route, anchor) => {
      const target = page(route as Route);
      return target !== undefined && anchorsOf(target).has(anchor);
    },
    routes: [...routes.sourceOf.keys()],
    translations: project.config.translations,
    addresses,
    isDraft: (route) =>
      isDraft(route, routes.drafts) || routes.sourceOf.get(route as Route)?.frontmatter.draft === true,
    isKept: (path) => cacheControl(path) !== 'no-cache',
  });
}

function siteRedirectRenderer({ project: { config, client }, view }: RedirectSources) {
  const { boot, styles, integrity } = view().assets;
  return createRedirectRenderer({
    lang: config.lang,
    boot,
    styles,
    redirectScript: `${config.base}assets/${client.manifest.redirect}`,
    integrity,
  });
}
