import type { SiteConfig } from '../config/siteConfig.ts';
import { inLanguageOf } from '../config/translations.ts';
import { isKeptByHosts } from '../hosting/siteHeaders.ts';
import { anchorsOf } from '../model/addresses/anchorsOf.ts';
import type { Route, SafeHtml } from '../model/brands.ts';
import { lazy, once } from '../model/lazy.ts';
import type { PageView } from '../model/view.ts';
import { fallbackRedirects } from '../redirects/fallbackRedirects.ts';
import { hostLimit, hostLines } from '../redirects/hostFiles.ts';
import { addressTrunk, anchorsByTrunk } from '../redirects/movedAnchors.ts';
import { planRedirects, type RedirectPlan } from '../redirects/planRedirects.ts';
import type { RedirectWorld } from '../redirects/redirectWorld.ts';
import { createRedirectRenderer, type RedirectTarget } from '../render/renderRedirect.ts';
import { isDraft, isUnread } from '../routes/links/checkLinks.ts';
import type { RouteTable } from '../routes/planRoutes.ts';
import { placeOfRoute } from '../routes/routeFaults.ts';
import { inTexts } from '../theme/strings.ts';
import type { SiteLanguages } from './navigation/siteLanguages.ts';
import type { Project } from './project.ts';
import type { SiteContext } from './siteContext.ts';
import type { SitePages } from './sitePages.ts';

/** The redirects of a site, with those that hosts answer as lines of `_redirects`. */
interface SitePlan extends RedirectPlan {
  readonly hostLines: readonly string[];
}

/** Where readers of old addresses are led. */
export interface SiteRedirects {
  readonly plan: () => SitePlan;
  /** Headings that have left an address, a page's or an old one, with where they are now; undefined for none. */
  readonly movedFrom: (address: string) => PageView['moved'];
  /** Names all of these. */
  readonly movedKey: () => string;
  /** Renders the small page of an address in the language of that. */
  readonly renderer: (from: string) => (target: RedirectTarget) => SafeHtml;
}

interface RedirectSources extends Pick<SiteContext, 'world' | 'addresses' | 'resolve'>, Pick<SitePages, 'page'> {
  readonly project: Project;
  readonly routes: RouteTable;
  readonly languages: SiteLanguages;
  readonly moves: RedirectWorld['moves'];
}

/** Plans the redirects of a site, on first use. */
export function createSiteRedirects(sources: RedirectSources): SiteRedirects {
  const { project, resolve } = sources;
  const rendererIn = once((language: SiteConfig) => redirectRenderer(language, sources));
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
    renderer: (from) => rendererIn(inLanguageOf(project.config, `${addressTrunk(from)}/`)),
  };
}

function planSiteRedirects({ project, routes, world, addresses, page, moves }: RedirectSources): SitePlan {
  const plan = planRedirects(project.redirects, {
    base: project.config.base,
    hasRoute: world.hasRoute,
    hasAsset: world.hasAsset,
    anchorsAt: (route) => {
      const target = page(route as Route);
      if (target === undefined) return new Set();
      return isUnread(target) ? undefined : anchorsOf(target);
    },
    routes: [...routes.sourceOf.keys()],
    isUnlisted: (route) => routes.sourceOf.get(route)?.frontmatter.unlisted === true,
    translations: project.config.translations,
    addresses,
    moves,
    isDraft: (route) => isDraft(route, routes.drafts) || routes.sourceOf.get(route)?.frontmatter.draft === true,
    placeOf: (route) => {
      const source = routes.sourceOf.get(route);
      return source && placeOfRoute(source);
    },
    isKept: isKeptByHosts,
  });
  const { translations } = project.config;
  const isUntranslated = (route: string) => routes.sourceOf.get(route)?.original !== undefined;
  const others = fallbackRedirects(plan.redirects, { ...world, translations, isUntranslated });
  const redirects = [...plan.redirects, ...others].sort((a, b) => (a.from < b.from ? -1 : 1));
  const lines = hostLines(redirects, project.config.base);
  const limit = hostLimit(lines, project.redirects[0]?.place.file);
  return { redirects, hostLines: lines, diagnostics: [...plan.diagnostics, ...limit] };
}

function redirectRenderer({ prefix, lang, dir, base, texts }: SiteConfig, { project, languages }: RedirectSources) {
  const { boot, styles, integrity } = languages.at(prefix).view().assets;
  const { redirect } = project.client.manifest;
  const shared = { lang, dir, boot, styles, redirectScript: `${base}assets/${redirect}`, integrity };
  const render = inTexts(texts, () => createRedirectRenderer(shared));
  return (target: RedirectTarget) => inTexts(texts, () => render(target));
}
