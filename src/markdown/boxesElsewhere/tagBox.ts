import { boxKindOf, titleInBrackets } from '../elsewhere/writtenHere.ts';
import type { ForeignTag } from '../tagsElsewhere/pairedTags.ts';

const KINDS = ['note', 'tip', 'important', 'warning', 'caution', 'danger', 'info'];

/** Names of tags that make a box. */
export const BOX_TAGS: readonly string[] = ['hint', 'callout', 'alert', 'notice', 'admonition', 'pageinfo', ...KINDS];

/** Names of tags that make what is opened by a click. */
export const DETAILS_TAGS: readonly string[] = ['details', 'expand', 'collapse'];

/**
 * The container for a box that a tag opens, with its title: `warning[Mind this]`. Undefined for another tag, and where
 * anything in it has no place here.
 */
export function boxOfTag({ name, given }: Pick<ForeignTag, 'name' | 'given'>): string | undefined {
  // Hexo and Diplodoc name all boxes so, with the kind behind it, and a title in quotes.
  const [bare = '', word = ''] = (name === 'note' && /^([a-z]+)(?:\s+no-icon)?(?=\s|$)/.exec(given)) || [];
  // The most severe one of Diplodoc.
  const named = word === 'alert' ? 'danger' : kindOf(word);
  const words = wordsIn(named === undefined ? given : given.slice(bare.length).trim());
  if (words === undefined) return undefined;
  const isDetails = DETAILS_TAGS.includes(name);
  if (!isDetails && !BOX_TAGS.includes(name)) return undefined;
  const own = isDetails ? 'details' : KINDS.includes(name) ? (named ?? kindOf(name)) : undefined;
  let kind = own;
  let title: string | undefined;
  let behind = '';
  for (const [key, value] of words) {
    const meant = KINDS_GIVEN_AS.has(key) && own === undefined ? kindOf(value) : undefined;
    if (meant !== undefined && kind === undefined) kind = meant;
    else if (TITLES_GIVEN_AS.has(key) && title === undefined) title = value;
    // Icons have no names here.
    else if (key === 'emoji' || key === 'icon') continue;
    else if (isDetails && (key === 'open' || key === 'closed') && FLAGS.has(value))
      behind = value === String(key === 'open') ? '{open}' : '';
    else return undefined;
  }
  const brackets = titleInBrackets(title);
  if (brackets === '' && (isDetails || (title ?? '') !== '')) return undefined;
  return `${kind ?? 'note'}${brackets}${behind}`;
}

const KINDS_GIVEN_AS: ReadonlySet<string> = new Set(['', 'style', 'type', 'color', 'context']);
const TITLES_GIVEN_AS: ReadonlySet<string> = new Set(['', 'title', 'summary', 'header']);

const FLAGS: ReadonlySet<string> = new Set(['true', 'false']);

/** Kinds of boxes that are a note here. */
const PLAIN: ReadonlySet<string> = new Set(['info', 'primary', 'secondary', 'default', 'light', 'dark']);

const kindOf = (word: string) => boxKindOf(word) ?? (PLAIN.has(word) ? 'note' : undefined);

/** What stands behind a tag's name, by keys, with an empty one for a value alone; undefined where it is not clear. */
export function wordsIn(given: string): readonly (readonly [key: string, value: string])[] | undefined {
  const words: (readonly [string, string])[] = [];
  let rest = given;
  while (rest !== '') {
    const found = /^(?:([\w-]+)=)?(?:"([^"]*)"|'([^']*)'|([^\s"'=]+))(?:\s+|$)/.exec(rest);
    if (found === null) return undefined;
    const [all, key = '', ...values] = found;
    words.push([key, values.find((value) => value !== undefined) ?? '']);
    rest = rest.slice(all.length);
  }
  return words;
}
