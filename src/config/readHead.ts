import { type Diagnostic, errorOf, type Place } from '../model/diagnostic.ts';
import { attributesOf, type HeadTag, holdsJson, type WrittenTag } from '../model/headTag.ts';
import { didYouMean } from '../model/text/nearest.ts';
import { wellFormed } from '../model/text/wellFormed.ts';
import { firstText, type SitePlaces } from './folders/sitePlaces.ts';
import { brokenRules, type HeadFault } from './schema/headRules.ts';

type Places = Pick<SitePlaces, 'ofText' | 'ofKey'>;

/**
 * The tags of the option `head` that can stand in pages, and what is wrong with the others. May yield `config-invalid`,
 * `unsafe-url`.
 */
export function readHead(
  written: readonly WrittenTag[],
  places: Places,
): { readonly tags: readonly HeadTag[]; readonly faults: readonly Diagnostic[] } {
  const read = written.map((one, index) => readTag(one, { option: `head.${index}`, places }));
  return { tags: read.flatMap(({ tag }) => tag ?? []), faults: read.flatMap(({ faults }) => faults) };
}

interface Where {
  /** Of the entry, as messages call it. */
  readonly option: string;
  readonly places: Places;
}

interface ReadTag {
  readonly tag?: HeadTag;
  readonly faults: readonly Diagnostic[];
}

function readTag(written: WrittenTag, where: Where): ReadTag {
  const name = written.tag.toLowerCase();
  if (!isKnown(name)) return { faults: [unknownTag(written, where)] };
  const attributes = attributesOf(written);
  const content = written.content === undefined || written.content === '' ? undefined : asRead(written.content);
  const tag: HeadTag = { tag: name, attributes, ...(content === undefined ? {} : { content }) };
  const found = brokenRules(tag, Object.keys(written.attributes ?? {}), where.option);
  if (found.length > 0) return { faults: found.map((fault) => diagnosticOf(fault, written, where)) };
  return { tag: holdsJson(tag) && content !== undefined ? { ...tag, content: escapedJson(content) } : tag, faults: [] };
}

const TAGS = ['meta', 'link', 'script', 'style'] as const;

const isKnown = (name: string): name is HeadTag['tag'] => TAGS.some((tag) => tag === name);

/** Browsers read line ends and zeros so: a hash is taken over what they read. */
const asRead = (content: string) => wellFormed(content.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd'));

/** `<` stands only within the texts of JSON. Escaped, no text can end the script. */
const escapedJson = (json: string) => json.replaceAll('<', '\\u003c');

const unknownTag = ({ tag }: WrittenTag, { option, places }: Where): Diagnostic =>
  errorOf('config-invalid', {
    message: `Option \`${option}.tag\` is ${JSON.stringify(tag)}, expected \`meta\`, \`link\`, \`script\` or \`style\`.`,
    place: places.ofText(tag, 'tag'),
    hint:
      TAG_HINTS.get(tag) ?? didYouMean(tag, TAGS) ?? 'write one of these tags, or show it with a component of the site',
  });

/** What to write instead of tags that are made from other options. */
const TAG_HINTS: ReadonlyMap<string, string> = new Map([
  ['title', 'write `title` in the configuration'],
  ['base', "write `base: '/docs/'` in the configuration"],
]);

const diagnosticOf = (
  { message, hint, attribute, code }: HeadFault,
  written: WrittenTag,
  { places }: Where,
): Diagnostic => errorOf(code ?? 'config-invalid', { message, place: placeOf(attribute, written, places), hint });

/** Of an attribute, or of the entry: those have no name, and are found by a text in them. */
function placeOf(attribute: string | undefined, { tag, attributes = {}, content }: WrittenTag, places: Places): Place {
  const pairs = Object.entries(attributes);
  const [name, value] = pairs.find(([key]) => key.toLowerCase() === attribute) ?? [];
  if (name !== undefined) return typeof value === 'string' ? places.ofText(value, name) : places.ofKey(name);
  if (content !== undefined && content !== '') return places.ofText(content, 'content');
  const [key, text] = firstText(attributes) ?? ['tag', tag];
  return places.ofText(text, key);
}
