import * as v from 'valibot';
import { canParseUrl } from '../../model/addresses/canParseUrl.ts';
import { namesNoSite } from '../../model/addresses/namesNoSite.ts';
import { badgeTypeElsewhere } from '../../model/badgeType.ts';
import { asLanguageTag } from '../../model/languages/languageTag.ts';
import { PAGE_LINK_NAMES } from '../../model/pageLinkNames.ts';
import type { ParamRule } from '../../model/paramRule.ts';
import { nearest } from '../../model/text/nearest.ts';
import { ownValue } from '../../model/values/ownValue.ts';
import { truthOfWord } from '../../model/values/truthOfWord.ts';
import { configSchema } from '../schema/configSchema.ts';
import { codeOf } from '../written/codeOf.ts';
import { type Issue, issuePath } from './configIssues.ts';

/**
 * What is most likely meant by the value of an option that the schema refuses, as code to write in its place: a number
 * in quotes where a text is needed, a list around an only entry. Undefined where nothing near it would do.
 */
export function valueMeant(issue: Issue, config: unknown): string | undefined {
  const path = issuePath(issue);
  const meant = near(issue.input, String(path.at(-1))).find((value) => isRight(value, path, config));
  return meant === undefined ? undefined : codeOf(meant);
}

/** Whether the schema takes a value at a path. */
function isRight(value: unknown, path: readonly unknown[], config: unknown): boolean {
  const issues = v.safeParse(configSchema, withValue(config, path, value)).issues ?? [];
  return !issues.some((other) => path.every((step, index) => other.path?.[index]?.key === step));
}

/** A copy of a configuration with another value at a path. */
function withValue(config: unknown, [key, ...rest]: readonly unknown[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValue(Object(config)[String(key)], rest, value);
  return Array.isArray(config) ? config.with(Number(key), inner) : { ...Object(config), [String(key)]: inner };
}

/** Values near another one, the nearest first; `key` is the name of the option. */
function near(input: unknown, key: string): readonly unknown[] {
  if (typeof input === 'boolean') return [String(input), 3];
  if (typeof input === 'number') return [String(input), input < 2 ? 2 : 6];
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) return [[input], ...bothSchemes(input)];
  if (typeof input !== 'string' || input.trim() === '') return [];
  const words = input.trim();
  return [
    ...(/^\d+(?:\.\d+)?(?:\s*kB)?$/i.test(words) ? [Number.parseFloat(words)] : []),
    truthOfWord(words),
    badgeTypeElsewhere(words),
    ownValue(PARAM_TYPES_ELSEWHERE, words.toLowerCase()),
    asLanguageTag(words),
    `'${words}'`,
    [input],
    ...(key === 'base' && canParseUrl(words) ? [new URL(words).pathname] : []),
    words.replaceAll(NAME_IN_BRACES, (_, name: string) => `{${nearest(name, PAGE_LINK_NAMES)}}`),
    ...(words.includes('?') ? [words.replaceAll(/\s+/g, '%20')] : []),
    words.replaceAll(/\s+/g, '-'),
    ...(key !== 'link' && canParseUrl(words) && !namesNoSite(words) ? [withoutExtras(words)] : []),
    ...(words.includes('://') || /^\/(?!\/)/.test(words) ? [] : [`https://${words.replace(/^(?:https?)?\/+/, '')}`]),
    ...(key === 'siteUrl' && (words.startsWith('/') || namesNoSite(words))
      ? [`https://example.com/${words.replace(/^(?:https?:)?\/+/, '')}`]
      : []),
    ...(/^https?:\/\//.test(words) ? [{ url: words, editUrl: `${words.replace(/\/+$/, '')}/edit/main/{path}` }] : []),
    ...(/^(?:\/|https?:)/.test(words) ? [{ text: '…', link: words }] : [{ text: words }]),
  ].filter((value) => value !== undefined);
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

/** A URL without name, password, query and fragment. */
function withoutExtras(text: string): string {
  return Object.assign(new URL(text), { username: '', password: '', search: '', hash: '' }).href;
}
