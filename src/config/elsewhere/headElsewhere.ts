import { addressName, attributesOf, type HeadTag, type WrittenTag } from '../../model/headTag.ts';
import type { HeadElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { type CodeData, listIn, textIn } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';
import { brokenRules, isWrittenByItself } from '../schema/headRules.ts';
import { mapData, valueData } from '../vuepress/madeData.ts';
import { imageAddress } from './addressesHere.ts';

/** Reads the tags of the setting `option`; `partsIn` yields the name, the attributes and the text of each. */
const headIn =
  (option: string, partsIn: (item: CodeData) => readonly (CodeData | undefined)[]) =>
  (data: CodeData | undefined, read: PartsRead, base?: string): readonly HeadElsewhere[] =>
    read.list(data, option).flatMap((item) => {
      const [tag, attributes, content] = partsIn(item);
      return tagHere(item, { tag, attributes, content }, { option, read, base });
    });

/** Tags of the head in VitePress, `['meta', { name: 'author', content: 'Ada' }]`, the text of a script behind it. */
export const vitepressHead = headIn('head', listIn);

/** Tags of the head as Rspress has them: those of VitePress without a text, and tags of HTML as texts. */
export const rspressHead = headIn('head', (item) => {
  const html = textIn(item);
  return html === undefined ? listIn(item).slice(0, 2) : tagIn(html, item.place);
});

/** The name and the attributes of a tag that has no text in it; nothing for any other. */
function tagIn(html: string, place: CodeData['place']): readonly CodeData[] {
  const [, name, written = ''] =
    /^<(\w+)((?:\s+[\w:-]+(?:=(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))?)*)\s*\/?>(?:<\/\1>)?$/.exec(html.trim()) ?? [];
  if (name === undefined) return [];
  const attributes = [...written.matchAll(/([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)].map(
    ([, key = '', double, single, bare = '']) => [key, valueData(double ?? single ?? bare, place)] as const,
  );
  return [valueData(name, place), mapData(new Map(attributes), place)];
}

/** The icon that browsers show, as the tag that names it; one that is called as it is here needs none. */
export function iconTag(data: CodeData | undefined, option: string, read: PartsRead): readonly HeadElsewhere[] {
  const icon = read.text(data, option);
  if (data === undefined || icon === undefined) return [];
  const href = imageAddress(icon);
  if (/^\/favicon\.(?:svg|png|ico)$/.test(href)) return [];
  return [{ tag: 'link', attributes: { rel: 'icon', href }, place: data.place }];
}

/** Tags of the head as Starlight has them, `{ tag: 'meta', attrs: { name: 'author', content: 'Ada' } }`. */
export const starlightHead = headIn('head', (item) => partsOf(item, ['tag', 'attrs', 'content']));

/** Tags of the head as Docusaurus has them, `{ tagName: 'link', attributes: { rel: 'me', href: '…' } }`. */
export const docusaurusHead = headIn('headTags', (item) => partsOf(item, ['tagName', 'attributes', 'innerHTML']));

/** What Docusaurus says in `<meta>`, `{ name: 'author', content: 'Ada' }`. */
export const docusaurusMetadata = headIn('metadata', (item) => [valueData('meta', item.place), item]);

function partsOf(item: CodeData, names: readonly string[]): readonly (CodeData | undefined)[] {
  return item.kind === 'map' && item.rest.length === 0 ? names.map((name) => item.entries.get(name)) : [];
}

type TagParts = Readonly<Record<'tag' | 'attributes' | 'content', CodeData | undefined>>;

interface TagSettings {
  /** Name of the setting that has the tag. */
  readonly option: string;
  readonly read: PartsRead;
  /** What addresses begin with there. */
  readonly base?: string | undefined;
}

/** A tag as it is written here; what this generator writes itself needs none, and others are told of. */
function tagHere({ place }: CodeData, parts: TagParts, { option, read, base }: TagSettings): readonly HeadElsewhere[] {
  const written = writtenTag(parts);
  if (written === undefined) {
    read.miss(option, place, { hint: TAG_HINT });
    return [];
  }
  const tag = asHeadTag(written);
  if (isWrittenByItself(tag)) return [];
  const [fault] = KNOWN.test(tag.tag) ? brokenRules(tag, Object.keys(written.attributes ?? {}), 'head') : [];
  if (!KNOWN.test(tag.tag) || fault !== undefined) {
    const hint = fault === undefined ? NO_TAG_HINT : `in \`head\` of \`site/config.ts\`: ${fault.hint}`;
    read.miss(option, place, { isData: true, hint });
    return [];
  }
  return [{ ...withoutBase(written, base), place }];
}

/** A tag as its attributes are judged; its name may be any. */
export const asHeadTag = ({ tag, content, ...written }: WrittenTag): HeadTag => ({
  tag: tag as HeadTag['tag'],
  attributes: attributesOf({ tag, ...written }),
  ...withoutUndefined({ content }),
});

const KNOWN = /^(?:meta|link|script|style)$/;
const TAG_HINT = "write it in `head` of `site/config.ts`, as `{ tag: 'script', attributes: { src: '…' } }`";
const NO_TAG_HINT = 'write `meta`, `link`, `script` or `style` in `head` of `site/config.ts`: there are no other tags';

/** Undefined where only running it would tell what it is. */
function writtenTag({ tag, attributes, content }: TagParts): WrittenTag | undefined {
  const name = textIn(tag);
  const text = content === undefined ? '' : content.kind === 'value' ? String(content.value ?? '') : undefined;
  const pairs = attributes === undefined ? [] : attributes.kind === 'map' ? [...attributes.entries] : undefined;
  if (name === undefined || text === undefined || pairs === undefined) return undefined;
  if (attributes?.kind === 'map' && attributes.rest.length > 0) return undefined;
  const values = pairs.flatMap(([key, data]) => (data.kind === 'value' ? [[key, data.value ?? false] as const] : []));
  if (values.length < pairs.length) return undefined;
  return {
    tag: name,
    ...(values.length === 0 ? {} : { attributes: Object.fromEntries(values.map(withoutEmptiness)) }),
    ...(text === '' ? {} : { content: text }),
  };
}

/** What stands without a value is written so here: `defer: ''` is `defer: true`. */
const withoutEmptiness = ([key, value]: readonly [string, string | number | boolean]) =>
  [key, value === '' && key !== 'content' ? true : typeof value === 'number' ? String(value) : value] as const;

/** Addresses have the base there, and get it here. */
function withoutBase(tag: WrittenTag, base = '/'): WrittenTag {
  const name = addressName(asHeadTag(tag));
  const address = name === undefined ? undefined : tag.attributes?.[name];
  const before = base.replace(/\/+$/, '');
  if (name === undefined || typeof address !== 'string' || before === '' || !address.startsWith(`${before}/`))
    return tag;
  return { ...tag, attributes: { ...tag.attributes, [name]: address.slice(before.length) } };
}
