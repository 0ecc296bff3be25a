import { type ComponentType, createElement } from 'react';
import type { SitePlaces } from '../config/folders/sitePlaces.ts';
import type { LayoutPlace, LayoutProps } from '../config/siteApi.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import type { CompileContext } from '../markdown/compileContext.ts';
import { renderFault } from '../markdown/mdx/renderFault.ts';
import { type SafeHtml, safeHtml } from '../model/brands.ts';
import { type Diagnostic, errorOf } from '../model/diagnostic.ts';
import type { SitePageRecord } from '../model/page.ts';
import { inBackticks } from '../model/text/inBackticks.ts';
import { didYouMean } from '../model/text/nearest.ts';
import type { LayoutView, PagePlace, PageView } from '../model/view.ts';
import { isComponent, usesPage, usesPages } from '../render/componentRegistry.ts';
import { siteComponentHtml } from '../render/siteComponentHtml.ts';
import type { ResolveUrl } from '../routes/resolveUrl.ts';
import { inTexts } from '../theme/strings.ts';
import { layoutPlaceFor } from './elsewhere/layoutPlaces.ts';
import { siteHref } from './siteHref.ts';

/** What the site puts on every page of a language, and what is wrong with it. */
export interface SiteLayout {
  /** What is the same on all of them; undefined where it puts nothing there. */
  readonly view?: LayoutView;
  readonly faults: readonly Diagnostic[];
  /** What knows its page: made anew for each call. Undefined where nothing does. */
  readonly ofPage?: (record: SitePageRecord) => PageLayout;
}

/** What the site puts on one page, and what is wrong with it. */
interface PageLayout {
  /** Undefined where it has nothing to say there. */
  readonly view?: PageView['layout'];
  readonly faults: readonly Diagnostic[];
}

/** What that is made from. */
export interface LayoutSources {
  /** What `site/components.tsx` exports. */
  readonly componentsModule: Readonly<Record<string, unknown>>;
  /** See `siteComponentHtml`. */
  readonly islands: ReadonlySet<string> | undefined;
  readonly codePlace: CompileContext['codePlace'];
  readonly places: SitePlaces;
  readonly resolve: ResolveUrl;
}

const PLACES: readonly LayoutPlace[] = [
  'announcement',
  'search',
  'header',
  'beforeSidebar',
  'afterSidebar',
  'beforeContent',
  'afterTitle',
  'afterContent',
  'afterToc',
  'footer',
];

/** Those of them that change with the page. */
const PAGE_PLACES: readonly LayoutPlace[] = [
  'beforeContent',
  'afterTitle',
  'afterContent',
  'afterToc',
] satisfies PagePlace[];

/**
 * Renders what the site exports as `layout`, once for a language, or once for each page where `withPage` has made it. A
 * component that throws shows nothing, and is told of: `render-failed`; `config-invalid` where it is no component, or
 * stands in no place that there is.
 */
export function siteLayout(language: SiteConfig, sources: LayoutSources): SiteLayout {
  const { layout } = sources.componentsModule;
  if (layout === undefined) return { faults: [] };
  if (typeof layout !== 'object' || layout === null || isComponent(layout)) {
    const message = '`layout` is no list of components by their places.';
    return { faults: [fault('layout', { message, hint: EXAMPLE }, sources)] };
  }
  const parts = Object.entries(layout).filter(([, component]) => component !== undefined);
  const misused = parts.flatMap(([place, component]) => {
    const misuse = misuseOf(place, component);
    return misuse === undefined ? [] : [[place, fault(place, misuse, sources)] as const];
  });
  const isMisused = new Set(misused.map(([place]) => place));
  const shown = parts.filter(([place]) => !isMisused.has(place)) as LayoutPart[];
  const ofPages = shown.filter(([, component]) => usesPage(component));
  const ofAll = shown.filter((part) => !ofPages.includes(part));
  const { view, faults } = rendered(ofAll, language, sources);
  return {
    view,
    faults: [...misused.map(([, one]) => one), ...faults],
    ...(ofPages.length === 0 ? {} : { ofPage: (page) => ofOnePage(rendered(ofPages, language, { ...sources, page })) }),
  };
}

type LayoutPart = readonly [place: LayoutPlace, component: ComponentType<LayoutProps>];

/** Renders some parts; `page` is that of which they know. */
function rendered(
  parts: readonly LayoutPart[],
  language: SiteConfig,
  sources: LayoutSources & { readonly page?: SitePageRecord },
): { readonly view: LayoutView; readonly faults: readonly Diagnostic[] } {
  const view: Partial<Record<LayoutPlace, SafeHtml>> = {};
  const faults: Diagnostic[] = [];
  for (const [place, component] of parts) {
    try {
      const html = render(component, language, { ...sources, place });
      // One that has nothing to say here shows no empty bar.
      if (html !== '') view[place] = safeHtml(html);
    } catch (thrown) {
      const at = sources.codePlace(thrown) ?? sources.places.ofKey(place);
      faults.push(renderFault(`layout.${place}`, thrown, { place: at }));
    }
  }
  return { view, faults };
}

const ofOnePage = ({ view, faults }: ReturnType<typeof rendered>): PageLayout =>
  Object.keys(view).length === 0 ? { faults } : { view, faults };

function render(
  component: ComponentType<LayoutProps>,
  language: SiteConfig,
  { resolve, islands, place, page }: LayoutSources & { readonly place: LayoutPlace; readonly page?: SitePageRecord },
): string {
  // What leads nowhere is said here, and once: it would be on every page.
  const hrefOf = siteHref(language, resolve);
  const props = { lang: language.lang, hrefOf, ...(page === undefined ? {} : { page }) };
  return inTexts(language.texts, () =>
    siteComponentHtml(createElement(component, props), islands, { ids: () => place }),
  );
}

type Misuse = Pick<Diagnostic, 'message' | 'hint'>;

function misuseOf(place: string, component: unknown): Misuse | undefined {
  if (!(PLACES as readonly string[]).includes(place)) {
    const meant = layoutPlaceFor(place);
    return {
      message: `\`layout\` has no place \`${place}\`.`,
      hint:
        meant === undefined
          ? (didYouMean(place, PLACES) ?? `write one of ${inBackticks(PLACES)}`)
          : `write \`${meant}\` in its place`,
    };
  }
  if (!isComponent(component)) return { message: `\`layout.${place}\` is no component.`, hint: EXAMPLE };
  if (usesPages(component))
    return {
      message: `\`layout.${place}\` is made with \`withPages\`: each new page would change all others.`,
      hint: PAGE_PLACES.includes(place as LayoutPlace)
        ? 'list pages in a page, and link to that; `withPage` gives it the page that it stands on'
        : 'list pages in a page, and link to that',
    };
  if (usesPage(component) && !PAGE_PLACES.includes(place as LayoutPlace))
    return {
      message: `\`layout.${place}\` is made with \`withPage\`, and is the same on all pages.`,
      hint: `take \`withPage\` away, or show it at one of ${inBackticks(PAGE_PLACES)}`,
    };
  return undefined;
}

const EXAMPLE = 'write `export const layout = { afterContent: Feedback }`, where `Feedback` is a function component';

const fault = (key: string, misuse: Misuse, { places }: LayoutSources): Diagnostic =>
  errorOf('config-invalid', { place: places.ofKey(key), ...misuse });
