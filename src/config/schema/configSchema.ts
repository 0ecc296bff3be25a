import * as v from 'valibot';
import { BADGE_TYPES } from '../../model/badgeType.ts';
import { DIAGNOSTIC_CODES } from '../../model/diagnosticCodes.ts';
import { LISTED_LEVELS } from '../../model/headingLevels.ts';
import { ENGLISH } from '../../model/languages/englishTexts.ts';
import { EXPECTED_LANGUAGE_TAG, LANGUAGE_TAG } from '../../model/languages/languageTag.ts';
import { placeholdersIn } from '../../model/languages/texts.ts';
import { DIRECTIVES } from '../policyDirectives.ts';
import { EXPECTED_BASE, EXPECTED_SITE_URL, isBase, isSiteUrl } from '../siteBase.ts';
import { pageDefaults, pageLink, paramRule } from './pageOptionsSchema.ts';
import { isWebAddress, namesServerInBraces, plannedRoute, route, words } from './schemaParts.ts';

const link = v.strictObject({ text: words, link: v.string() });

const has = (value: unknown, key: string) => typeof value === 'object' && value !== null && key in value;

const badgeView = v.strictObject({
  text: v.string(),
  type: v.optional(v.picklist(BADGE_TYPES, '`tip`, `warning`, `danger` or `info`')),
});
const badge = v.lazy((value) =>
  has(value, 'text') ? badgeView : v.union([v.string(), badgeView], 'a text or { text, type }'),
);

const image = v.pipe(v.string(), v.regex(/\S/, 'the path of an image'));
const schemeImage = v.union([image, v.strictObject({ light: image, dark: image })], 'a path or { light, dark }');

/** The library takes the numbers of a list for names. */
const named = <T extends v.GenericSchema<unknown>>(schema: T) =>
  v.lazy((value) =>
    Array.isArray(value) ? v.custom<unknown>(() => false, 'an object, with a name for each entry') : schema,
  );

/** An image that says the name of the site has it in the place of the title. */
const logo = v.union(
  [
    schemeImage,
    v.strictObject({ src: image, replacesTitle: v.boolean() }),
    v.strictObject({ light: image, dark: image, replacesTitle: v.boolean() }),
  ],
  'a path or { light, dark }, or { src, replacesTitle }',
);

const navLink = v.strictObject({
  ...link.entries,
  highlighted: v.optional(v.boolean()),
  icon: v.optional(schemeImage),
  version: v.optional(v.boolean()),
});
const menuLink = v.strictObject({ ...link.entries, badge: v.optional(badge), version: v.optional(v.boolean()) });
const menuGroup = v.strictObject({
  text: v.string(),
  items: v.pipe(v.array(menuLink), v.nonEmpty('a list with a link in it')),
});
const navMenu = v.strictObject({
  text: v.string(),
  label: v.optional(v.string()),
  items: v.array(v.lazy((value) => (has(value, 'items') ? menuGroup : menuLink))),
});
// The names in an item tell which kind it is: so faults can be told within that, and not of the item as a whole.
const navItem = v.lazy((value) => {
  if (has(value, 'items')) return navMenu;
  if (has(value, 'link')) return navLink;
  return v.union([navLink, navMenu], '{ text, link } or { text, items }, where items are { text, link }');
});

const sidebarItem: v.GenericSchema = v.lazy((value) => {
  if (has(value, 'items')) return sidebarGroup;
  if (has(value, 'folder')) return sidebarFolder;
  if (has(value, 'link')) return sidebarLink;
  return v.union(
    [v.string(), sidebarLink, sidebarGroup, sidebarFolder],
    'a route, { text, link }, { text, items } or { folder }',
  );
});

const sidebarLink = v.strictObject({ ...link.entries, badge: v.optional(badge) });
const groupLook = { badge: v.optional(badge), collapsed: v.optional(v.boolean()) };
const sidebarGroup = v.strictObject({
  text: v.string(),
  link: v.optional(v.string()),
  items: v.array(sidebarItem),
  ...groupLook,
});
const sidebarFolder = v.strictObject({ folder: route, text: v.optional(v.string()), ...groupLook });

// Which attributes a tag may have depends on its name: `readHead` looks at that.
const headTag = v.strictObject({
  tag: v.string(),
  attributes: v.optional(v.record(v.string(), v.union([v.string(), v.boolean()], 'a string, `true` or `false`'))),
  content: v.optional(v.string()),
});

/** A text may leave out what stands in braces in the English one, and can have no other. */
const texts = Object.fromEntries(
  Object.entries(ENGLISH).map(([name, english]) => {
    const known = placeholdersIn(english);
    const expected =
      known.length === 0
        ? 'a text without names in braces'
        : `a text with no other name in braces than \`{${known.join('}` and `{')}}\``;
    return [
      name,
      v.optional(
        v.pipe(
          v.string(),
          v.check((text) => placeholdersIn(text).every((one) => known.includes(one)), expected),
        ),
      ),
    ];
  }),
);

/** What a secret part of an address may be. */
export const TOKEN = /^[\w-]+$/;

const languageTag = v.pipe(v.string(), v.regex(LANGUAGE_TAG, EXPECTED_LANGUAGE_TAG));
const FULL_URL = 'a full URL, such as `https://example.com/docs`';
/** A server that takes edits may be that of the site. Of one without `{path}`, that is told. */
const isEditAddress = (text: string) =>
  !text.includes('{path}') ||
  /^\/(?![/\\])/.test(text) ||
  (isWebAddress(text.replaceAll('{path}', 'a')) && !namesServerInBraces(text));
const editUrl = v.pipe(
  v.string(),
  v.includes('{path}', 'a URL that contains `{path}`'),
  v.check(isEditAddress, 'a full URL, such as `https://github.com/acme/docs/edit/main/content/{path}`'),
);
const kB = v.optional(v.pipe(v.number(), v.gtValue(0, 'a size in kB')));

const CODES: readonly string[] = Object.keys(DIAGNOSTIC_CODES);

/** What a policy has in quotes: without them it would be the name of a host. */
const KEYWORD = /^(?:self|none|strict-dynamic|report-sample|(?:wasm-)?unsafe-[a-z]+|(?:nonce|sha\d+)-.+)$/;

/** Sources by directive. */
const addedSources = named(
  v.record(
    v.picklist(DIRECTIVES, 'a directive such as `frame-src`'),
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^[^\s;,"]+$/, "one source such as `https://example.com` or `'self'`"),
        v.check((source) => !KEYWORD.test(source), 'a keyword in quotes of its own'),
      ),
    ),
  ),
);

/** What a site says in its language. */
const spoken = {
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  lang: v.optional(languageTag),
  texts: v.optional(v.strictObject(texts)),
  logoLink: v.optional(v.pipe(v.string(), v.regex(/\S/, 'a full URL or a route'))),
  nav: v.optional(v.strictObject({ left: v.optional(v.array(navItem)), right: v.optional(v.array(navItem)) })),
  footer: v.optional(v.array(v.strictObject({ text: v.string(), link: v.optional(v.string()) }))),
  sidebars: v.optional(v.array(v.strictObject({ routes: v.array(route), items: v.array(sidebarItem) }))),
  pageLinks: v.optional(v.array(pageLink)),
  searchPlaceholder: v.optional(v.string()),
};

const locale = v.strictObject({
  ...spoken,
  label: v.pipe(v.string(), v.regex(/\S/, 'a name of the language, such as `Deutsch`')),
  dir: v.optional(v.picklist(['ltr', 'rtl'], '`ltr` or `rtl`')),
});

const translation = v.strictObject({ ...locale.entries, fallback: v.optional(v.boolean()) });

/** Shape of what `site/config.ts` exports; unknown options are refused by name. */
export const configSchema = v.strictObject({
  ...spoken,
  locales: v.optional(v.objectWithRest({ root: locale }, translation)),
  base: v.optional(v.pipe(v.string(), v.check(isBase, EXPECTED_BASE))),
  siteUrl: v.optional(v.pipe(v.string(), v.check(isSiteUrl, EXPECTED_SITE_URL))),
  logo: v.optional(logo),
  repository: v.optional(v.strictObject({ url: v.pipe(v.string(), v.check(isWebAddress, FULL_URL)), editUrl })),
  token: v.optional(v.pipe(v.string(), v.regex(TOKEN, 'letters, digits, `-` and `_`'))),
  constants: v.optional(
    named(
      v.record(v.string(), v.union([v.string(), v.number(), v.boolean()], 'a string, a number, `true` or `false`')),
    ),
  ),
  params: v.optional(named(v.record(v.string(), paramRule))),
  defaults: v.optional(v.array(pageDefaults)),
  version: v.optional(v.string()),
  head: v.optional(v.array(headTag)),
  gtmId: v.optional(v.string()),
  securityPolicy: v.optional(
    v.lazy((value) =>
      typeof value === 'object' && value !== null
        ? addedSources
        : v.union(
            [v.literal(false), addedSources],
            "`false` or a list of sources for each directive, such as { 'frame-src': ['https://example.com'] }",
          ),
    ),
  ),
  integrity: v.optional(v.boolean()),
  plannedRoutes: v.optional(v.array(plannedRoute)),
  toc: v.optional(
    v.union([v.literal(false), v.picklist(LISTED_LEVELS)], '`false`, or a level of headings from 2 to 6'),
  ),
  lineNumbers: v.optional(v.boolean()),
  lastAuthor: v.optional(v.boolean()),
  socialCards: v.optional(v.boolean()),
  responsiveImages: v.optional(v.boolean()),
  check: v.optional(
    v.strictObject({
      budgets: v.optional(v.strictObject({ html: kB, image: kB, script: kB, style: kB, page: kB })),
      allow: v.optional(
        v.array(
          v.strictObject({
            code: v.picklist(CODES, 'a code as messages show it in brackets'),
            text: v.string(),
            reason: v.string(),
          }),
        ),
      ),
      figures: v.optional(named(v.record(v.string(), v.array(v.string())))),
      figuresInCode: v.optional(v.boolean()),
      translations: v.optional(v.boolean()),
      externalIgnore: v.optional(v.array(v.string())),
      searches: v.optional(
        named(v.record(v.string(), v.union([v.string(), v.array(v.string())], 'a route or a list of routes'))),
      ),
    }),
  ),
  parser: v.optional(v.picklist(['satteri', 'remark'], '`satteri` or `remark`')),
});
