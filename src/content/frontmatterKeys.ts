import * as v from 'valibot';
import { BIDI_CONTROL } from '../model/bidiControls.ts';
import type { Diagnostic, Fix, Place } from '../model/diagnostic.ts';
import { didYouMean } from '../model/nearest.ts';
import type { Frontmatter } from '../model/page.ts';
import { CONTROL_CHARACTER, codePoint } from './decodeSource.ts';
import {
  frontmatterSchema,
  KEYS_ELSEWHERE,
  NOTHING_HERE,
  OLD_ADDRESSES,
  SAME_VALUE_ELSEWHERE,
} from './frontmatterSchema.ts';

/** A place in the file; all numbers are 1-based. */
export type At = (line: number, column?: number, endColumn?: number) => Place;

/** Where front matter stands. */
export interface WrittenKeys {
  readonly yaml: string;
  /** Lines of the keys in the file, 1-based. */
  readonly keyLines: Readonly<Record<string, number>>;
  readonly at: At;
}

/**
 * The keys of front matter that pages have, with values of their types; those that are shown are of one line. May yield
 * `unknown-key` and `bidi-control` (warnings), `wrong-type` and `control-character`.
 */
export function checkKeys(
  value: Readonly<Record<string, unknown>>,
  { yaml, keyLines, at }: WrittenKeys,
): { readonly frontmatter: Frontmatter; readonly diagnostics: readonly Diagnostic[] } {
  const known = frontmatterSchema.entries;
  const diagnostics: Diagnostic[] = [];
  const frontmatter: Record<string, unknown> = {};
  for (const [key, given] of Object.entries(value)) {
    if (!Object.hasOwn(known, key)) {
      const place = placeOf(key);
      diagnostics.push({
        severity: 'warning',
        code: 'unknown-key',
        message: `Unknown front-matter key \`${key}\`.`,
        place,
        hint: unknownKeyHint(key, given, hasMoreLines(yaml, keyLines[key])),
        ...(key === 'slug' ? fixLine(place, value, slugHere(given)) : fixKey(key, value, place)),
      });
      continue;
    }
    const { schema, expected, example } = known[key as keyof typeof known];
    if (v.is(schema, given)) {
      frontmatter[key] = SHOWN.has(key)
        ? String(given)
            .trim()
            .replace(/\s*\n\s*/g, ' ')
        : given;
      // Those that stand in the file as they are, and not as `\u202e`, are told of with its other lines.
      if (yaml.includes('\\')) diagnostics.push(...invisibleIn(given, key, placeOf(key)));
    } else {
      const place = placeOf(key);
      diagnostics.push({
        severity: 'error',
        code: 'wrong-type',
        message: `\`${key}\` is ${describe(given)}, expected ${expected}.`,
        place,
        hint:
          starlightHint(key, given) ??
          (key === 'head' ? headHint(given) : undefined) ??
          (expected === 'text' && (typeof given === 'number' || typeof given === 'boolean')
            ? `${key}: "${asWritten(yaml, keyLines[key]) ?? given}"`
            : `${key}: ${example === 'false' && MEANS_TRUE.test(String(given)) ? 'true' : example}`),
        ...(key === 'sidebar' ? fixLine(place, value, soleOrder(given)) : {}),
      });
    }
  }
  return { frontmatter: frontmatter as Frontmatter, diagnostics };

  /** Another key with its value, in the place of a line that says no more than one; a comment or further lines need judgement. */
  function fixLine(
    { line }: Place,
    all: Readonly<Record<string, unknown>>,
    meant: readonly [key: string, value: string] | undefined,
  ): { readonly fix?: Fix } {
    const was = (yaml.split('\n')[line - 2] ?? '').trimEnd();
    const isWhole = /^\w+: +(?:"[^"\\]*"|'[^']*'|\{[ ]*order: *[\d.-]+[ ]*\}|[^\s#"'{[|>][^\s#]*)$/.test(was);
    if (meant === undefined || !isWhole || Object.hasOwn(all, meant[0])) return {};
    return { fix: { place: at(line, 1, 1 + was.length), was, text: `${meant[0]}: ${meant[1]}` } };
  }

  /** The key alone, without the quotes that it may stand in: what replaces it is no part of them. */
  function placeOf(key: string): Place {
    const line = keyLines[key] ?? 2;
    const column = /^["']/.test(yaml.split('\n')[line - 2] ?? '') ? 2 : 1;
    return at(line, column, column + key.length);
  }
}

/** Shown in lists and in the head of the page, where each has to be one line. */
const SHOWN: ReadonlySet<string> = new Set(['title', 'label', 'description', 'short_description']);

/** The fault of a value with a character that nobody sees. */
function invisibleIn(value: unknown, key: string, place: Place): readonly Diagnostic[] {
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  const text = texts.map(String).join(' ');
  const [control, bidi] = [text.search(CONTROL_CHARACTER), text.search(BIDI_CONTROL)];
  const hint = 'delete its escape sequence';
  if (control !== -1) {
    const message = `Unexpected control character ${codePoint(text, control)} in \`${key}\`.`;
    return [{ severity: 'error', code: 'control-character', message, place, hint }];
  }
  if (bidi === -1) return [];
  const message = `The invisible character ${codePoint(text, bidi)} changes the order in which \`${key}\` is shown.`;
  return [{ severity: 'warning', code: 'bidi-control', message, place, hint }];
}

/** In older versions of YAML such words were values of their own. */
const MEANS_TRUE = /^(?:true|yes|y|on|1)$/i;

/** Whether the value of the key on a line of the file goes on below it. */
const hasMoreLines = (yaml: string, line: number | undefined) =>
  line !== undefined && /^(?:[ \t]+\S|-[ \t])/.test(yaml.split('\n')[line - 1] ?? '');

/** The value on a line of the file: `1.10` is another text than the number it is read as. */
const asWritten = (yaml: string, line: number | undefined) =>
  line === undefined ? undefined : /:\s+([^\s'"]+)\s*(?:#.*)?$/.exec(yaml.split('\n')[line - 2] ?? '')?.[1];

const describe = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '')
    ? 'empty'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'a map'
        : `the ${typeof value} \`${value}\``;

/** Another generator's key becomes the one that is meant, where its value means the same. */
function fixKey(key: string, value: Readonly<Record<string, unknown>>, place: Place): { readonly fix?: Fix } {
  const meant = KEYS_ELSEWHERE[key] as keyof typeof frontmatterSchema.entries | undefined;
  if (meant === undefined || !SAME_VALUE_ELSEWHERE.has(key) || Object.hasOwn(value, meant)) return {};
  return v.is(frontmatterSchema.entries[meant].schema, value[key]) ? { fix: { place, was: key, text: meant } } : {};
}

/** Maps that Starlight takes, as they are written here; undefined for anything else. */
function starlightHint(key: string, given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { order, label, link, hidden } = given as Record<string, unknown>;
  if (key === 'sidebar') {
    const lines = [
      ...(typeof order === 'number' ? [`\`order: ${order}\``] : []),
      ...(typeof label === 'string' ? [`\`label: ${label}\``] : []),
      ...(hidden === true ? ['`unlisted: true` (the page is then in no list at all)'] : []),
    ];
    return lines.length > 0
      ? `write ${lines.join(' and ')} instead`
      : 'delete it: a page sets only its `order` and `label` in the sidebar, each as a top-level key';
  }
  if (key !== 'prev' && key !== 'next') return undefined;
  return typeof label === 'string' && typeof link === 'string' ? `${key}: {text: ${label}, link: ${link}}` : undefined;
}

/** The first tag that is not read, of VitePress (`[meta, {…}]`) or Starlight (`{tag: meta, attrs: {…}}`), as it is written here. */
function headHint(given: unknown): string | undefined {
  const first = ([given].flat() as unknown[]).find((one) => !v.is(frontmatterSchema.entries.head.schema, [one]));
  const { tag, attrs, attributes = attrs } = (first ?? {}) as Record<string, unknown>;
  const [name, values] = Array.isArray(first) ? first : [tag, attributes];
  if (name === 'title') return 'delete it: `title` of the front matter is the title in the head, too';
  if (typeof name === 'string' && !/^(?:meta|link)$/.test(name))
    return 'write it in the option `head` of `site/config.ts`, for all pages';
  const pairs = Object.entries(values ?? {}).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  if (typeof name !== 'string' || pairs.length === 0) return undefined;
  return `head: [{tag: ${name}, attributes: {${pairs.join(', ')}}}]`;
}

/** The address that a slug is. One without a slash before it may be meant from its folder. */
const slugHere = (given: unknown) =>
  typeof given === 'string' && /^\/(?:[\w./-]*)$/.test(given) && !/\/\//.test(given)
    ? (['permalink', given.endsWith('/') ? given : `${given}/`] as const)
    : undefined;

const soleOrder = (given: unknown) => {
  const [[key, value] = [], ...others] = Object.entries(given ?? {});
  return key === 'order' && typeof value === 'number' && others.length === 0
    ? (['order', String(value)] as const)
    : undefined;
};

function unknownKeyHint(key: string, given: unknown, hasMore: boolean): string {
  const names = Object.keys(frontmatterSchema.entries);
  if (key === 'hero' || key === 'features')
    return 'delete it with the lines below it, and write it as text; in an `.mdx` page `<CardGrid>` shows cards';
  if (OLD_ADDRESSES.has(key)) return oldAddressHint(given);
  if (Object.hasOwn(MEANT_BY, key)) {
    const meant = MEANT_BY[key]?.(given);
    if (meant !== undefined) return meant;
  }
  if (key === 'hide_table_of_contents' && given === true) return 'write `toc: false`';
  // Their other values set how deep the list goes, for which there is no key here.
  const isAboutDepth = KEYS_ELSEWHERE[key] === 'toc' && typeof given !== 'boolean';
  if (Object.hasOwn(KEYS_ELSEWHERE, key) && !isAboutDepth) return hintElsewhere(key, given);
  const lines = hasMore ? 'it with the lines below it' : 'the line';
  if (NOTHING_HERE.has(key) || isAboutDepth) return `delete ${lines}: docsgen does not read it`;
  return didYouMean(key, names) ?? `delete ${lines}: the keys are \`${names.join('`, `')}\``;
}

/** Hints for keys of other generators that depend on the value; undefined for a value without a hint of its own. */
const MEANT_BY: Readonly<Record<string, (given: unknown) => string | undefined>> = {
  excludeSearch: (given) => (given === true ? 'write `search: false`' : undefined),
  search_exclude: (given) => (given === true ? 'write `search: false`' : undefined),
  searchable: (given) => (given === false ? 'write `search: false`' : undefined),
  // Who deleted it would publish what was held back.
  published: (given) => (given === false ? 'write `draft: true`' : 'delete the line: pages are published'),
  publishDate: () => 'delete the line, or write `draft: true` until then: pages are published at once',
  expiryDate: () => 'delete the line, or the page when it is due: pages are published until then and after',
  url: (given) => (typeof given === 'string' && /^\/(?!\/)/.test(given) ? permalinkHint(given) : undefined),
  redirect_to: (given) =>
    `write the address of this page and \`: ${[given].flat()[0]}\` as a line of \`redirects.yaml\`, and delete this file`,
};

const permalinkHint = (given: string) =>
  `write \`permalink: /${given.replace(/^\/+|\/+$/g, '')}${/\.html$/.test(given) ? '' : '/'}\``.replace('//', '/');

function oldAddressHint(given: unknown): string {
  const [first] = [given].flat();
  const example = typeof first === 'string' ? `/${first.replace(/^\/+/, '')}` : '/old/';
  return `write each as a line of \`redirects.yaml\`, \`${example}: \` and the address of this page, and delete it here`;
}

function hintElsewhere(key: string, given: unknown): string {
  if (key === 'slug' && typeof given === 'string') return permalinkHint(given);
  const meant = KEYS_ELSEWHERE[key] as keyof typeof frontmatterSchema.entries;
  const { schema, expected } = frontmatterSchema.entries[meant];
  return `write \`${meant}\`${v.is(schema, given) ? '' : `, which takes ${expected}`}`;
}
