import { createElement } from 'react';
import type { CompileContext } from '../../markdown/compileContext.ts';
import { renderFault } from '../../markdown/mdx/renderFault.ts';
import type { Route } from '../../model/brands.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CompiledPage, DeferredComponent, PageRecord } from '../../model/page.ts';
import type { RegisteredComponent } from '../../render/componentRegistry.ts';
import { siteComponentHtml } from '../../render/siteComponentHtml.ts';
import type { ResolvedUrl } from '../../routes/resolveUrl.ts';

/** Components that list pages, rendered once all pages are known. Each is rendered once. */
export interface DeferredComponents {
  /** A text of the page, in which `put` has put what the components show in the place of their markers. */
  readonly fill: (
    text: string,
    page: CompiledPage,
    put: (text: string, marker: string, html: string) => string,
  ) => string;
  /** What is wrong with those of a page that have been rendered: `render-failed`. */
  readonly faults: (page: CompiledPage) => readonly Diagnostic[];
}

/** What such components are rendered with. */
export interface DeferredSources {
  /** Of all listed pages in the language of a route. */
  readonly records: (route: Route) => readonly PageRecord[];
  readonly registry: Readonly<Record<string, RegisteredComponent>>;
  /** See `siteComponentHtml`. */
  readonly islands: ReadonlySet<string> | undefined;
  /** See `CompileContext`. */
  readonly codePlace: CompileContext['codePlace'];
  readonly resolve: (url: string, fromFile: string) => ResolvedUrl;
}

interface Rendered {
  readonly html: string;
  readonly faults: readonly Diagnostic[];
}

/**
 * Renders components that list pages when a page that has them is filled. A component that throws shows nothing, and is
 * told of by `faults`.
 */
export function createDeferredComponents({
  records,
  registry,
  islands,
  codePlace,
  resolve,
}: DeferredSources): DeferredComponents {
  const rendered = new Map<string, Rendered>();
  const render = ({ record }: CompiledPage, { name, props, place, marker }: DeferredComponent): Rendered => {
    const component = registry[name]?.component;
    if (component === undefined) return { html: '', faults: [] };
    const all = {
      ...props,
      page: record,
      pages: records(record.path),
      hrefOf: (url: string) => resolve(url, record.relativePath).href,
    };
    try {
      // No other component of the page has this name: those of others begin with a capital.
      const ids = () => `deferred${/\d+/.exec(marker)}`;
      return { html: siteComponentHtml(createElement(component as never, all as never), islands, { ids }), faults: [] };
    } catch (thrown) {
      return { html: '', faults: [renderFault(name, thrown, { place, codePlace: codePlace(thrown) })] };
    }
  };
  const renderedOnce = (page: CompiledPage, one: DeferredComponent): Rendered => {
    const known = rendered.get(keyOf(page, one)) ?? render(page, one);
    rendered.set(keyOf(page, one), known);
    return known;
  };
  return {
    fill: (text, page, put) =>
      page.deferred.reduce(
        (filled, one) => (filled.includes(one.marker) ? put(filled, one.marker, renderedOnce(page, one).html) : filled),
        text,
      ),
    faults: (page) => page.deferred.flatMap((one) => rendered.get(keyOf(page, one))?.faults ?? []),
  };
}

const keyOf = ({ record }: CompiledPage, { marker }: DeferredComponent) => `${record.path} ${marker}`;
