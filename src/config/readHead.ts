import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { addressName, type HeadTag, holdsJson, metaName, relationsOf } from '../model/headTag.ts';
import { didYouMean } from '../model/nearest.ts';
import { wellFormed } from '../model/wellFormed.ts';
import type { SitePlaces } from './sitePlaces.ts';

/** An entry of the option `head` as its schema lets it through. */
export interface WrittenTag {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string | boolean>> | undefined;
  readonly content?: string | undefined;
}

/** The tags of the option `head` that can stand in pages, and what is wrong with the others. May yield `config-invalid`, `unsafe-url`. */
export function readHead(
  written: readonly WrittenTag[],
  places: SitePlaces,
): { readonly tags: readonly HeadTag[]; readonly faults: readonly Diagnostic[] } {
  const read = written.map((one, index) => readTag(one, { option: `head.${index}`, places }));
  return { tags: read.flatMap(({ tag }) => tag ?? []), faults: read.flatMap(({ faults }) => faults) };
}

interface Where {
  /** Of the entry, as messages call it. */
  readonly option: string;
  readonly places: SitePlaces;
}

interface ReadTag {
  readonly tag?: HeadTag;
  readonly faults: readonly Diagnostic[];
}

function readTag(written: WrittenTag, where: Where): ReadTag {
  const name = written.tag.toLowerCase();
  if (!isKnown(name)) return { faults: [unknownTag(written, where)] };
  // Names of attributes are the same in any case, and one that is `false` is none.
  const attributes = Object.fromEntries(
    Object.entries(written.attributes ?? {}).flatMap(([key, value]) =>
      value === false ? [] : [[key.toLowerCase(), typeof value === 'string' ? wellFormed(value) : value]],
    ),
  );
  const content = written.content === undefined || written.content === '' ? undefined : asRead(written.content);
  const tag: HeadTag = { tag: name, attributes, ...(content === undefined ? {} : { content }) };
  const found = [
    ...attributeFaults(written, where),
    ...(ownFault(tag) ?? shapeFault(tag) ?? []),
    ...addressFaults(tag),
    ...contentFaults(tag),
  ];
  if (found.length > 0) return { faults: found.map((fault) => diagnosticOf(fault, written, where)) };
  return { tag: holdsJson(tag) && content !== undefined ? { ...tag, content: escapedJson(content) } : tag, faults: [] };
}

const TAGS = ['meta', 'link', 'script', 'style'] as const;

const isKnown = (name: string): name is HeadTag['tag'] => TAGS.some((tag) => tag === name);

/** Browsers read line ends and zeros so: a hash is taken over what they read. */
const asRead = (content: string) => wellFormed(content.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd'));

/** `<` stands only within the texts of JSON. Escaped, no text can end the script. */
const escapedJson = (json: string) => json.replaceAll('<', '\\u003c');

/** Something wrong with an entry, or with an attribute of it. */
interface Fault {
  readonly message: string;
  readonly hint: string;
  /** In lower case; undefined: of the entry itself. */
  readonly attribute?: string;
  readonly code?: 'unsafe-url';
}

function unknownTag({ tag }: WrittenTag, { option, places }: Where): Diagnostic {
  return {
    severity: 'error',
    code: 'config-invalid',
    message: `Option \`${option}.tag\` is ${JSON.stringify(tag)}, expected \`meta\`, \`link\`, \`script\` or \`style\`.`,
    place: places.ofText(tag, 'tag'),
    hint: TAG_HINTS.get(tag) ?? didYouMean(tag, TAGS) ?? 'see the type of `defineConfig` for what each option accepts',
  };
}

/** What to write instead of tags that are made from other options. */
const TAG_HINTS: ReadonlyMap<string, string> = new Map([
  ['title', 'write `title` in the configuration'],
  ['base', "write `base: '/docs/'` in the configuration"],
]);

function attributeFaults({ attributes = {} }: WrittenTag, { option }: Where): Fault[] {
  return Object.keys(attributes).flatMap((name): Fault[] => {
    const attribute = name.toLowerCase();
    const message = `Option \`${option}.attributes.${name}\``;
    if (!/^[a-z][\w:.-]*$/i.test(name))
      return [
        {
          message: `Option \`${option}.attributes\` has a name that is none: ${JSON.stringify(name)}.`,
          hint: 'a name has letters, digits and `-`',
          attribute,
        },
      ];
    if (attribute.startsWith('on')) {
      const hint = "{ tag: 'script', content: 'addEventListener(…)' }";
      return [{ message: `${message} is an event handler, which the policy of the site refuses.`, hint, attribute }];
    }
    if (attribute === 'style')
      return [
        {
          message: `${message} is a style, which the policy of the site refuses.`,
          hint: "{ tag: 'style', content: '…' }",
          attribute,
        },
      ];
    return [];
  });
}

/** Tags that docsgen writes itself, where a second one would be passed over, or contradict the first. */
function ownFault(tag: HeadTag): readonly Fault[] | undefined {
  const { attributes } = tag;
  if (tag.tag === 'meta') {
    const equivalent = String(attributes['http-equiv'] ?? '').toLowerCase();
    if (attributes.charset !== undefined || equivalent === 'content-type')
      return [own('The encoding of pages', 'take it out: pages are UTF-8')];
    if (equivalent.startsWith('content-security-policy'))
      return [own('The policy of the site', "write `securityPolicy: { 'img-src': ['https://example.com'] }`")];
    const name = metaName(tag) ?? '';
    const hint = Object.hasOwn(OWN_META, name) ? OWN_META[name] : undefined;
    return hint === undefined ? undefined : [own(`\`${name}\``, hint)];
  }
  if (tag.tag !== 'link') return undefined;
  const relations = relationsOf(tag);
  if (relations.includes('canonical'))
    return [own('`canonical`', 'write `siteUrl`: the canonical links of all pages are made from it')];
  if (relations.includes('alternate') && attributes.type === 'text/markdown')
    return [own("A page's address as Markdown", 'take it out')];
  return undefined;
}

const PAGE_TITLE = "take it out: it is made of each page's title, and of `title`";
const PAGE_DESCRIPTION = "write `description` in the configuration, or in a page's front matter";

/** What to write instead of a meta tag that docsgen writes itself. `theme-color` and `twitter:card` are not here: the site's own take their place. */
const OWN_META: Readonly<Record<string, string>> = {
  viewport: 'take it out: pages fit any screen, and readers can zoom',
  description: PAGE_DESCRIPTION,
  'og:title': PAGE_TITLE,
  'og:site_name': 'write `title` in the configuration',
  'og:description': PAGE_DESCRIPTION,
  'og:type': 'take it out: it is `website` on the first page, and `article` on all others',
  'og:url': "take it out: with `siteUrl` it is each page's canonical address",
};

const own = (what: string, hint: string): Fault => ({ message: `${what} is written by docsgen itself.`, hint });

/** What a tag cannot do without, and what it cannot have. */
function shapeFault({ tag, attributes, content }: HeadTag): readonly Fault[] | undefined {
  const lacks = (what: string, hint: string): Fault[] => [{ message: `A \`${tag}\` takes ${what}.`, hint }];
  const has = (name: string) => attributes[name] !== undefined && attributes[name] !== '';
  if (content !== undefined && (tag === 'meta' || tag === 'link'))
    return [
      {
        message: `A \`${tag}\` has no content.`,
        hint: tag === 'meta' ? "attributes: { name: '…', content: '…' }" : "attributes: { rel: '…', href: '…' }",
      },
    ];
  if (tag === 'meta' && !(['name', 'property', 'http-equiv', 'itemprop'].some(has) && attributes.content !== undefined))
    return lacks(
      'the attributes `name`, `property` or `http-equiv`, and `content`',
      "attributes: { name: '…', content: '…' }",
    );
  const name = metaName({ tag, attributes });
  if (name !== undefined && READ_ELSEWHERE.test(name) && !/^[a-z][a-z0-9+.-]*:/i.test(String(attributes.content)))
    return [
      {
        message: `\`${name}\` takes a full URL: other sites read it, apart from the page.`,
        hint: `content: 'https://example.com/${String(attributes.content).replace(/^[./]+/, '')}'`,
        attribute: 'content',
      },
    ];
  if (tag === 'link' && !(has('rel') && (has('href') || has('imagesrcset'))))
    return lacks('the attributes `rel` and `href`', "attributes: { rel: '…', href: '…' }");
  if (tag === 'style' && content === undefined)
    return lacks(
      '`content`',
      has('href') || has('src') ? "{ tag: 'link', attributes: { rel: 'stylesheet', href: '…' } }" : "content: '…'",
    );
  if (tag !== 'script' || has('src') !== (content !== undefined)) return undefined;
  return content === undefined
    ? lacks('the attribute `src`, or `content`', "attributes: { src: '…' }")
    : [{ message: 'A `script` with both `src` and `content` runs only the first.', hint: 'write two tags' }];
}

/** Meta tags whose content is an address. */
const READ_ELSEWHERE = /^(?:og:(?:image|video|audio)(?::(?:secure_)?url)?|twitter:(?:image(?::src)?|player))$/;

/** Addresses stand in pages of all folders: they begin with `/`, or are full ones. */
function addressFaults(tag: HeadTag): Fault[] {
  const attribute = addressName(tag);
  const url = attribute === undefined ? undefined : tag.attributes[attribute];
  if (attribute === undefined || typeof url !== 'string' || url === '') return [];
  // Browsers drop these before they read the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip exactly these.
  const bare = url.replace(/[\u0000-\u0020]/g, '');
  if (/^(?:javascript|vbscript):/i.test(bare))
    return [
      {
        message: `The URL \`${url.replaceAll('`', "'")}\` could run code.`,
        hint: "{ tag: 'script', content: '…' }",
        attribute,
        code: 'unsafe-url',
      },
    ];
  if (/^(?:[\\/#]|[a-z][a-z0-9+.-]*:)/i.test(bare)) return [];
  const message = `The address ${JSON.stringify(url)} would lead elsewhere from each page: expected one that begins with \`/\`, or a full URL.`;
  return [{ message, hint: `write \`/${bare.replace(/^(?:\.{1,2}\/)+/, '')}\``, attribute }];
}

/** What would end the element, or keep browsers from seeing its end. */
function contentFaults(tag: HeadTag): Fault[] {
  const { content } = tag;
  if (content === undefined || (tag.tag !== 'script' && tag.tag !== 'style')) return [];
  if (holdsJson(tag))
    return isJson(content)
      ? []
      : [
          {
            message: `The content of a \`${tag.tag}\` of the type \`${tag.attributes.type}\` is no JSON.`,
            hint: 'content: JSON.stringify({ … })',
          },
        ];
  const [found] = (tag.tag === 'script' ? /<\/script|<!--/i : /<\/style/i).exec(content) ?? [];
  if (found === undefined) return [];
  return [
    {
      message: `The content of a \`${tag.tag}\` holds \`${found}\`, where browsers would end it or begin a comment.`,
      // As the configuration spells it, where a backslash stands for itself only when there are two.
      hint: `write \`${found.startsWith('</') ? found.replace('/', '\\\\/') : '\\\\x3c!--'}\`, or put it into a file of \`site/public/\``,
    },
  ];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function diagnosticOf({ message, hint, attribute, code }: Fault, written: WrittenTag, { places }: Where): Diagnostic {
  return {
    severity: 'error',
    code: code ?? 'config-invalid',
    message,
    place: placeOf(attribute, written, places),
    hint,
  };
}

/** Of an attribute, or of the entry: those have no name, and are found by a text in them. */
function placeOf(
  attribute: string | undefined,
  { tag, attributes = {}, content }: WrittenTag,
  places: SitePlaces,
): Place {
  const pairs = Object.entries(attributes);
  const [name, value] = pairs.find(([key]) => key.toLowerCase() === attribute) ?? [];
  if (name !== undefined) return typeof value === 'string' ? places.ofText(value, name) : places.ofKey(name);
  if (content !== undefined && content !== '') return places.ofText(content, 'content');
  const telling = pairs.find((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
  return telling === undefined ? places.ofText(tag, 'tag') : places.ofText(telling[1], telling[0]);
}
