import * as v from 'valibot';
import { type Diagnostic, errorOf, type Fix, type Place, warningOf } from '../../model/diagnostic.ts';
import { lazy } from '../../model/lazy.ts';
import type { Frontmatter } from '../../model/page.ts';
import { BIDI_CONTROL } from '../../model/text/bidiControls.ts';
import { CONTROL_CHARACTER } from '../../model/text/controlCharacters.ts';
import { nearest } from '../../model/text/nearest.ts';
import { detached } from '../../model/values/detached.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { codePoint } from '../decodeSource.ts';
import { unknownKeyHint } from '../frontmatterElsewhere/frontmatterHints.ts';
import { heroFix } from '../frontmatterElsewhere/heroFix.ts';
import { emptyLineFix, needlessSlugFix, unknownKeyFix, wrongTypeFix } from '../frontmatterElsewhere/keyFixes.ts';
import { lineHere } from '../frontmatterElsewhere/linesHere.ts';
import { tagForHead } from '../frontmatterElsewhere/oneMoreTag.ts';
import { headHint, valueHint } from '../frontmatterElsewhere/valueHints.ts';
import { parsedYaml } from '../parsedYaml.ts';
import { describeValue } from './describeValue.ts';
import { frontmatterSchema, TAKES_WORDS } from './frontmatterSchema.ts';
import { innerPlaces } from './innerPlaces.ts';
import { inOneLine, readBadge } from './readBadge.ts';
import type { ReadFrontmatter } from './readFrontmatter.ts';
import { readHero } from './readHero.ts';
import type { PlaceOfKey } from './readMap.ts';
import { quotedTags, readTags } from './readTags.ts';
import { hasMoreLines, lineAt, type ReadKeys, type WrittenKeys } from './writtenKeys.ts';

/**
 * The keys of front matter that pages have, with values of their types; those that are shown are of one line. May yield
 * `unknown-key`, `repeated-tag`, `bidi-control` and `front-matter-syntax` (warnings), `wrong-type`, a warning for tags,
 * and `control-character`.
 */
export function checkKeys(
  value: Readonly<Record<string, unknown>>,
  written: WrittenKeys,
): Omit<ReadFrontmatter, 'keyLines'> {
  // Most front matter has no fault.
  const all = lazy(() => ({ ...written, lines: written.yaml.split('\n'), value, taken: new Set(Object.keys(value)) }));
  const diagnostics: Diagnostic[] = [];
  const frontmatter: Record<string, unknown> = {};
  let urlPlaces: ReadFrontmatter['urlPlaces'];
  let titleLine: string | undefined;
  for (const [key, given] of Object.entries(value)) {
    if (!isKnown(key)) diagnostics.push(unknownKey(key, all()));
    else if (key === 'tags') {
      const { tags, faults } = readTags(given, all());
      if (tags.length > 0) frontmatter[key] = tags;
      diagnostics.push(...faults);
      if (!isOfType(key, given)) diagnostics.push(wrongType(key, all()));
      if (written.yaml.includes('\\')) diagnostics.push(...invisibleIn(given, key, placeOf(key, all())));
    } else if (!isOfType(key, given)) diagnostics.push(wrongType(key, all()));
    else {
      frontmatter[key] = storedValue(key, given);
      if (written.yaml.includes(' #')) diagnostics.push(...cutAtHash(key, all()));
      if (key === 'title' && String(given).includes(' | ')) titleLine = soleLine(key, all());
      if (key === 'badge')
        frontmatter[key] = readBadge(given, { placeOf: placesWithin(key, all()), faults: diagnostics });
      if (key === 'hero') {
        const read = heroIn(given, all());
        frontmatter[key] = read.hero;
        urlPlaces = read.urlPlaces;
        diagnostics.push(...read.diagnostics);
      }
      // Those that stand in the file as they are, and not as `\u202e`, are told of with its other lines.
      if (written.yaml.includes('\\')) diagnostics.push(...invisibleIn(given, key, placeOf(key, all())));
    }
  }
  if (/[\u201c-\u201f]\s*$/m.test(written.yaml)) diagnostics.push(...curlyValues(all()));
  return withoutUndefined({ frontmatter, urlPlaces, titleLine, diagnostics });
}

const heroIn = (given: unknown, all: ReadKeys) =>
  readHero(given === true ? {} : given, {
    placeOf: placesWithin('hero', all),
    fixOf: (path) => heroFix(path, all),
    page: all.value,
  });

/** The line that a key and its value stand on; undefined where they have more. */
const soleLine = (key: string, all: ReadKeys): string | undefined =>
  hasMoreLines(key, all) ? undefined : lineAt(all.keyLines[key] ?? 2, all).replace(/\r$/, '');

/** Text behind a `#`, which YAML takes for a comment: nobody begins one right at its sign, as in `Guide #1`. */
function cutAtHash(key: keyof Frontmatter, all: ReadKeys): Diagnostic[] {
  const place = placeOf(key, all);
  const [, before = '', value = '', comment] =
    /^([\w-]+:[ \t]+)([^\s"'[{|>#&*!](?:.*?\S)?)[ \t]+(#[^\s#].*?)\s*$/.exec(lineAt(place.line, all)) ?? [];
  if (!SHOWN.has(key) || comment === undefined || !before.startsWith(`${key}:`)) return [];
  const [column, was] = [before.length + 1, lineAt(place.line, all).slice(before.length).trimEnd()];
  const at = { ...place, column, endColumn: column + was.length };
  const text = JSON.stringify(was);
  return [
    warningOf('front-matter-syntax', {
      message: `\`${key}\` is \`${value}\`: YAML takes \`${comment}\` for a comment.`,
      place: { ...at, column: column + was.length - comment.length },
      hint: before + text,
      fix: { place: at, was, text },
    }),
  ];
}

/** Values in quotes that are none to YAML, as editors for other texts write them. One text alone may be a quotation. */
function curlyValues(all: ReadKeys): readonly Diagnostic[] {
  const found = Object.keys(all.value).flatMap((key) => {
    const curly = isKnown(key) ? curlyValue(key, all) : undefined;
    return curly === undefined ? [] : [{ key, ...curly }];
  });
  if (found.length < 2 && found.every(({ key }) => SHOWN.has(key))) return [];
  return found.flatMap(({ key, place, was }) => {
    // Of another one its type tells.
    if (isKnown(key) && !isOfType(key, all.value[key])) return [];
    const text = JSON.stringify(was.slice(1, -1));
    return warningOf('front-matter-syntax', {
      message: `The value of \`${key}\` is not in straight quotes: the curly ones are a part of it.`,
      place,
      hint: `write \`${text}\``,
      fix: { place, was, text },
    });
  });
}

/** The value of a key that stands in curly quotes, with these; undefined for any other. */
function curlyValue(key: string, all: ReadKeys): Pick<Fix, 'place' | 'was'> | undefined {
  const place = placeOf(key, all);
  const [, before = '', was = ''] =
    /^([\w-]+:[ \t]+)([\u201c-\u201f][^\u201c-\u201f]+[\u201c-\u201f])\s*$/.exec(lineAt(place.line, all)) ?? [];
  if (!before.startsWith(`${key}:`) || hasMoreLines(key, all)) return undefined;
  return { place: { ...place, column: before.length + 1, endColumn: before.length + 1 + was.length }, was };
}

/** What was meant by a value of a wrong type in curly quotes: what stands in them, as it is or as a text. */
function withoutCurly(key: keyof Frontmatter, all: ReadKeys): Fix | undefined {
  const curly = curlyValue(key, all);
  if (curly === undefined) return undefined;
  const inner = curly.was.slice(1, -1);
  const text = [inner, JSON.stringify(inner)].find((one) => isOfType(key, parsedYaml(one)));
  return text === undefined ? undefined : { ...curly, text };
}

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
  return key === 'params' ? detached(given) : given;
}

/** Most values are words, and most keys take any: then the schema need not be asked. */
const isOfType = (key: keyof Frontmatter, given: unknown): boolean =>
  (typeof given === 'string' && TAKES_WORDS.has(key) && given.trim() !== '') ||
  v.is(frontmatterSchema[key].schema, given);

const isKnown = (key: string): key is keyof Frontmatter => Object.hasOwn(frontmatterSchema, key);

function unknownKey(key: string, all: ReadKeys): Diagnostic {
  const place = placeOf(key, all);
  const needless = key === 'slug' ? needlessSlugFix(place.line, all) : undefined;
  const fix = needless ?? unknownKeyFix(key, place, all);
  const lines = hasMoreLines(key, all) ? 'it with the lines below it' : 'the line';
  const tag = tagForHead(lineHere(key, all.value[key]), all);
  const hint =
    needless !== undefined
      ? 'delete the line: the address of the page is its `url`'
      : tag !== undefined
        ? `delete the line, and write \`${tag}\` as one more tag of \`head\``
        : unknownKeyHint(key, all.value[key], lines);
  return warningOf('unknown-key', {
    message: `Unknown front-matter key \`${key}\`.`,
    place,
    hint,
    decision: `${key}: ${hint}`,
    fix,
  });
}

function wrongType(key: keyof Frontmatter, all: ReadKeys): Diagnostic {
  const { expected } = frontmatterSchema[key];
  const place = placeOf(key, all);
  const straight = withoutCurly(key, all);
  const fix = straight ?? wrongTypeFix(key, place, all) ?? (key === 'tags' ? quotedTags(all) : undefined);
  const stranger = strangerIn(key, all.value[key]);
  return {
    // Readers lose a tag alone, which is no reason to publish nothing.
    severity: key === 'tags' ? 'warning' : 'error',
    code: 'wrong-type',
    message: `\`${key}\` ${stranger === undefined ? `is ${describeValue(all.value[key])}` : `holds ${describeInner(stranger)}`}, expected ${expected}.`,
    place,
    hint: straight === undefined ? wrongTypeHint(key, all) : `${key}: ${straight.text}`,
    ...(fix === undefined ? {} : { fix }),
  };
}

/** Whether quotes make a text of it. */
const isPlain = (given: unknown) => typeof given === 'number' || typeof given === 'boolean';

/** What stands in a list, as a sentence about that goes on. */
const describeInner = (value: unknown): string => (isBlank(value) ? 'an empty entry' : describeValue(value));

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** What is no text in a list of texts. */
const strangerIn = (key: keyof Frontmatter, given: unknown): unknown =>
  (key === 'keywords' || key === 'tags') && Array.isArray(given)
    ? given.find((one) => typeof one !== 'string' || one.trim() === '')
    : undefined;

function wrongTypeHint(key: keyof Frontmatter, all: ReadKeys): string {
  const { expected, example } = frontmatterSchema[key];
  const given = all.value[key];
  if (emptyLineFix(key, all) !== undefined) return `delete the line, or write \`${key}: ${example}\``;
  const hint = valueHint(key, given) ?? (key === 'head' ? headHint(given) : undefined);
  if (hint !== undefined) return hint;
  const stranger = strangerIn(key, given);
  if (isPlain(stranger)) return `write \`"${stranger}"\`, in quotes`;
  if (expected.startsWith('text') && isPlain(given)) return `${key}: "${asWritten(key, all) ?? given}"`;
  // As in `[Beta]`, `{id}` or `#1 of all`.
  const words = expected.startsWith('text')
    ? /:[ \t]+(\[.*\]|\{[^:]*\}|#[^\s#].*?)\s*$/.exec(soleLine(key, all) ?? '')?.[1]
    : undefined;
  if (words !== undefined) return `${key}: ${JSON.stringify(words)}`;
  if (stranger !== undefined && isBlank(stranger)) return 'delete the entry';
  const isTrue =
    (typeof given === 'number' && given > 0) ||
    MEANS_TRUE.test(String(given)) ||
    nearest(String(given), ['true', 'false']) === 'true';
  return `${key}: ${example === 'false' && isTrue ? 'true' : example}`;
}

/** The key alone, without the quotes that it may stand in: what replaces it is no part of them. */
function placeOf(key: string, all: ReadKeys): Place {
  const line = all.keyLines[key] ?? 2;
  const column = /^["']/.test(lineAt(line, all)) ? 2 : 1;
  return all.at(line, column, column + key.length);
}

/** Shown in lists and in the head of the page, where each has to be one line. */
const SHOWN: ReadonlySet<string> = new Set(['title', 'label', 'description', 'short_description']);

/** The fault of a value with a character that nobody sees. */
function invisibleIn(value: unknown, key: string, place: Place): readonly Diagnostic[] {
  const text = textsIn(value).join(' ');
  const [control, bidi] = [text.search(CONTROL_CHARACTER), text.search(BIDI_CONTROL)];
  const hint = 'delete its escape sequence';
  if (control !== -1) {
    const message = `Unexpected control character ${codePoint(text, control)} in \`${key}\`.`;
    return [errorOf('control-character', { message, place, hint })];
  }
  if (bidi === -1) return [];
  const message = `The invisible character ${codePoint(text, bidi)} changes the order in which \`${key}\` is shown.`;
  return [warningOf('bidi-control', { message, place, hint })];
}

/** The keys and values that a value holds, at any depth; alone, it is one itself. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)])
    : [String(value)];

/** In older versions of YAML such words were values of their own. */
const MEANS_TRUE = /^(?:true|yes|y|on|1)$/i;

/** The value on the line of a key: `1.10` is another text than the number it is read as. */
function asWritten(key: string, all: ReadKeys): string | undefined {
  const line = all.keyLines[key];
  return line === undefined ? undefined : /:\s+([^\s'"]+)\s*(?:#.*)?$/.exec(lineAt(line, all))?.[1];
}
