import { type ComponentType, createElement } from 'react';
import type { SitePlaces } from '../config/folders/sitePlaces.ts';
import type { LayoutPlace, LayoutProps } from '../config/siteApi.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import type { CompileContext } from '../markdown/compileContext.ts';
import { renderFault } from '../markdown/mdx/renderFault.ts';
import { type SafeHtml, safeHtml } from '../model/brands.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { inBackticks } from '../model/text/inBackticks.ts';
import { didYouMean } from '../model/text/nearest.ts';
import type { LayoutView } from '../model/view.ts';
import { isComponent, usesPages } from '../render/componentRegistry.ts';
import { siteComponentHtml } from '../render/siteComponentHtml.ts';
import type { ResolveUrl } from '../routes/resolveUrl.ts';
import { inTexts } from '../theme/strings.ts';
import { siteHref } from './siteHref.ts';

/** What the site puts on every page of a language, and what is wrong with it. */
export interface SiteLayout {
  /** Undefined where it puts nothing there. */
  readonly view?: LayoutView;
  readonly faults: readonly Diagnostic[];
}

/** What that is made from. */
export interface LayoutSources {
  /** What `site/components.tsx` exports. */
  readonly componentsModule: Readonly<Record<string, unknown>>;
  /** See `siteComponentHtml`. */
  readonly islands: ReadonlySet<string> | undefined;
  /** See `CompileContext`. */
  readonly codePlace: CompileContext['codePlace'];
  readonly places: SitePlaces;
  readonly resolve: ResolveUrl;
}

/** Where a site can put something on every page. */
const PLACES: readonly LayoutPlace[] = ['announcement', 'search', 'beforeContent', 'afterContent', 'footer'];

/**
 * Renders what the site exports as `layout`, once for a language. A component that throws shows nothing, and is told
 * of: `render-failed`; `config-invalid` where it is no component, or stands in no place that there is.
 */
export function siteLayout(language: SiteConfig, sources: LayoutSources): SiteLayout {
  const { layout } = sources.componentsModule;
  if (layout === undefined) return { faults: [] };
  if (typeof layout !== 'object' || layout === null || isComponent(layout))
    return {
      faults: [
        fault('layout', { message: '`layout` is no list of components by their places.', hint: EXAMPLE }, sources),
      ],
    };
  const view: Partial<Record<LayoutPlace, SafeHtml>> = {};
  const faults: Diagnostic[] = [];
  for (const [place, component] of Object.entries(layout)) {
    if (component === undefined) continue;
    const misuse = misuseOf(place, component);
    if (misuse !== undefined) {
      faults.push(fault(place, misuse, sources));
      continue;
    }
    try {
      const html = render(component as ComponentType<LayoutProps>, language, { ...sources, ids: () => place });
      // One that has nothing to say in this language shows no empty bar.
      if (html !== '') view[place as LayoutPlace] = safeHtml(html);
    } catch (thrown) {
      const at = sources.codePlace(thrown) ?? sources.places.ofKey(place);
      faults.push(renderFault(`layout.${place}`, thrown, { place: at }));
    }
  }
  return { view, faults };
}

function render(
  component: ComponentType<LayoutProps>,
  language: SiteConfig,
  { resolve, islands, ids }: LayoutSources & { readonly ids: () => string },
): string {
  // What leads nowhere is said once here, for it would be on every page.
  const hrefOf = siteHref(language, resolve);
  return inTexts(language.texts, () =>
    siteComponentHtml(createElement(component, { lang: language.lang, hrefOf }), islands, { ids }),
  );
}

type Misuse = Pick<Diagnostic, 'message' | 'hint'>;

function misuseOf(place: string, component: unknown): Misuse | undefined {
  if (!(PLACES as readonly string[]).includes(place))
    return {
      message: `\`layout\` has no place \`${place}\`.`,
      hint: didYouMean(place, PLACES) ?? `write one of ${inBackticks(PLACES)}`,
    };
  if (!isComponent(component)) return { message: `\`layout.${place}\` is no component.`, hint: EXAMPLE };
  if (usesPages(component))
    return {
      message: `\`layout.${place}\` is made with \`withPages\`: each new page would change all others.`,
      hint: 'list pages in a page, and link to that',
    };
  return undefined;
}

const EXAMPLE = 'write `export const layout = { afterContent: Feedback }`, where `Feedback` is a function component';

const fault = (key: string, misuse: Misuse, { places }: LayoutSources): Diagnostic => ({
  severity: 'error',
  code: 'config-invalid',
  place: places.ofKey(key),
  ...misuse,
});
