import * as v from 'valibot';
import { LISTED_LEVELS } from '../../model/headingLevels.ts';
import { EXPECTED_LANGUAGE_TAG, LANGUAGE_TAG, languageMeant } from '../../model/languages/languageTag.ts';
import type { Frontmatter } from '../../model/page.ts';
import { isMap } from './readMap.ts';

const FULL_URL = /^https?:\/\/[^\s/]/;

/** A day, or a time with its zone: without one it would be another on each machine. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Whether a text is one of these. Dates past the end of a month are those of the next one to `Date`. */
export const isDate = (text: string) =>
  DATE.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text.slice(0, 10)).toISOString().startsWith(text.slice(0, 10));

const words = v.pipe(v.string(), v.regex(/\S/));

const neighbor = v.union([
  v.literal(false),
  v.string(),
  v.strictObject({ text: words, link: v.exactOptional(v.string()) }),
]);

const attribute = v.union([v.string(), v.number(), v.boolean()]);
const tag = v.strictObject({ tag: words, attributes: v.record(v.string(), attribute) });
const TAG = "{tag: meta, attributes: {name: author, content: 'A. Name'}}";

const map = v.custom<Readonly<Record<string, unknown>>>(isMap);

const text = { schema: v.string(), expected: 'text', example: 'Some text' };
const name = { ...text, schema: words };
const flag = { schema: v.boolean(), expected: '`true` or `false`', example: 'false' };
const depth = {
  schema: v.union([v.boolean(), v.picklist(LISTED_LEVELS)]),
  expected: '`false`, or a level from `2` to `6`',
  example: 'false',
};
const neighborFlag = { schema: neighbor, expected: '`false`, a route, or `{text, link}`', example: '/a/route/' };

/** Every key that front matter may hold, with the shape of its value in words and an example for diagnostics. */
export const frontmatterSchema = {
  title: name,
  description: text,
  short_description: text,
  thumbnail: text,
  image: text,
  head: { schema: v.array(tag), expected: 'a list of `{tag, attributes}`', example: `[${TAG}]` },
  hero: {
    schema: v.union([v.literal(true), map]),
    expected: '`true`, or a map of `image` and `actions`',
    example: '{actions: [{text: Get started, link: /a/route/}]}',
  },
  prev: neighborFlag,
  next: neighborFlag,
  sidebar: flag,
  content_class: text,
  permalink: text,
  unlisted: {
    schema: v.union([v.boolean(), v.literal('sidebar')]),
    expected: '`true`, `false` or `sidebar`',
    example: 'false',
  },
  draft: flag,
  search: {
    schema: v.union([v.boolean(), v.literal('low')]),
    expected: '`true`, `false` or `low`',
    example: 'false',
  },
  keywords: { schema: v.union([words, v.array(words)]), expected: 'a list of texts', example: '[SSO, log in]' },
  tags: { schema: v.union([words, v.array(words)]), expected: 'a list of texts', example: '[API, billing]' },
  lang: {
    schema: v.pipe(
      v.string(),
      v.regex(LANGUAGE_TAG),
      v.check((tag) => languageMeant(tag) === undefined),
    ),
    expected: EXPECTED_LANGUAGE_TAG,
    example: 'en',
  },
  dir: { schema: v.picklist(['ltr', 'rtl']), expected: '`ltr` or `rtl`', example: 'rtl' },
  toc: depth,
  editLink: {
    schema: v.union([v.boolean(), v.pipe(v.string(), v.regex(FULL_URL))]),
    expected: '`false`, or a full URL',
    example: 'false',
  },
  lastUpdated: {
    schema: v.union([v.boolean(), v.pipe(v.string(), v.check(isDate))]),
    expected: '`false`, or a date as `2024-01-31`',
    example: '2024-01-31',
  },
  lineNumbers: flag,
  order: { schema: v.pipe(v.number(), v.finite()), expected: 'a number', example: '1' },
  label: name,
  badge: { schema: v.union([words, map]), expected: 'text, or `{text, type}`', example: 'New' },
  params: { schema: map, expected: 'a map', example: '{audience: admins}' },
} satisfies Record<keyof Frontmatter, { schema: v.GenericSchema; expected: string; example: string }>;

/** Keys that take any text which is not blank. */
export const TAKES_WORDS: ReadonlySet<string> = new Set(
  Object.entries(frontmatterSchema).flatMap(([key, { schema }]) =>
    schema === text.schema || schema === words ? key : [],
  ),
);

/** Keys of other generators, and what is written here instead. */
export const KEYS_ELSEWHERE: Readonly<Record<string, keyof Frontmatter>> = {
  sidebar_position: 'order',
  nav_order: 'order',
  weight: 'order',
  sidebar_label: 'label',
  linkTitle: 'label',
  linktitle: 'label',
  sidebarTitle: 'label',
  shortTitle: 'label',
  nav_title: 'label',
  slug: 'permalink',
  pagination_prev: 'prev',
  pagination_next: 'next',
  pageClass: 'content_class',
  wrapperClassName: 'content_class',
  editUrl: 'editLink',
  custom_edit_url: 'editLink',
  lastmod: 'lastUpdated',
  lastModified: 'lastUpdated',
  last_modified_at: 'lastUpdated',
  pagefind: 'search',
  outline: 'toc',
  tableOfContents: 'toc',
  toc_max_heading_level: 'toc',
  'max-toc-depth': 'toc',
  subtitle: 'description',
  excerpt: 'description',
  hidden: 'unlisted',
  'og:image': 'image',
};

/** Those of them whose values mean something else here: of all others, another key is all that it takes. */
export const OTHER_VALUE_ELSEWHERE: ReadonlySet<string> = new Set([
  'slug',
  'pagination_prev',
  'pagination_next',
  'hidden',
  'og:image',
]);

/** Keys of other generators for old addresses of a page, which stand in `redirects.yaml` here. */
export const OLD_ADDRESSES: ReadonlySet<string> = new Set(['aliases', 'redirect_from', 'redirectFrom']);

/** Keys of other generators for which nothing is written here. */
export const NOTHING_HERE: ReadonlySet<string> = new Set(
  [
    'api asIndexPage authMethod categories cover coverY full html_meta iconType',
    'header last_modified_date mode myst openapi orphan overview overviewHeaders playground resources tag tocdepth type',
    'authors canonical canonicalUrl date hide hide_table_of_contents hide_title icon id noindex robots',
    'isHome layout markdownStyles nav_exclude pageName pageType sidebarDepth status sticky',
    'parse_number_prefixes sidebar_class_name sidebar_custom_props sidebar_key',
    'template toc_min_heading_level',
    'code_clipboard headingLevel highlight_theme language_clients language_tabs toc_footers',
    'page_title sidebar_current subcategory',
  ].flatMap((line) => line.split(' ')),
);
