import type { Frontmatter } from '../../model/page.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import { ownValue } from '../../model/values/ownValue.ts';
import { KEYS_ELSEWHERE } from '../frontmatter/frontmatterSchema.ts';
import { yamlTextInside } from '../yamlText.ts';
import { dayOf, depthMeant } from './valueHints.ts';

/**
 * The key and value that say the same as another generator's; undefined where nothing does, or another key is all that
 * it takes.
 */
export function lineHere(key: string, given: unknown): readonly [key: keyof Frontmatter, value: string] | undefined {
  const depth = KEYS_ELSEWHERE[key] === 'toc' ? depthMeant(given) : undefined;
  if (depth !== undefined) return ['toc', String(depth)];
  // In Docusaurus, it is the id of a page: its address, where that is not set otherwise.
  if (OF_NEIGHBOURS.has(key) && typeof given === 'string' && /^\w[\w./-]*$/.test(given))
    return [key === 'pagination_prev' ? 'prev' : 'next', `/${given}/`];
  const { date, ...others } = asRecord(key === 'last_update' ? given : undefined);
  const day = Object.keys(others).length === 0 ? dayOf(date) : undefined;
  if (day !== undefined) return ['lastUpdated', day];
  if (/^canonical(?:Url)?$/.test(key) && /^https?:\/\//.test(String(given)))
    return ['head', `[{tag: link, attributes: {rel: canonical, href: ${yamlTextInside(String(given))}}}]`];
  const [from, meant, value] = ownValue(LINES_HERE, key) ?? [];
  return meant === undefined || value === undefined || from !== given ? undefined : [meant, value];
}

/**
 * What hides the same as a list of Material, and whether it is all of that. Where pages show no such part, nothing need
 * hide it.
 */
export function hiddenHere(given: unknown): {
  readonly lines: readonly (keyof Frontmatter)[];
  readonly isAll: boolean;
} {
  const parts = Array.isArray(given) ? given.map((part) => HIDDEN.get(part)) : [];
  return { lines: [...new Set(parts.flatMap((keys) => keys ?? []))], isAll: !parts.includes(undefined) };
}

const OF_NEIGHBOURS: ReadonlySet<string> = new Set(['pagination_prev', 'pagination_next']);

const HIDDEN: ReadonlyMap<unknown, readonly (keyof Frontmatter)[]> = new Map<unknown, readonly (keyof Frontmatter)[]>([
  ['navigation', ['sidebar']],
  ['toc', ['toc']],
  ['footer', ['prev', 'next']],
  ['feedback', []],
  ['tags', []],
]);

export const NOINDEX = '[{tag: meta, attributes: {name: robots, content: noindex}}]';

const LINES_HERE: Readonly<Record<string, readonly [given: unknown, key: keyof Frontmatter, value: string]>> = {
  custom_edit_url: [null, 'editLink', 'false'],
  excludeSearch: [true, 'search', 'false'],
  // Of Docusaurus, whose own styles hide what has this class.
  sidebar_class_name: ['hidden', 'unlisted', 'sidebar'],
  displayed_sidebar: [null, 'sidebar', 'false'],
  noindex: [true, 'head', NOINDEX],
  robots: ['noindex', 'head', NOINDEX],
  nav_exclude: [true, 'unlisted', 'sidebar'],
  nav_enabled: [false, 'sidebar', 'false'],
  toc_hide: [true, 'unlisted', 'sidebar'],
  'hide-toc': [true, 'toc', 'false'],
  hide_table_of_contents: [true, 'toc', 'false'],
  pagination_next: [null, 'next', 'false'],
  pagination_prev: [null, 'prev', 'false'],
  // Who deleted it would publish what was held back.
  published: [false, 'draft', 'true'],
  timestamp: [false, 'lastUpdated', 'false'],
  // Of VitePress: what stands there is the list of headings.
  aside: [false, 'toc', 'false'],
  search_exclude: [true, 'search', 'false'],
  searchable: [false, 'search', 'false'],
};

/** Whether a key of another generator says how every page is here. */
export const isUsual = (key: string, given: unknown): boolean =>
  USUAL.some(([value, keys]) => value === given && keys.test(key));

const USUAL: readonly (readonly [given: unknown, keys: RegExp])[] = [
  ['doc', /^(?:template|layout|pageType)$/],
  // Of most themes of Jekyll.
  ['default', /^layout$/],
  [true, /^(?:aside|navbar|footer|outline)$/],
  [false, /^(?:nav|search)_exclude$/],
];

/** What a page has none of that another generator shows without all that belongs to documents. */
export const BARE_PAGE: readonly (keyof Frontmatter)[] = ['sidebar', 'toc', 'prev', 'next'];
