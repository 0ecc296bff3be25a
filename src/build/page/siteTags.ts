import type { SiteConfig } from '../../config/siteConfig.ts';
import { inLanguageOf } from '../../config/translations.ts';
import type { Route } from '../../model/brands.ts';
import { lazy, once } from '../../model/lazy.ts';
import type { CompiledPage, DeferredComponent, Heading, PageRecord } from '../../model/page.ts';
import { ownLanguageOf } from '../../model/pageRecord.ts';
import { countedText } from '../../model/text/countedText.ts';
import { tagKey } from '../../model/text/tagKey.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import type { TagView } from '../../model/view.ts';
import type { RegisteredComponent } from '../../render/componentRegistry.ts';
import type { RouteTable } from '../../routes/planRoutes.ts';
import { hrefOfRoute } from '../../routes/routeOf.ts';
import type { ListedTag } from '../../theme/components/PagesByTag.tsx';
import type { SitePages } from '../sitePages.ts';

/** The tags of a site's pages, in each of its languages. */
export interface SiteTags {
  /** Those of a page, with where the pages of its language that have them are listed; undefined for a page without. */
  readonly of: (record: PageRecord) => readonly TagView[] | undefined;
  /** All tags of the listed pages in the language of a page, with these. */
  readonly listed: (around: PageRecord) => readonly ListedTag[];
  /** The ids that a page has by its list of all tags; none for a page without such a list. */
  readonly idsOn: (route: Route) => readonly string[];
  /** The headings of a page with those of its list of all tags, in the order of the page. */
  readonly headingsOf: (page: CompiledPage) => readonly Heading[];
  /** Names where the lists stand: links of other pages lead there. */
  readonly key: () => string;
}

interface TagSources extends Pick<SitePages, 'records' | 'page' | 'held'> {
  readonly config: SiteConfig;
  readonly routes: Pick<RouteTable, 'sourceOf'>;
  readonly registry: Readonly<Record<string, Pick<RegisteredComponent, 'listsTags'>>>;
}

/** A tag in a language: all spellings of it are one. */
interface KnownTag {
  readonly key: string;
  readonly id: string;
  /** As most pages spell it. */
  readonly text: string;
  readonly records: readonly PageRecord[];
}

/** Finds the tags of a site and where they are listed, when a page with tags asks for it. */
export function createSiteTags({ config, routes, records, page, held, registry }: TagSources): SiteTags {
  const prefixOf = ({ path }: PageRecord) => inLanguageOf(config, path).prefix;
  const tagged = lazy(() => records().filter(({ frontmatter }) => frontmatter.tags !== undefined));
  const byLanguage = lazy(() => groupBy(tagged(), prefixOf));
  const tagsIn = once((prefix: string) => knownTags(byLanguage().get(prefix) ?? []));
  const isList = ({ name }: DeferredComponent) => registry[name]?.listsTags === true;
  /** Looks for the component in the text first: to know all pages of MDX, all of them would have to be compiled. */
  const hasList = (route: Route): boolean => {
    const source = routes.sourceOf.get(route);
    const known = held(route);
    if (source === undefined) return false;
    if (known === undefined && !(source.format === 'mdx' && source.body.includes('<PagesByTag'))) return false;
    const { deferred = [] } = known ?? page(route) ?? {};
    // One of a partial would be found on pages alone that are compiled already.
    return deferred.some((one) => isList(one) && one.place?.file === source.file);
  };
  const listIn = once(
    (prefix: string): Route | undefined =>
      records().find((record) => prefixOf(record) === prefix && hasList(record.path))?.path,
  );
  return {
    of(record) {
      const { tags } = record.frontmatter;
      if (tags === undefined) return undefined;
      const list = listIn(prefixOf(record));
      const listed = list === undefined ? [] : tagsIn(prefixOf(record));
      return tags.map((text) => {
        const known = listed.find(({ key }) => key === tagKey(text));
        if (list === undefined || known === undefined) return { text };
        return { text, href: hrefOfRoute(list, config.base) + hashOf(known) };
      });
    },
    listed(around) {
      const langOf = (one: PageRecord) => ownLanguageOf(one) ?? inLanguageOf(config, one.path).lang;
      return tagsIn(prefixOf(around)).map((tag) => ({
        id: tag.id,
        text: tag.text,
        href: hashOf(tag),
        pages: tag.records.map((one) => {
          const [title, href, lang] = [one.title, hrefOfRoute(one.path, config.base), langOf(one)];
          return { text: title, href, ...(lang === langOf(around) ? {} : { lang, hrefLang: lang }) };
        }),
      }));
    },
    idsOn(route) {
      const found = page(route);
      return found?.deferred.some(isList) ? tagsIn(prefixOf(found.record)).map(({ id }) => id) : [];
    },
    headingsOf({ record, headings, html, deferred }) {
      const list = deferred.find(isList);
      if (list === undefined) return headings;
      const above = html.slice(0, html.indexOf(list.marker));
      const listed = tagsIn(prefixOf(record)).map(({ id, text }) => ({ level: 2, title: text, slug: id }));
      const isAbove = (slug: string) => above.includes(` id="${slug.replaceAll('&', '&#x26;')}"`);
      // The title of the page stands in no HTML of it.
      const after = headings.findIndex(({ level, slug }) => level > 1 && !isAbove(slug));
      return after === -1 ? [...headings, ...listed] : headings.toSpliced(after, 0, ...listed);
    },
    key: lazy(() => [...byLanguage().keys()].map((prefix) => listIn(prefix) ?? '').join(' ')),
  };
}

/** Headings have no such ids: none of them has a colon. */
const idOf = (key: string) => `tag:${key}`;

const hashOf = ({ key }: Pick<KnownTag, 'key'>) => `#${idOf(encodeURIComponent(key))}`;

/** The tags of some pages, and the pages of each, as readers look for words. */
function knownTags(records: readonly PageRecord[]): readonly KnownTag[] {
  const uses = records.flatMap((record) => (record.frontmatter.tags ?? []).map((text) => ({ text, record })));
  const tags = [...groupBy(uses, ({ text }) => tagKey(text))].map(([key, used]) => ({
    key,
    id: idOf(key),
    text: usualSpelling(used.map(({ text }) => text)),
    records: sortedBy([...new Set(used.map(({ record }) => record))], ({ title }) => title),
  }));
  return sortedBy(tags, ({ text }) => text);
}

/** The text that is there most often; of two alike, the first. */
export function usualSpelling(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [[usual = ''] = []] = [...counts].sort(([, a], [, b]) => b - a);
  return usual;
}

function sortedBy<Item>(items: readonly Item[], textOf: (item: Item) => string): readonly Item[] {
  const keyed = items.map((item) => ({ item, key: countedText(textOf(item)) }));
  // Those of one text stay in the order of their routes.
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ item }) => item);
}
