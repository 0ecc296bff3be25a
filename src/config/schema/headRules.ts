import { bareUrl } from '../../model/addresses/bareUrl.ts';
import { hasScheme } from '../../model/addresses/hasScheme.ts';
import { namesNoSite } from '../../model/addresses/namesNoSite.ts';
import { addressName, type HeadTag, holdsJson, metaName, relationsOf } from '../../model/headTag.ts';
import { isJson } from '../../model/values/isJson.ts';
import { ownValue } from '../../model/values/ownValue.ts';

/** Something wrong with an entry, or with an attribute of it. */
export interface HeadFault {
  readonly message: string;
  readonly hint: string;
  /** In lower case; undefined: of the entry itself. */
  readonly attribute?: string;
  readonly code?: 'unsafe-url';
}

/**
 * What keeps a tag out of pages. `names` are those of its attributes as they are written, `option` is what messages
 * call it.
 */
export const brokenRules = (tag: HeadTag, names: readonly string[], option: string): readonly HeadFault[] => [
  ...attributeFaults(names, option),
  ...(ownFault(tag) ?? shapeFault(tag) ?? []),
  ...addressFaults(tag),
  ...contentFaults(tag),
];

/** What is wrong with a tag, as a list that rules for it yield. */
export const headFault = (
  message: string,
  hint: string,
  more: Pick<HeadFault, 'attribute' | 'code'> = {},
): readonly HeadFault[] => [{ message, hint, ...more }];

const attributeFaults = (names: readonly string[], option: string): readonly HeadFault[] =>
  names.flatMap((name) => {
    const attribute = name.toLowerCase();
    const fault = (message: string, hint: string) => headFault(message, hint, { attribute });
    if (!/^[a-z][\w:.-]*$/i.test(name)) {
      const message = `Option \`${option}.attributes\` has an invalid name: ${JSON.stringify(name)}.`;
      return fault(message, 'a name has letters, digits and `-`');
    }
    const blocked = (what: string, hint: string) =>
      fault(`Option \`${option}.attributes.${name}\` is ${what}, which the content security policy blocks.`, hint);
    if (attribute.startsWith('on'))
      return blocked('an event handler', "{ tag: 'script', content: 'addEventListener(…)' }");
    return attribute === 'style' ? blocked('a style', "{ tag: 'style', content: '…' }") : [];
  });

/** Tags that docsgen writes itself, where a second one would be passed over, or contradict the first. */
function ownFault(tag: HeadTag): readonly HeadFault[] | undefined {
  const { attributes } = tag;
  if (tag.tag === 'meta') {
    const equivalent = String(attributes['http-equiv'] ?? '').toLowerCase();
    if (attributes.charset !== undefined || equivalent === 'content-type')
      return own('The encoding of pages', 'take it out: pages are UTF-8');
    if (equivalent.startsWith('content-security-policy'))
      return own('The content security policy', "write `securityPolicy: { 'img-src': ['https://example.com'] }`");
    const name = metaName(tag) ?? '';
    const hint = ownValue(OWN_META, name);
    return hint === undefined ? undefined : own(`\`${name}\``, hint);
  }
  if (tag.tag !== 'link') return undefined;
  const relations = relationsOf(tag);
  if (relations.includes('canonical'))
    return own('`canonical`', 'write `siteUrl`: the canonical links of all pages are made from it');
  const isTwin = relations.includes('alternate') && attributes.type === 'text/markdown';
  return isTwin ? own("A page's address as Markdown", 'take it out') : undefined;
}

/** Whether every page has such a tag already, made of the configuration and the page. */
export function isWrittenByItself(tag: HeadTag): boolean {
  const { charset, 'http-equiv': equivalent } = tag.attributes;
  if (tag.tag !== 'meta') return false;
  return (
    charset !== undefined || /^content-type$/i.test(String(equivalent)) || Object.hasOwn(OWN_META, metaName(tag) ?? '')
  );
}

const PAGE_TITLE = "take it out: it is made of each page's title, and of `title`";
const PAGE_DESCRIPTION = "write `description` in the configuration, or in a page's front matter";

/**
 * What to write instead of a meta tag that docsgen writes itself. `theme-color` and `twitter:card` are not here: the
 * site's own take their place.
 */
const OWN_META: Readonly<Record<string, string>> = {
  viewport: 'take it out: pages fit any screen, and readers can zoom',
  description: PAGE_DESCRIPTION,
  'og:title': PAGE_TITLE,
  'og:site_name': 'write `title` in the configuration',
  'og:description': PAGE_DESCRIPTION,
  'og:type': 'take it out: it is `website` on the first page, and `article` on all others',
  'og:url': "take it out: with `siteUrl` it is each page's canonical address",
};

const own = (what: string, hint: string) => headFault(`${what} is written by docsgen itself.`, hint);

const META = "attributes: { name: '…', content: '…' }";
const LINK = "attributes: { rel: '…', href: '…' }";

/** What a tag cannot do without, and what it cannot have. */
function shapeFault({ tag, attributes, content }: HeadTag): readonly HeadFault[] | undefined {
  const lacks = (what: string, hint: string) => headFault(`A \`${tag}\` takes ${what}.`, hint);
  const has = (name: string) => attributes[name] !== undefined && attributes[name] !== '';
  if (content !== undefined && (tag === 'meta' || tag === 'link'))
    return headFault(`A \`${tag}\` has no content.`, tag === 'meta' ? META : LINK);
  if (tag === 'meta' && !(['name', 'property', 'http-equiv', 'itemprop'].some(has) && attributes.content !== undefined))
    return lacks('the attributes `name`, `property` or `http-equiv`, and `content`', META);
  const name = metaName({ tag, attributes }) ?? '';
  const url = READ_ELSEWHERE.test(name) ? String(attributes.content) : undefined;
  if (url !== undefined && !hasScheme(url)) {
    const hint = `content: 'https://example.com/${url.replace(/^[./]+/, '')}'`;
    const attribute = 'content';
    return headFault(`\`${name}\` takes a full URL: other sites read it, apart from the page.`, hint, { attribute });
  }
  if (url !== undefined && namesNoSite(url)) return addressOfNoSite(url, 'content');
  if (tag === 'link' && !(has('rel') && (has('href') || has('imagesrcset'))))
    return lacks('the attributes `rel` and `href`', LINK);
  if (tag === 'style' && content === undefined) {
    const isFile = has('href') || has('src');
    return lacks(
      '`content`',
      isFile ? "{ tag: 'link', attributes: { rel: 'stylesheet', href: '…' } }" : "content: '…'",
    );
  }
  if (tag !== 'script' || has('src') !== (content !== undefined)) return undefined;
  return content === undefined
    ? lacks('the attribute `src`, or `content`', "attributes: { src: '…' }")
    : headFault('A `script` with both `src` and `content` runs only the first.', 'write two tags');
}

/** Meta tags whose content is an address. */
const READ_ELSEWHERE = /^(?:og:(?:image|video|audio)(?::(?:secure_)?url)?|twitter:(?:image(?::src)?|player))$/;

/** Addresses stand in pages of all folders: they begin with `/`, or are full ones. */
function addressFaults(tag: HeadTag): readonly HeadFault[] {
  const attribute = addressName(tag);
  const url = attribute === undefined ? undefined : tag.attributes[attribute];
  if (attribute === undefined || typeof url !== 'string' || url === '') return [];
  const bare = bareUrl(url);
  if (/^(?:javascript|vbscript):/i.test(bare)) {
    const message = `The URL \`${url.replaceAll('`', "'")}\` could run code.`;
    return headFault(message, "{ tag: 'script', content: '…' }", { attribute, code: 'unsafe-url' });
  }
  if (namesNoSite(bare)) return addressOfNoSite(url, attribute);
  if (/^[\\/#]/.test(bare) || hasScheme(bare)) return [];
  const message = `The address ${JSON.stringify(url)} would lead elsewhere from each page: expected one that begins with \`/\`, or a full URL.`;
  return headFault(message, `write \`/${bare.replace(/^(?:\.{1,2}\/)+/, '')}\``, { attribute });
}

const addressOfNoSite = (url: string, attribute: string) =>
  headFault(`The address ${JSON.stringify(url)} names no site.`, 'write the whole address', { attribute });

/** What would end the element, or keep browsers from seeing its end. */
function contentFaults(tag: HeadTag): readonly HeadFault[] {
  const { content } = tag;
  if (content === undefined || (tag.tag !== 'script' && tag.tag !== 'style')) return [];
  if (holdsJson(tag)) {
    const message = `The content of a \`${tag.tag}\` of the type \`${tag.attributes.type}\` is not valid JSON.`;
    return isJson(content) ? [] : headFault(message, 'content: JSON.stringify({ … })');
  }
  const [found] = (tag.tag === 'script' ? /<\/script|<!--/i : /<\/style/i).exec(content) ?? [];
  if (found === undefined) return [];
  // As the configuration spells it, where a backslash stands for itself only when there are two.
  const written = found.startsWith('</') ? found.replace('/', '\\\\/') : '\\\\x3c!--';
  return headFault(
    `The content of a \`${tag.tag}\` holds \`${found}\`, where browsers would end it or begin a comment.`,
    `write \`${written}\`, or put it into a file of \`site/public/\``,
  );
}
