import type { Constant } from '../../config/siteApi.ts';
import { literalPattern } from '../../model/text/literalPattern.ts';

/** Words of a constant's name that say how much, not of what. */
const MEASURES = new Set(
  'MAX MIN MAXIMUM MINIMUM LIMIT DEFAULT BASE TOTAL FREE DAILY MONTHLY YEARLY PRICE COST SIZE COUNT NUMBER PER TIME INTERVAL TIMEOUT EXPIRY DURATION VALUE'.split(
    ' ',
  ),
);

const UNITS = new Set(
  'MILLISECOND SECOND MINUTE HOUR DAY WEEK MONTH YEAR'.split(' ').flatMap((unit) => [unit, `${unit}S`]),
);

/** How a constant's value is found in text. */
interface ConstantPattern {
  readonly pattern: RegExp;
  /** A word that the paragraph must have for the figure to mean the constant; undefined: any paragraph will do. */
  readonly context: RegExp | undefined;
}

/**
 * Finds a constant's value as people write it: `10,000`, `10000`, `10 000`, `10k`; `512KB`, `512 KB`; `24 hours`,
 * `24-hour`. Sizes, prices, addresses and versions of three parts speak for themselves. A plain figure means its
 * constant only beside what the name counts: `5 members` for `MEMBER_LIMIT`. Ten minutes are many things: a time means
 * its constant only near a word of its name. `words`, where given, decide instead: beside one of them it is meant, an
 * empty one: always. Undefined for values that mean nothing by themselves.
 */
export function constantPattern(
  name: string,
  constant: Constant,
  words?: readonly string[],
): ConstantPattern | undefined {
  const value = String(constant);
  if (typeof constant === 'boolean' || value.trim() === '') return undefined;
  if (isAddress(value)) {
    return { pattern: new RegExp(`(?<![\\w/])${literalPattern(value)}(?![\\w-]|\\.\\w)`, 'g'), context: undefined };
  }
  const isPlain = /^[\d.,_]+$/.test(value) && !/^\d+\.\d+\.\d/.test(value);
  if (!isPlain && !/^[$\u20ac\u00a3]?\d/.test(value)) return undefined;
  const beside = words ?? (isPlain ? nounOf(name) : ['']);
  if (beside.length === 0) return undefined;
  const isTime = TIME.test(value) || beside.some((word) => UNITS.has(word));
  return {
    pattern: beside.includes('') ? new RegExp(BEFORE + spellings(value) + AFTER, 'gi') : besideWords(value, beside),
    context: isTime && words === undefined ? contextOf(name) : undefined,
  };
}

const TIME = /^[\d.,]+[ -]?(?:ms|s|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/i;

/** What stands between thousands in one language or another. */
const BETWEEN = "(?:[,_. '\\u2019\\u00a0\\u202f\\u2009]|&nbsp;)";
const MORE_THOUSANDS = `${BETWEEN}\\d{3}(?!\\d)`;

// Not within another figure or word.
const BEFORE = '(?<![\\w.,$€£-])';
const AFTER = `(?![\\d,]*\\d|\\w|\\.\\d|${MORE_THOUSANDS})`;

/** `Node.js version 18`, `v18` after a word; `5 members`, `5 free members`, `256MB` before one. */
function besideWords(value: string, words: readonly string[]): RegExp {
  const written = spellings(value);
  const some = `(?:${words.map((word) => literalPattern(word).replace(/(?<=\w\w\w)s$/i, '')).join('|')})`;
  return new RegExp(
    `(?<=\\b${some}[.\\w]*[- ](?:version )?v?)${written}${AFTER}|` +
      `${BEFORE}${written}(?![\\d,.]*\\d|${MORE_THOUSANDS})(?=(?:[- ](?:\\w+ )?)?${some}(?:s|es)?\\b)`,
    'gi',
  );
}

const isAddress = (value: string) =>
  /^https?:\/\/\S+$/.test(value) ||
  (/^[*\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(value) && /\.[a-z]{2,}(?:\/|$)/i.test(value));

const spellings = (value: string) =>
  literalPattern(value)
    .replace(/^1 (?=[a-z])/i, '(?:1|one) ')
    .replace(/(?<![\d.])(?:\d{1,3}(?:[,_]\d{3})+|\d{4,})(?![\d.])/, thousands)
    .replace(/(?<=\d) ?(?=[KMGT]i?B$)/i, ' ?')
    .replace(/(?<=\d) (?=[a-z])/gi, '[ -]')
    .replace(/(?<=[a-z])s$/i, 's?');

/** A figure with or without signs between its thousands, or with a letter in their place: `10,000`, `10 000`, `10k`. */
function thousands(figure: string): string {
  const digits = figure.replace(/\D/g, '');
  const written = digits.replace(/(?<=\d)(?=(?:\d{3})+$)/g, `${BETWEEN}?`);
  const letter = /0{6}$/.test(digits)
    ? `${digits.slice(0, -6)} ?M`
    : /000$/.test(digits)
      ? `${digits.slice(0, -3)} ?k`
      : '';
  return letter === '' ? written : `(?:${written}|${letter})`;
}

const wordsIn = (name: string) => name.split(/_|(?<=[a-z])(?=[A-Z])/).map((word) => word.toUpperCase());

/** What a name counts, or whose version it is. */
function nounOf(name: string): readonly string[] {
  const words = wordsIn(name);
  if (words.includes('VERSION')) return words[0] === 'VERSION' ? [] : [words[0] ?? ''];
  const noun = words.findLast((word) => !MEASURES.has(word));
  return noun === undefined ? [] : [noun];
}

/** Any word of a name that says what it is about; one without such a word is never near. */
function contextOf(name: string): RegExp {
  const topics = wordsIn(name).filter((word) => !MEASURES.has(word) && !UNITS.has(word) && word.length > 2);
  if (topics.length === 0) return /(?!)/;
  return new RegExp(
    `\\b(?:${topics.map((word) => literalPattern(word.replace(/(?:ING|ED|E?S)$/, ''))).join('|')})`,
    'i',
  );
}
