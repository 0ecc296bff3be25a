import { wellFormed } from './text/wellFormed.ts';

/** A tag of the site's own in the `<head>` of each of its pages. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script' | 'style';
  /** By lower-case name; `true` stands without a value. */
  readonly attributes: Readonly<Record<string, string | true>>;
  /** What stands in a script or style, letter for letter as browsers read it: the site's policy names its hash. */
  readonly content?: string;
}

/** A tag as a configuration or a page has it, before it is judged. */
export interface WrittenTag {
  readonly tag: string;
  /** One that is `false` is none. */
  readonly attributes?: Readonly<Record<string, string | number | boolean>> | undefined;
  readonly content?: string | undefined;
}

/** The attributes of a tag as browsers know them: their names are the same in any case. */
export const attributesOf = ({ attributes = {} }: WrittenTag): HeadTag['attributes'] =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) =>
      value === false ? [] : [[key.toLowerCase(), value === true ? value : wellFormed(String(value))]],
    ),
  );

/** The attribute of a tag that holds an address; undefined where it has none. */
export function addressName({ tag, attributes }: Pick<HeadTag, 'tag' | 'attributes'>): 'href' | 'src' | undefined {
  const name = tag === 'link' ? 'href' : tag === 'script' ? 'src' : undefined;
  return name !== undefined && typeof attributes[name] === 'string' ? name : undefined;
}

/** The words of a link's `rel`, in lower case. */
export const relationsOf = ({ attributes: { rel } }: Pick<HeadTag, 'attributes'>): readonly string[] =>
  typeof rel === 'string' ? rel.toLowerCase().split(/\s+/).filter(Boolean) : [];

/** What a tag is known by to those who look for it: `theme-color`, `og:image`. */
export function metaName({ tag, attributes }: Pick<HeadTag, 'tag' | 'attributes'>): string | undefined {
  const name = attributes.name ?? attributes.property;
  return tag === 'meta' && typeof name === 'string' ? name.toLowerCase() : undefined;
}

/** Whether it names the address under which search engines are to know a page. */
export const isCanonical = (tag: HeadTag): boolean => tag.tag === 'link' && relationsOf(tag).includes('canonical');

/** Whether it keeps a page out of search engines. */
export const isNoindex = (tag: HeadTag): boolean =>
  metaName(tag) === 'robots' && /\bno(?:index|ne)\b/i.test(String(tag.attributes.content));

/** Whether it is, or describes, the picture that other sites show with the address of a page. */
export const isOfSharedPicture = (tag: Pick<HeadTag, 'tag' | 'attributes'>): boolean =>
  /^(?:og|twitter):image(?::|$)/.test(metaName(tag) ?? '');

/** Whether what a script holds is JSON. */
export const holdsJson = ({ tag, attributes }: Pick<HeadTag, 'tag' | 'attributes'>): boolean =>
  tag === 'script' && /^(?:importmap|speculationrules|[^/]+\/(?:.+\+)?json)$/.test(typeOf(attributes));

/** Whether a policy is asked about what stands in a tag: code, styles, and the maps and rules that browsers act on. */
export function isJudgedInline({ tag, attributes, content }: HeadTag): boolean {
  if (content === undefined) return false;
  return tag === 'style' || (tag === 'script' && JUDGED.test(typeOf(attributes)));
}

const typeOf = ({ type }: HeadTag['attributes']) => (typeof type === 'string' ? type.trim().toLowerCase() : '');

/** Types of scripts that are more than data; https://mimesniff.spec.whatwg.org/#javascript-mime-type. */
const JUDGED =
  /^$|^(?:module|importmap|speculationrules)$|^(?:text|application)\/(?:x-)?(?:java|ecma)script$|^text\/(?:javascript1\.[0-5]|jscript|livescript)$/;
