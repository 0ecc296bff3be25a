import * as v from 'valibot';
import { BIDI_CONTROL } from '../model/bidiControls.ts';
import type { Diagnostic, Fix, Place } from '../model/diagnostic.ts';
import { lazy } from '../model/lazy.ts';
import type { Frontmatter } from '../model/page.ts';
import { CONTROL_CHARACTER, codePoint } from './decodeSource.ts';
import { describeValue } from './describeValue.ts';
import { headHint, hiddenHere, lineHere, unknownKeyHint, valueHint } from './frontmatterHints.ts';
import { frontmatterSchema, KEYS_ELSEWHERE, SAME_VALUE_ELSEWHERE } from './frontmatterSchema.ts';
import { innerPlaces } from './innerPlaces.ts';
import { inOneLine, readBadge } from './readBadge.ts';
import type { ReadFrontmatter } from './readFrontmatter.ts';
import { readHero } from './readHero.ts';
import type { PlaceOfKey } from './readMap.ts';

/** A place in the file; all numbers are 1-based. */
export type At = (line: number, column?: number, endColumn?: number) => Place;

/** Where front matter stands. */
export interface WrittenKeys {
  readonly yaml: string;
  /** Lines of the keys in the file, 1-based. */
  readonly keyLines: Readonly<Record<string, number>>;
  readonly at: At;
}

/** All that is asked for a fault: the values besides where they stand. */
interface ReadKeys extends WrittenKeys {
  /** Those of the YAML: each key looks at its own. */
  readonly lines: readonly string[];
  readonly value: Readonly<Record<string, unknown>>;
  /** Keys that the file has, and those that corrections of it write: a key that is there twice is an error. */
  readonly taken: Set<string>;
}

/**
 * The keys of front matter that pages have, with values of their types; those that are shown are of one line. May yield
 * `unknown-key` and `bidi-control` (warnings), `wrong-type` and `control-character`.
 */
export function checkKeys(
  value: Readonly<Record<string, unknown>>,
  written: WrittenKeys,
): Omit<ReadFrontmatter, 'keyLines'> {
  const all = { ...written, lines: written.yaml.split('\n'), value, taken: new Set(Object.keys(value)) };
  const diagnostics: Diagnostic[] = [];
  const frontmatter: Record<string, unknown> = {};
  let urlPlaces: ReadFrontmatter['urlPlaces'];
  for (const [key, given] of Object.entries(value)) {
    if (!isKnown(key)) diagnostics.push(unknownKey(key, all));
    else if (!v.is(frontmatterSchema[key].schema, given)) diagnostics.push(wrongType(key, all));
    else {
      frontmatter[key] = storedValue(key, given);
      if (key === 'badge')
        frontmatter[key] = readBadge(given, { placeOf: placesWithin(key, all), faults: diagnostics });
      if (key === 'hero') {
        const read = readHero(given === true ? {} : given, placesWithin(key, all), value);
        frontmatter[key] = read.hero;
        urlPlaces = read.urlPlaces;
        diagnostics.push(...read.diagnostics);
      }
      // Those that stand in the file as they are, and not as `\u202e`, are told of with its other lines.
      if (written.yaml.includes('\\')) diagnostics.push(...invisibleIn(given, key, placeOf(key, all)));
    }
  }
  return { frontmatter: frontmatter as Frontmatter, ...(urlPlaces === undefined ? {} : { urlPlaces }), diagnostics };
}

/** Where the keys within one stand. */
function placesWithin(outer: keyof Frontmatter, all: ReadKeys): PlaceOfKey {
  const places = lazy(() => innerPlaces(all.yaml, all.at));
  return (inner) => {
    const key = placeOf(outer, all);
    return places().get(inner === '' ? outer : `${outer}.${inner}`) ?? { key, value: key };
  };
}

function storedValue(key: string, given: unknown): unknown {
  if (SHOWN.has(key)) return inOneLine(String(given));
  // YAML has numbers that JSON has not: they are the same in a build that finds them in its cache.
  return key === 'params' ? JSON.parse(JSON.stringify(given)) : given;
}

const isKnown = (key: string): key is keyof Frontmatter => Object.hasOwn(frontmatterSchema, key);

function unknownKey(key: string, all: ReadKeys): Diagnostic {
  const place = placeOf(key, all);
  const given = all.value[key];
  return {
    severity: 'warning',
    code: 'unknown-key',
    message: `Unknown front-matter key \`${key}\`.`,
    place,
    hint: unknownKeyHint(key, given, hasMoreLines(key, all) ? 'it with the lines below it' : 'the line'),
    ...fixKey(key, all, place),
    ...(key === 'hide' ? fixHide(place.line, given, all) : {}),
    ...fixLine(place.line, key === 'slug' || key === 'url' ? slugHere(given) : lineHere(key, given), all),
    ...(key === 'slug' ? withoutSlug(place.line, all) : {}),
  };
}

/** Hugo reads no slug beside a `url`. */
function withoutSlug(line: number, all: ReadKeys): Pick<Diagnostic, 'hint' | 'fix'> {
  const written = lineAt(line, all);
  if (slugHere(all.value.url) === undefined || !/^slug:\s+[\w./-]+\s*$/.test(written)) return {};
  return {
    hint: 'delete the line: the address of the page is its `url`',
    fix: { place: all.at(line, 1, 1 + written.length), was: `${written}\n`, text: '' },
  };
}

function wrongType(key: keyof Frontmatter, all: ReadKeys): Diagnostic {
  const { expected, example } = frontmatterSchema[key];
  const place = placeOf(key, all);
  const given = all.value[key];
  const emptied = withoutLine(key, all);
  return {
    severity: 'error',
    code: 'wrong-type',
    message: `\`${key}\` is ${describeValue(given)}, expected ${expected}.`,
    place,
    hint:
      (emptied === undefined ? undefined : `delete the line, or write \`${key}: ${example}\``) ??
      valueHint(key, given) ??
      (key === 'head' ? headHint(given) : undefined) ??
      (expected.startsWith('text') && (typeof given === 'number' || typeof given === 'boolean')
        ? `${key}: "${asWritten(key, all) ?? given}"`
        : `${key}: ${example === 'false' && MEANS_TRUE.test(String(given)) ? 'true' : example}`),
    ...(emptied === undefined ? {} : { fix: emptied }),
    ...(key === 'sidebar'
      ? { ...fixLine(place.line, soleOrder(given), all), ...fixSidebar(place.line, given, all) }
      : {}),
  };
}

/** The correction of a key without a value, which says as much as none; undefined for any other. */
function withoutLine(key: string, all: ReadKeys): Fix | undefined {
  const line = all.keyLines[key];
  const written = line === undefined ? '' : lineAt(line, all);
  if (line === undefined || all.value[key] !== null || written.trimEnd() !== `${key}:`) return undefined;
  if (hasMoreLines(key, all)) return undefined;
  return { place: all.at(line, 1, 1 + written.length), was: `${written}\n`, text: '' };
}

/** The key alone, without the quotes that it may stand in: what replaces it is no part of them. */
function placeOf(key: string, all: ReadKeys): Place {
  const line = all.keyLines[key] ?? 2;
  const column = /^["']/.test(lineAt(line, all)) ? 2 : 1;
  return all.at(line, column, column + key.length);
}

/** Another key with its value, in the place of a line that says no more than one; a comment or further lines need judgement. */
function fixLine(
  line: number,
  meant: readonly [key: string, value: string] | undefined,
  all: ReadKeys,
): { readonly fix?: Fix } {
  const { taken, at } = all;
  const was = lineAt(line, all).trimEnd();
  const isWhole =
    /^\w+: +(?:"[^"\\]*"|'[^']*'|\{[ ]*order: *[\d.-]+[ ]*\}|\[[ ]*\d *, *\d[ ]*\]|[^\s#"'{[|>][^\s#]*)$/.test(was);
  if (meant === undefined || !isWhole || taken.has(meant[0])) return {};
  taken.add(meant[0]);
  return { fix: { place: at(line, 1, 1 + was.length), was, text: `${meant[0]}: ${meant[1]}` } };
}

/** What Starlight sets below `sidebar` and stands at the top here, with the lines of each as they are. */
function fixSidebar(line: number, given: unknown, { lines: all, taken, at }: ReadKeys): { readonly fix?: Fix } {
  const [head = '', ...below] = all.slice(line - 2);
  const keys = Object.keys(Object(given));
  const end = below.findIndex((one) => !/^ +\S/.test(one));
  const lines = end === -1 ? below : below.slice(0, end);
  const behind = below.slice(lines.length).find((one) => /^\s*[^\s#]/.test(one));
  const indent = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
  // A comment may stand at any place.
  const isBlock = indent > 0 && lines.every((one) => one.startsWith(' '.repeat(indent)));
  const isClear = keys.every((key) => IN_SIDEBAR.has(key) && !taken.has(key));
  if (!isClear || !isBlock || behind?.startsWith(' ') || head.trimEnd() !== 'sidebar:') return {};
  for (const key of keys) taken.add(key);
  const fixAt = (index: number, was: string, text: string) => ({
    place: at(line + index, 1, 1 + was.length),
    was,
    text,
  });
  return { fix: { ...fixAt(0, head, ''), with: lines.map((one, index) => fixAt(index + 1, one, one.slice(indent))) } };
}

/** Several keys in place of the one with which Material hides parts of a page, and of the lines of its list. */
function fixHide(line: number, given: unknown, { lines: all, taken, at }: ReadKeys): { readonly fix?: Fix } {
  const { lines, isAll } = hiddenHere(given);
  const [head = '', ...below] = all.slice(line - 2);
  const end = below.findIndex((one) => !/^[ ]*-[ ]/.test(one));
  const items = end === -1 ? below : below.slice(0, end);
  const isClear = items.length > 0 ? /^hide:\s*$/.test(head) : /^hide:[ ]+\[[\w, ]+\]\s*$/.test(head);
  // Between them may be an empty line or a comment.
  const hasAll = items.length === 0 || items.length === Object(given).length;
  const isPlain = hasAll && items.every((one) => /^[ ]*-[ ]+\w+\s*$/.test(one));
  if (!isAll || !isClear || !isPlain || lines.length === 0 || lines.some((key) => taken.has(key))) return {};
  for (const key of lines) taken.add(key);
  const fixAt = (index: number, was: string, text: string) => ({
    place: at(line + index, 1, 1 + was.length),
    was: `${was}\n`,
    text,
  });
  const deleted = items.map((one, index) => fixAt(index + 1, one, ''));
  const fix = fixAt(0, head, lines.map((key) => `${key}: false\n`).join(''));
  return { fix: { ...fix, ...(deleted.length > 0 ? { with: deleted } : {}) } };
}

const IN_SIDEBAR: ReadonlySet<string> = new Set(['order', 'label', 'badge']);

/** Shown in lists and in the head of the page, where each has to be one line. */
const SHOWN: ReadonlySet<string> = new Set(['title', 'label', 'description', 'short_description']);

/** The fault of a value with a character that nobody sees. */
function invisibleIn(value: unknown, key: string, place: Place): readonly Diagnostic[] {
  const text = textsIn(value).join(' ');
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

/** The keys and values that a value holds, at any depth; alone, it is one itself. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)])
    : [String(value)];

/** In older versions of YAML such words were values of their own. */
const MEANS_TRUE = /^(?:true|yes|y|on|1)$/i;

/** Whether the value of a key goes on below its line. */
function hasMoreLines(key: string, all: ReadKeys): boolean {
  const line = all.keyLines[key];
  return line !== undefined && /^(?:[ \t]+\S|-[ \t])/.test(lineAt(line + 1, all));
}

/** The value on the line of a key: `1.10` is another text than the number it is read as. */
function asWritten(key: string, all: ReadKeys): string | undefined {
  const line = all.keyLines[key];
  return line === undefined ? undefined : /:\s+([^\s'"]+)\s*(?:#.*)?$/.exec(lineAt(line, all))?.[1];
}

/** What stands on a line of the file, on whose second the YAML begins. */
const lineAt = (line: number, { lines }: ReadKeys): string => lines[line - 2] ?? '';

/** Another generator's key becomes the one that is meant, where its value means the same. */
function fixKey(key: string, { value, taken }: ReadKeys, place: Place): { readonly fix?: Fix } {
  const meant = KEYS_ELSEWHERE[key];
  if (meant === undefined || !SAME_VALUE_ELSEWHERE.has(key) || taken.has(meant)) return {};
  if (!v.is(frontmatterSchema[meant].schema, value[key])) return {};
  taken.add(meant);
  return { fix: { place, was: key, text: meant } };
}

/** The address that a slug, or a `url` of Hugo, is. One without a slash before it may be meant from its folder. */
export const slugHere = (given: unknown) =>
  typeof given === 'string' && /^\/(?:[\w./-]*)$/.test(given) && !/\/\//.test(given)
    ? (['permalink', /(?:\/|\.html)$/.test(given) ? given : `${given}/`] as const)
    : undefined;

const soleOrder = (given: unknown) => {
  const [[key, value] = [], ...others] = Object.entries(given ?? {});
  return key === 'order' && typeof value === 'number' && others.length === 0
    ? (['order', String(value)] as const)
    : undefined;
};
