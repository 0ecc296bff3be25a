import * as v from 'valibot';
import { badgeTypeMeant } from '../../model/badgeType.ts';
import { type Fix, joinFixes, type Place } from '../../model/diagnostic.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import { ownValue } from '../../model/values/ownValue.ts';
import {
  frontmatterSchema,
  KEYS_ELSEWHERE,
  OTHER_VALUE_ELSEWHERE,
  TAKES_WORDS,
} from '../frontmatter/frontmatterSchema.ts';
import { innerPlaces } from '../frontmatter/innerPlaces.ts';
import {
  deletedLines,
  hasMoreLines,
  lineAt,
  linesWhile,
  lineText,
  type ReadKeys,
  wholeLine,
} from '../frontmatter/writtenKeys.ts';
import { featuresFix } from './featuresFix.ts';
import { headFix } from './headFix.ts';
import { BARE_PAGE, hiddenHere, isUsual, lineHere } from './linesHere.ts';
import { oneMoreTag, tagForHead } from './oneMoreTag.ts';

/** The correction of a key that pages do not have, which stands at a place; undefined where it needs judgment. */
export function unknownKeyFix(key: string, place: Place, all: ReadKeys): Fix | undefined {
  const given = all.value[key];
  const meant = key === 'slug' || key === 'url' ? slugHere(given) : lineHere(key, given);
  const tag = tagForHead(meant, all);
  if (tag !== undefined) return oneMoreTag(place.line, tag, all);
  return (
    needlessFix(key, place.line, all) ??
    keyFix(key, place, all) ??
    ownValue(FIXES, key)?.(place.line, all) ??
    lineFix(place.line, meant, all) ??
    blockFix(place.line, lineHere(key, given), all)
  );
}

/** The correction of a value of another type than the key has. */
export function wrongTypeFix(key: string, { line }: Place, all: ReadKeys): Fix | undefined {
  const empty = emptyLineFix(key, all);
  if (empty !== undefined) return empty;
  if (key === 'prev' || key === 'next') return neighborFix(key, all);
  if (key === 'head') return headFix(line, all);
  if (key !== 'sidebar') return quotedFix(key, line, all);
  return lineFix(line, soleOrder(all.value.sidebar), all) ?? placeholderFix(line, all) ?? sidebarFix(line, all);
}

/** The correction of a key without a value, which says as much as none; undefined for any other. */
export function emptyLineFix(key: string, all: ReadKeys): Fix | undefined {
  const line = all.keyLines[key];
  if (line === undefined || all.value[key] !== null || lineAt(line, all).trimEnd() !== `${key}:`) return undefined;
  return hasMoreLines(key, all) ? undefined : wholeLine(line, '', all);
}

/** The correction that makes a text of a number, or an address: pages are called `404`, or as a year. */
function quotedFix(key: string, line: number, all: ReadKeys): Fix | undefined {
  const [, before = '', was] = /^(\w+:[ ]+)(-?\d[\d.]*)\s*$/.exec(lineAt(line, all)) ?? [];
  if (was === undefined || !TAKES_WORDS.has(key) || !before.startsWith(`${key}:`)) return undefined;
  const text = key === 'permalink' ? `/${was}/` : `"${was}"`;
  return { place: all.at(line, before.length + 1, before.length + 1 + was.length), was, text };
}

/** The correction that deletes a slug beside a `url`: Hugo does not read it there. */
export function needlessSlugFix(line: number, all: ReadKeys): Fix | undefined {
  const isNeedless = slugHere(all.value.url) !== undefined && /^slug:\s+[\w./-]+\s*$/.test(lineAt(line, all));
  return isNeedless ? wholeLine(line, '', all) : undefined;
}

/** Another generator's key becomes the one that is meant, where its value means the same. */
function keyFix(key: string, place: Place, { value, taken }: ReadKeys): Fix | undefined {
  const meant = ownValue(KEYS_ELSEWHERE, key);
  if (meant === undefined || OTHER_VALUE_ELSEWHERE.has(key) || taken.has(meant)) return undefined;
  if (!v.is(frontmatterSchema[meant].schema, value[key])) return undefined;
  taken.add(meant);
  return { place, was: key, text: meant };
}

/** Another key with its value in place of a line that says no more; a comment or further lines need judgment. */
function lineFix(
  line: number,
  meant: readonly [key: string, value: string] | undefined,
  all: ReadKeys,
): Fix | undefined {
  const was = lineAt(line, all).trimEnd();
  if (meant === undefined || !WHOLE_LINE.test(was) || all.taken.has(meant[0])) return undefined;
  all.taken.add(meant[0]);
  return lineText(line, was, `${meant[0]}: ${meant[1]}`, all);
}

const WHOLE_LINE =
  /^\w+: +(?:"[^"\\]*"|'[^']*'|\{[ ]*order: *[\d.-]+[ ]*\}|\[[ ]*\d *, *\d[ ]*\]|[^\s#"'{[|>][^\s#]*)$/;

/** One line in the place of a map that says no more, on its line or with a line for each key. */
function blockFix(
  line: number,
  meant: readonly [key: string, value: string] | undefined,
  all: ReadKeys,
): Fix | undefined {
  const [head = '', ...below] = all.lines.slice(line - 2);
  const lines = linesWhile(below, (one) => /^[ ]+\w+: +[^\s#"'{[|>&*][^#]*$/.test(one));
  const isWhole = /^\w+: +\{[^{}#]*\}\s*$/.test(head) || (/^\w+:\s*$/.test(head) && lines.length > 0);
  // What follows may be of the map, too.
  const behind = below.slice(lines.length).find((one) => /^\s*[^\s#]/.test(one));
  if (meant === undefined || !isWhole || behind?.startsWith(' ') || all.taken.has(meant[0])) return undefined;
  all.taken.add(meant[0]);
  const written = lineText(line, head, `${meant[0]}: ${meant[1]}`, all);
  return joinFixes([written, ...deletedLines(line + 1, lines.length, all)]);
}

/** What Starlight calls the text of a neighbor. */
function neighborFix(key: 'prev' | 'next', all: ReadKeys): Fix | undefined {
  const { label, link, ...others } = asRecord(all.value[key]);
  const isMeant = typeof label === 'string' && (link === undefined || typeof link === 'string');
  const place = innerPlaces(all.yaml, all.at).get(`${key}.label`)?.key;
  if (!isMeant || Object.keys(others).length > 0 || place === undefined) return undefined;
  // Quotes around a key are no part of its place.
  return /["']label["']/.test(lineAt(place.line, all)) ? undefined : { place, was: 'label', text: 'text' };
}

/** What Starlight sets below `sidebar` and stands at the top here, with the lines of each as they are. */
function sidebarFix(line: number, all: ReadKeys): Fix | undefined {
  const { taken, value } = all;
  const [head = '', ...below] = all.lines.slice(line - 2);
  const keys = Object.keys(asRecord(value.sidebar));
  const lines = linesWhile(below, (one) => /^ +\S/.test(one));
  const behind = below.slice(lines.length).find((one) => /^\s*[^\s#]/.test(one));
  const indent = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
  // A comment may stand at any place.
  const isBlock = indent > 0 && lines.every((one) => one.startsWith(' '.repeat(indent)));
  const isClear = keys.every((key) => IN_SIDEBAR.has(key) && !taken.has(KEY_ABOVE.get(key) ?? key));
  if (!isClear || !isBlock || behind?.startsWith(' ') || head.trimEnd() !== 'sidebar:') return undefined;
  if (keys.includes('hidden') && !lines.some((one) => HIDDEN.test(one))) return undefined;
  for (const key of keys) taken.add(KEY_ABOVE.get(key) ?? key);
  const unindented = lines.map((one, index) =>
    lineText(line + index + 1, one, HIDDEN.test(one) ? 'unlisted: sidebar' : badgeLine(one.slice(indent)), all),
  );
  return { ...wholeLine(line, '', all), with: unindented };
}

/** A line of a badge with the name and the value that its type has here. */
const badgeLine = (line: string) =>
  line.replace(
    /^( +|badge: *\{(?:[^"'{}]*,)? *)variant: *(["']?)(\w+)\2(?=\s*$|\s*[,}])/,
    (_, before: string, _quote, type: string) => `${before}type: ${badgeTypeMeant(type)}`,
  );

const IN_SIDEBAR: ReadonlySet<string> = new Set(['order', 'label', 'badge', 'hidden']);
const KEY_ABOVE: ReadonlyMap<string, string> = new Map([['hidden', 'unlisted']]);
const HIDDEN = /^ +hidden: +true\s*$/;

/** The correction that deletes how a page looks, where it looks so here. */
function needlessFix(key: string, line: number, all: ReadKeys): Fix | undefined {
  const { value } = all;
  const isLanding = Boolean(value.hero) && OF_LANDING.get(key) === value[key];
  // What is hidden has no levels.
  const isHidden = KEYS_ELSEWHERE[key] === 'toc' && (value.toc === false || value.aside === false);
  const isNeedless = isLanding || isHidden || isUsual(key, value[key]);
  return isNeedless && WHOLE_LINE.test(lineAt(line, all).trimEnd()) ? wholeLine(line, '', all) : undefined;
}

const OF_LANDING: ReadonlyMap<string, string> = new Map([
  ['template', 'splash'],
  ['layout', 'home'],
  ['pageType', 'home'],
]);

/** Rspress keeps the place of a sidebar so that it does not show. */
const placeholderFix = (line: number, all: ReadKeys): Fix | undefined =>
  all.value.sidebar === 'placeholder' && WHOLE_LINE.test(lineAt(line, all).trimEnd())
    ? wholeLine(line, 'sidebar: false\n', all)
    : undefined;

/** What a page of Rspress is without that is made of components alone. */
function pageTypeFix(line: number, all: ReadKeys): Fix | undefined {
  const lines = BARE_PAGE.filter((key) => !all.taken.has(key));
  if (all.value.pageType !== 'custom' || !WHOLE_LINE.test(lineAt(line, all).trimEnd())) return undefined;
  for (const key of lines) all.taken.add(key);
  return wholeLine(line, lines.map((key) => `${key}: false\n`).join(''), all);
}

/** Several keys in place of the one with which Material hides parts of a page, and of the lines of its list. */
function hideFix(line: number, all: ReadKeys): Fix | undefined {
  const { taken, value } = all;
  const { lines, isAll } = hiddenHere(value.hide);
  const [head = '', ...below] = all.lines.slice(line - 2);
  const items = linesWhile(below, (one) => /^[ ]*-[ ]/.test(one));
  const isClear = items.length > 0 ? /^hide:\s*$/.test(head) : /^hide:[ ]+\[[\w, ]+\]\s*$/.test(head);
  // Between them may be an empty line or a comment.
  const hasAll = items.length === 0 || items.length === asRecord(value.hide).length;
  const isPlain = hasAll && items.every((one) => /^[ ]*-[ ]+\w+\s*$/.test(one));
  if (!isAll || !isClear || !isPlain || lines.length === 0 || lines.some((key) => taken.has(key))) return undefined;
  for (const key of lines) taken.add(key);
  const written = wholeLine(line, lines.map((key) => `${key}: false\n`).join(''), all);
  return joinFixes([written, ...deletedLines(line + 1, items.length, all)]);
}

const FIXES: Readonly<Record<string, (line: number, all: ReadKeys) => Fix | undefined>> = {
  hide: hideFix,
  features: featuresFix,
  pageType: pageTypeFix,
};

/** The address that a slug, or a `url` of Hugo, is. One without a slash before it may be meant from its folder. */
export const slugHere = (given: unknown) =>
  typeof given === 'string' && /^\/(?:[\w./-]*)$/.test(given) && !/\/(?:\.{0,2}\/|\.{1,2}$)/.test(given)
    ? (['permalink', /(?:\/|\.html)$/.test(given) ? given : `${given}/`] as const)
    : undefined;

const soleOrder = (given: unknown) => {
  const [[key, value] = [], ...others] = Object.entries(given ?? {});
  return key === 'order' && typeof value === 'number' && others.length === 0
    ? (['order', String(value)] as const)
    : undefined;
};
