import { canParseUrl } from '../../model/addresses/canParseUrl.ts';
import { namesNoSite } from '../../model/addresses/namesNoSite.ts';
import { badgeTypeElsewhere } from '../../model/badgeType.ts';
import { asLanguageTag } from '../../model/languages/languageTag.ts';
import { PAGE_LINK_NAMES } from '../../model/pageLinkNames.ts';
import type { ParamRule } from '../../model/paramRule.ts';
import { nearest } from '../../model/text/nearest.ts';
import { ownValue } from '../../model/values/ownValue.ts';
import { truthOfWord } from '../../model/values/truthOfWord.ts';

/**
 * Values near a wrong one at a path of a configuration, the nearest first. Most of them will not do there, either: the
 * schema is asked.
 */
export function nearValues(input: unknown, path: readonly unknown[]): readonly unknown[] {
  const key = String(path.at(-1));
  if (typeof input === 'boolean')
    return [3, ...(typeof path.at(-1) === 'number' ? [String(input)] : []), ...nearTrue(key)];
  if (typeof input === 'number' || typeof input === 'bigint') return nearNumber(Number(input));
  if (typeof input === 'string') return input.trim() === '' ? [] : nearText(input.trim(), path);
  if (Array.isArray(input)) return nearList(input, key);
  if (input instanceof URL) return [input.href];
  return typeof input === 'object' && input !== null ? nearObject(input, key) : [];
}

/** A value that every page needs. */
const nearTrue = (key: string) => (key === 'required' ? [['/']] : []);

const nearNumber = (input: number) => [String(input), Math.abs(input), input < 2 ? 2 : 6, input !== 0];

function nearList(list: readonly unknown[], key: string): readonly unknown[] {
  const [first, second, ...more] = list;
  const isPair = typeof first === 'string' && typeof second === 'string' && more.length === 0;
  return [
    ...(list.length === 1 ? [first] : []),
    ...(isPair
      ? [
          { text: first, link: second },
          { light: first, dark: second },
        ]
      : []),
    ...(key === 'toc' ? lowestLevel(list) : []),
  ];
}

function nearObject(input: object, key: string): readonly unknown[] {
  // An entry that lacks something has names of options, and no texts of links.
  const isEntry = 'text' in input || 'link' in input;
  const links = isEntry ? [] : Object.entries(input).map(([text, link]) => ({ text, link }));
  return [
    [input],
    ...bothSchemes(input),
    ...(links.length === 0 ? [] : [links, links[0]]),
    ...(key === 'toc' ? lowestLevel(Object.values(input)) : []),
  ];
}

/** Other generators have the first and the last level of the headings that pages list. */
const lowestLevel = (values: readonly unknown[]) =>
  values.length > 0 && values.every((value) => typeof value === 'number') ? [Math.max(...values)] : [];

function nearText(words: string, path: readonly unknown[]): readonly unknown[] {
  const key = String(path.at(-1));
  const isPolicy = path.includes('securityPolicy');
  return [
    ...(SIZE.test(words) ? [Number.parseFloat(words) * (/MB$/i.test(words) ? 1000 : 1)] : []),
    truthOfWord(words),
    badgeTypeElsewhere(words),
    ownValue(PARAM_TYPES_ELSEWHERE, words.toLowerCase()),
    asLanguageTag(words),
    ...(key === 'toc' && words === 'deep' ? [6] : []),
    ...(key === 'dir' ? [/^r/i.test(words) ? 'rtl' : 'ltr'] : []),
    ...(isPolicy ? [`'${words}'`, words.split(/[\s,;]+/), ...directivesOf(words)] : []),
    [words],
    ...(key === 'base' ? [basePathOf(words)] : []),
    ...(key === 'url' || key === 'repository' ? nearRepository(words) : []),
    words.replaceAll(NAME_IN_BRACES, (_, name: string) => `{${nearest(name, PAGE_LINK_NAMES)}}`),
    ...(path.includes('texts') ? [words.replaceAll(/\s*\{+[^{}]*\}+/g, '')] : []),
    ...(words.includes('?') ? [words.replaceAll(/\s+/g, '%20')] : []),
    ...(key === 'base' || key === 'token' ? [words.replaceAll(/\s+/g, '-')] : []),
    ...(key !== 'link' && canParseUrl(words) && !namesNoSite(words) ? [withoutExtras(words)] : []),
    ...(words.includes('://') || /^\/(?!\/)/.test(words) ? [] : [`https://${words.replace(/^(?:https?)?\/+/, '')}`]),
    ...(key === 'siteUrl' && (words.startsWith('/') || namesNoSite(words))
      ? [`https://example.com/${words.replace(/^(?:https?:)?\/+/, '')}`]
      : []),
    ...(/^(?:\/|https?:)/.test(words) ? [{ text: '…', link: words }] : [{ text: words }]),
  ].filter((value) => value !== undefined);
}

/** In kB, unless it says otherwise. */
const SIZE = /^\d+(?:\.\d+)?(?:\s*[kM]B)?$/i;

/** The sources of each directive in a policy as HTTP has it. */
function directivesOf(policy: string): readonly unknown[] {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return [Object.fromEntries(directives.filter(([name]) => name !== '').map(([name, ...sources]) => [name, sources]))];
}

/** The path of a full URL, or a path without steps up and what stands behind it. */
function basePathOf(words: string): string {
  if (canParseUrl(words)) return new URL(words).pathname;
  const steps = words.replace(/[?#].*$/, '').split('/');
  return `/${steps.filter((step) => !/^\.*$/.test(step)).join('/')}/`.replace('//', '/');
}

/** Addresses of repositories as npm and git have them. */
function nearRepository(words: string): readonly unknown[] {
  const url = words
    .replace(/^git\+/, '')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/^(?:github:)?(?=[\w-]+\/[\w.-]+$)/, 'https://github.com/')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
  return [url, { url, editUrl: `${url}/edit/main/content/{path}` }];
}

/** An image for one of the two color schemes is needed for both. */
const bothSchemes = (input: { readonly light?: unknown; readonly dark?: unknown }) =>
  (input.light === undefined) === (input.dark === undefined)
    ? []
    : [{ light: input.light ?? input.dark, dark: input.dark ?? input.light }];

/** Types of `params` as JSON Schema, TypeScript and databases name them. */
const PARAM_TYPES_ELSEWHERE: Readonly<Record<string, ParamRule['type']>> = {
  string: 'text',
  integer: 'number',
  int: 'number',
  float: 'number',
  bool: 'boolean',
  datetime: 'date',
  object: 'any',
};

const NAME_IN_BRACES = /\{+\s*(\w+)\s*\}+/g;

function withoutExtras(text: string): string {
  const url = new URL(text);
  return Object.assign(url, { username: '', password: '', search: '', hash: '' }).href;
}
