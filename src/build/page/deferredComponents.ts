import { createElement } from 'react';
import type { CompileContext } from '../../markdown/compileContext.ts';
import { renderFault } from '../../markdown/mdx/renderFault.ts';
import type { Route } from '../../model/brands.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CompiledPage, DeferredComponent, SitePageRecord } from '../../model/page.ts';
import { componentHtml } from '../../render/componentHtml.ts';
import type { RegisteredComponent } from '../../render/componentRegistry.ts';
import { siteComponentHtml } from '../../render/siteComponentHtml.ts';
import type { ResolvedUrl } from '../../routes/resolveUrl.ts';
import { FolderCards } from '../../theme/components/FolderCards.tsx';
import { PagesByTag } from '../../theme/components/PagesByTag.tsx';
import { cardsOf, emptyFolder, type FolderSources, listOfParts, partsOfFolder } from './folderCards.ts';
import type { SiteTags } from './siteTags.ts';
import { listOfTags, noTags } from './tagList.ts';

/** What a component shows that lists pages. */
interface ShownList {
  readonly html: string;
  /** How it reads as Markdown, where that is not what its HTML says. */
  readonly markdown?: string;
}

/** Components that list pages, rendered once all pages are known. Each is rendered once. */
export interface DeferredComponents {
  /** A text of the page, in which `put` has put what the components show in the place of their markers. */
  readonly fill: (
    text: string,
    page: CompiledPage,
    put: (text: string, marker: string, shown: ShownList) => string,
  ) => string;
  /** All that those of a page may show: while it is the same in a later build, so is what they show. */
  readonly listed: (page: CompiledPage) => readonly unknown[];
  /** What is wrong with those of a page: `empty-list`, and of those that have been rendered `render-failed`. */
  readonly faults: (page: CompiledPage) => readonly Diagnostic[];
}

interface DeferredSources extends FolderSources {
  /** Of all listed pages in the language of a route. */
  readonly records: (route: Route) => readonly SitePageRecord[];
  /** Of a page, as components get it. */
  readonly recordOf: (page: CompiledPage) => SitePageRecord;
  /** What components of the site that list pages may ask for, or a key of it: all listed pages, and `addresses`. */
  readonly world: () => readonly unknown[];
  /** A key of where addresses lead: for those that know their own page alone. */
  readonly addresses: () => string;
  readonly tags: SiteTags;
  readonly registry: Readonly<Record<string, RegisteredComponent>>;
  /** See `siteComponentHtml`. */
  readonly islands: ReadonlySet<string> | undefined;
  readonly codePlace: CompileContext['codePlace'];
  readonly resolve: (url: string, fromFile: string) => ResolvedUrl;
}

interface Rendered extends ShownList {
  readonly faults: readonly Diagnostic[];
}

/**
 * Renders components that list pages when a page that has them is filled. A component that throws shows nothing, and is
 * told of by `faults`.
 */
export function createDeferredComponents(sources: DeferredSources): DeferredComponents {
  const { registry, config } = sources;
  const rendered = new Map<string, Rendered>();
  const isFolder = ({ name }: DeferredComponent) => registry[name]?.listsFolder === true;
  const isOfTags = ({ name }: DeferredComponent) => registry[name]?.listsTags === true;
  const render = (page: CompiledPage, one: DeferredComponent): Rendered => {
    if (isOfTags(one)) {
      const tags = sources.tags.listed(page.record);
      return {
        html: componentHtml(createElement(PagesByTag, { tags })),
        markdown: listOfTags(tags, config),
        faults: [],
      };
    }
    if (!isFolder(one)) return renderOfSite(page, one, sources);
    const parts = partsOfFolder(page, one, sources);
    const html = componentHtml(createElement(FolderCards, { cards: cardsOf(parts) }));
    return { html, markdown: listOfParts(parts, config), faults: [] };
  };
  const renderedOnce = (page: CompiledPage, one: DeferredComponent): Rendered => {
    const known = rendered.get(keyOf(page, one)) ?? render(page, one);
    rendered.set(keyOf(page, one), known);
    return known;
  };
  return {
    fill: (text, page, put) =>
      page.deferred.reduce(
        (filled, one) => (filled.includes(one.marker) ? put(filled, one.marker, renderedOnce(page, one)) : filled),
        text,
      ),
    listed(page) {
      const folders = page.deferred.filter(isFolder).map((one) => partsOfFolder(page, one, sources));
      const tags = page.deferred.filter(isOfTags).map(() => sources.tags.listed(page.record));
      const ofTheme = [...folders, ...tags];
      if (ofTheme.length === page.deferred.length) return ofTheme;
      const ofSite = page.deferred.filter((one) => !isFolder(one) && !isOfTags(one));
      const knowsOthers = ofSite.some(({ name }) => registry[name]?.usesPage !== true);
      return [...ofTheme, ...(knowsOthers ? sources.world() : [sources.addresses()])];
    },
    faults: (page) =>
      page.deferred.flatMap((one) =>
        isFolder(one)
          ? (emptyFolder(page, one, sources) ?? [])
          : isOfTags(one)
            ? noTags(one, sources.tags.listed(page.record))
            : (rendered.get(keyOf(page, one))?.faults ?? []),
      ),
  };
}

function renderOfSite(
  compiled: CompiledPage,
  { name, props, place, marker }: DeferredComponent,
  { records, recordOf, registry, islands, codePlace, resolve }: DeferredSources,
): Rendered {
  const { record } = compiled;
  const component = registry[name]?.component;
  if (component === undefined) return { html: '', faults: [] };
  const all = {
    ...props,
    page: recordOf(compiled),
    ...(registry[name]?.usesPage === true ? {} : { pages: records(record.path) }),
    hrefOf: (url: string) => resolve(url, record.relativePath).href,
  };
  try {
    // No other component of the page has this name: those of others begin with a capital.
    const ids = () => `deferred${/\d+/.exec(marker)}`;
    return { html: siteComponentHtml(createElement(component as never, all as never), islands, { ids }), faults: [] };
  } catch (thrown) {
    return { html: '', faults: [renderFault(name, thrown, { place, codePlace: codePlace(thrown) })] };
  }
}

const keyOf = ({ record }: CompiledPage, { marker }: DeferredComponent) => `${record.path} ${marker}`;
