import * as v from 'valibot';
import { LISTED_LEVELS } from '../../model/headingLevels.ts';
import { filled } from '../../model/languages/texts.ts';
import { PAGE_LINK_NAMES } from '../../model/pageLinkNames.ts';
import { isWebAddress, namesServerInBraces, route, words } from './schemaParts.ts';

/** A link of `pageLinks` as some page has it. */
const ofSomePage = (link: string) => filled(link, Object.fromEntries(PAGE_LINK_NAMES.map((name) => [name, 'a'])));
const hasOtherNames = (link: string) => /[{}]/.test(ofSomePage(link));
/** Of one with other names, that is told. */
const isPageLink = (link: string) =>
  hasOtherNames(link) ||
  (isWebAddress(ofSomePage(link)) && !namesServerInBraces(link)) ||
  /^mailto:\S+$/i.test(ofSomePage(link));
export const pageLink = v.strictObject({
  text: words,
  link: v.pipe(
    v.string(),
    v.check(
      (link) => !hasOtherNames(link),
      `a URL with no other name in braces than \`{${PAGE_LINK_NAMES.join('}`, `{')}}\``,
    ),
    v.check(isPageLink, 'a full URL, such as `https://github.com/acme/docs/issues/new?title={title}`'),
  ),
});

export const paramRule = v.strictObject({
  type: v.optional(
    v.picklist(['text', 'number', 'boolean', 'date', 'any'], '`text`, `number`, `boolean`, `date` or `any`'),
  ),
  values: v.optional(
    v.pipe(v.array(v.union([v.string(), v.number()], 'a text or a number')), v.minLength(1, 'a list with a value')),
  ),
  list: v.optional(v.boolean()),
  required: v.optional(v.array(route)),
});

/** What front matter can hold: it goes to other threads, and into JSON. */
const isData = (value: unknown): boolean =>
  value === null ||
  ['string', 'boolean'].includes(typeof value) ||
  Number.isFinite(value) ||
  (Array.isArray(value) && value.every(isData)) ||
  (Object.getPrototypeOf(Object(value)) === Object.prototype && Object.values(Object(value)).every(isData));
const data = v.pipe(v.unknown(), v.check(isData, 'a text, a number, `true`, `false`, or a list or an object of such'));

/** See `PageDefaults`: keys of front matter are called and have values as there. */
export const pageDefaults = v.strictObject({
  routes: v.pipe(v.array(route), v.minLength(1, 'a list with a route')),
  content_class: v.optional(v.string()),
  draft: v.optional(v.boolean()),
  editLink: v.optional(v.boolean()),
  keywords: v.optional(v.union([words, v.array(words)], 'a list of texts')),
  lastUpdated: v.optional(v.boolean()),
  lineNumbers: v.optional(v.boolean()),
  params: v.optional(v.record(v.string(), data)),
  search: v.optional(v.union([v.boolean(), v.literal('low')], '`true`, `false` or `low`')),
  sidebar: v.optional(v.boolean()),
  tags: v.optional(v.array(words, 'a list of texts')),
  toc: v.optional(v.union([v.boolean(), v.picklist(LISTED_LEVELS)], '`false`, or a level from `2` to `6`')),
  unlisted: v.optional(v.union([v.boolean(), v.literal('sidebar')], '`true`, `false` or `sidebar`')),
});
