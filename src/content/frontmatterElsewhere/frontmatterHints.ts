import * as v from 'valibot';
import { withoutSlashes } from '../../model/addresses/withoutSlashes.ts';
import type { Frontmatter } from '../../model/page.ts';
import { inBackticks } from '../../model/text/inBackticks.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import { ownValue } from '../../model/values/ownValue.ts';
import { frontmatterSchema, KEYS_ELSEWHERE, NOTHING_HERE, OLD_ADDRESSES } from '../frontmatter/frontmatterSchema.ts';
import { yamlText, yamlTextInside } from '../yamlText.ts';
import { BARE_PAGE, hiddenHere, isUsual, lineHere, NOINDEX } from './linesHere.ts';
import { dayOf, isLowBoost } from './valueHints.ts';

/** What to write for a key that is not read. `lines` names what it takes in the file: a line, or several. */
export function unknownKeyHint(key: string, given: unknown, lines: string): string {
  const names = Object.keys(frontmatterSchema);
  if (OLD_ADDRESSES.has(key)) return oldAddressHint(given);
  const hidden = key === 'hide' ? hiddenHere(given).lines : [];
  if (hidden.length > 0) return `write ${inBackticks(hidden.map(turnedOff))} in place of it`;
  if (isUsual(key, given)) return 'delete the line: pages are that without it';
  const line = lineHere(key, given);
  if (line !== undefined) return `write \`${line.join(': ')}\``;
  const hint = ownValue(MEANT_BY, key)?.(given);
  if (hint !== undefined) return hint;
  const meant = ownValue(KEYS_ELSEWHERE, key);
  if (meant !== undefined) return hintElsewhere(key, given, meant);
  if (NOTHING_HERE.has(key))
    return `delete ${lines}: docsgen does not read it; values for components of your own stand below \`params\``;
  const bare = key.replace(UNSEEN, '');
  if (bare !== key && names.includes(bare))
    return `write \`${bare}\` anew: signs that nobody sees are a part of the key`;
  return (
    didYouMean(key, names) ??
    `delete ${lines}, or write it below \`params\` for components of your own: the keys are \`${names.join('`, `')}\``
  );
}

/** Blanks that are no spaces to YAML, and signs without a width: they come along with copied text. */
const UNSEEN = /[\s\u200b-\u200f\u2060\ufeff]+/g;

const turnedOff = (key: string) => `${key}: false`;

const BARE = `write ${inBackticks(BARE_PAGE.map(turnedOff))} in place of it`;

/** How other generators say that a page is a landing page. */
const LANDING = 'delete the line: `hero` makes a landing page, also as `hero: true`';

/** Hints for keys of other generators that depend on the value; undefined for a value without a hint of its own. */
const MEANT_BY: Readonly<Record<string, (given: unknown) => string | undefined>> = {
  home: (given) => (given === true ? LANDING : undefined),
  layout: (given) => (given === 'home' ? LANDING : given === 'page' ? PAGE_LAYOUT : undefined),
  pageType: (given) => PAGE_TYPES.get(String(given)),
  template: (given) => (given === 'splash' ? LANDING : undefined),
  myst: (given) => {
    const meta = asRecord(asRecord(given).html_meta);
    const description = meta.description ?? meta['description lang=en'];
    return typeof description === 'string'
      ? `write \`description: ${yamlText(description)}\` in place of it, and of the lines below it`
      : undefined;
  },
  // Of Nuxt Content.
  navigation(given) {
    if (given === false) return 'write `unlisted: sidebar`';
    const { title } = asRecord(given);
    return typeof title === 'string' ? `write \`label: ${yamlText(title)}\` in place of it` : undefined;
  },
  // Of Blume.
  seo(given) {
    const { title, description, image, noindex } = asRecord(given);
    const lines = [
      ...(typeof title === 'string' ? [`title: ${yamlText(title)}`] : []),
      ...(typeof description === 'string' ? [`description: ${yamlText(description)}`] : []),
      ...(typeof image === 'string' ? [`image: ${yamlText(image)}`] : []),
      ...(noindex === true ? [`head: ${NOINDEX}`] : []),
    ];
    return lines.length === 0
      ? undefined
      : `write ${inBackticks(lines)} in place of it, where the page does not say so yet`;
  },
  // Of Hugo and Jekyll, which have them beside tags.
  categories: (given) => {
    const names = [given].flat().filter((one) => typeof one === 'string');
    return names.length === 0
      ? undefined
      : `write them as \`tags: [${names.map(yamlTextInside).join(', ')}]\` where readers should see them, or delete the line`;
  },
  // Of Hugo.
  cascade: () => 'write its values in the option `defaults` of `site/config.ts`, with the route of the folder',
  // Of Mintlify.
  boost: (given) => (isLowBoost(given) ? 'write `search: low`' : undefined),
  // Of Just the Docs.
  parent: () => TREE,
  grand_parent: () => TREE,
  great_grand_parent: () => TREE,
  ancestor: () => TREE,
  has_children: () => TREE,
  child_nav_order: () => TREE,
  has_toc: () => 'delete the line: no page lists those below it by itself',
  // Of VitePress and Rspress.
  aside: () => 'delete the line: the list of headings is beside the text',
  navbar: () => 'delete the line: every page has the header',
  footer: () =>
    'delete the line: every page ends with the same links, but for those that `prev: false` and `next: false` take away',
  titleTemplate: () => TITLE_SUFFIX,
  titleSuffix: () => TITLE_SUFFIX,
  overview: (given) =>
    given === true
      ? 'delete the line, and write `<FolderCards />` in an `.mdx` page: it lists the pages of the folder'
      : undefined,
  context: () => 'delete the line: entries of the sidebar have no attributes',
  comments: () => 'delete the line: pages have no comments',
  llms: () => 'delete the line: `llms.txt` names all pages but those with `unlisted: true`',
  'link-rss': () => 'delete the line: docsgen writes no feeds',
  features: cardsHint,
  banner: () => 'write it as a `:::note` at the start of the page',
  // Pages of Mintlify that show a call.
  api: endpointHint,
  openapi: endpointHint,
  'og:title': () => writtenFrom('title'),
  'og:description': () => writtenFrom('description'),
  'twitter:title': () => writtenFrom('title'),
  'twitter:description': () => writtenFrom('description'),
  tag: badgeHint,
  availability: badgeHint,
  // Of Material.
  status: badgeHint,
  // In Docusaurus, addresses end with it.
  id: (given) =>
    typeof given === 'string'
      ? `delete the line; an address ends with the name of its file: rename that to keep one that ends with \`${given}\``
      : undefined,
  // Of providers of Terraform.
  subcategory: (given) =>
    given === '' || given === null
      ? undefined
      : 'delete the line: groups are folders, or stand in `sidebars` of `site/config.ts`',
  eleventyNavigation(given) {
    const { order, title, key } = asRecord(given);
    const lines = [...(order === undefined ? [] : [`order: ${order}`]), `label: ${yamlText(String(title ?? key))}`];
    return `write ${inBackticks(lines)} in place of it: groups are folders, or stand in \`sidebars\` of \`site/config.ts\``;
  },
  // Landing pages of VuePress.
  heroImage: (given) => `write \`image: ${yamlText(String(given))}\` below \`hero\``,
  heroText: () => 'write `title`',
  tagline: () => 'write `description`',
  actions: () => 'write it below `hero`, as `actions: [{text: Get started, link: /guide/}]`',
  actionText: (given) =>
    `write it below \`hero\`, as \`actions: [{text: ${yamlTextInside(String(given))}, link: /guide/}]\``,
  actionLink: (given) =>
    `write it below \`hero\`, as \`actions: [{text: Get started, link: ${yamlTextInside(String(given))}}]\``,
  // Of Docusaurus.
  displayed_sidebar: () => 'delete the line: `routes` in the `sidebars` of `site/config.ts` say which pages show which',
  pagination_label: (given) =>
    `delete the line: links from its neighbors say its \`label\`, and \`prev\` and \`next\` of theirs can be \`{text: ${yamlTextInside(String(given))}}\``,
  title_meta: () => "delete the line: the browser's title is the `title`, and lists say the `label`",
  last_update: (given) => `write \`lastUpdated: ${dayOf(asRecord(given).date) ?? '2024-01-31'}\``,
  published: () => 'delete the line: pages are published',
  publishDate: () => 'delete the line, or write `draft: true` until then: pages are published at once',
  expiryDate: () => 'delete the line, or the page when it is due: pages are published until then and after',
  url: (given) => (typeof given === 'string' && /^\/(?!\/)/.test(given) ? permalinkHint(given) : undefined),
  redirect_to: (given) =>
    `write the address of this page and \`: ${[given].flat()[0]}\` as a line of \`redirects.yaml\`, and delete this file`,
};

/** The navigation of Just the Docs is the one that pages tell. */
const TREE =
  'delete the line: groups are folders, or stand in `sidebars` of `site/config.ts`, which `docsgen check --fix` makes of these keys beside a `_config.yml` of Jekyll';

const PAGE_LAYOUT =
  'delete the line, or write `toc: false`, `prev: false` and `next: false` for what VitePress leaves out of such a page';

const TITLE_SUFFIX = 'delete the line: behind the title of a page, browsers show the `title` of the site';

const PAGE_TYPES: ReadonlyMap<string, string> = new Map([
  ['home', LANDING],
  ['custom', BARE],
  ['blank', `${BARE}; the header stays`],
  ['doc-wide', 'delete the line: text has the same width on every page'],
  ['404', 'delete the line: `404.md` or `404.mdx` in the content folder is that page'],
]);

function badgeHint(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  return 'write `badge` for a word behind the label in sidebars, or delete the line';
}

const writtenFrom = (key: keyof Frontmatter) => `delete the line: docsgen writes it, from \`${key}\``;

function endpointHint(given: unknown): string | undefined {
  const [, method, path] = /(?:^|\s)(get|post|put|patch|delete|head|options)\s+([^\s"<>]+)$/i.exec(String(given)) ?? [];
  return method === undefined
    ? undefined
    : `write \`<Endpoint method="${method.toUpperCase()}" path="${path}" />\` in the page, and delete the line`;
}

/** The cards of a landing page, the first as it is written here. */
function cardsHint(given: unknown): string {
  const [first] = [given].flat();
  const { title = 'A title', details = 'Words.', link } = asRecord(first);
  const href = typeof link === 'string' ? ` href="${link}"` : '';
  const card = `<Card title="${String(title).replaceAll('"', '&quot;')}"${href}>${details}</Card>`.replace(/\s+/g, ' ');
  return `delete it with the lines below it, and write \`${card}\` and so on in a \`<CardGrid>\` of an \`.mdx\` page`;
}

const permalinkHint = (given: string) =>
  `write \`permalink: /${withoutSlashes(given)}${/\.html$/.test(given) ? '' : '/'}\``.replace('//', '/');

function oldAddressHint(given: unknown): string {
  const [first] = [given ?? []].flat();
  if (first === undefined) return 'delete the line: it names no address';
  const example = typeof first === 'string' ? `/${first.replace(/^\/+/, '')}` : '/old/';
  return `write each as a line of \`redirects.yaml\`, \`${example}: \` and the address of this page, and delete it here`;
}

function hintElsewhere(key: string, given: unknown, meant: keyof Frontmatter): string {
  if (key === 'slug' && typeof given === 'string')
    return given.includes('/') && !given.startsWith('.')
      ? permalinkHint(given)
      : `${permalinkHint(given.replace(/^(?:\.\.?(?:\/|$))+/, ''))}, with the address of its folder before it if it counts from there`;
  const { schema, expected } = frontmatterSchema[meant];
  if (!v.is(schema, given)) return `write \`${meant}\`, which takes ${expected}`;
  return `write \`${meant}${typeof given === 'boolean' ? `: ${given}` : ''}\``;
}
