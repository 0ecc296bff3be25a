import type { ParamRule } from '../../model/paramRule.ts';
import { nearest } from '../../model/text/nearest.ts';
import { truthOfWord } from '../../model/values/truthOfWord.ts';
import { dayMeant } from '../frontmatterElsewhere/valueHints.ts';
import { isDate } from './frontmatterSchema.ts';
import type { KeyRule, MapShape } from './readMap.ts';

/** What to write for a key. */
export type WriteEntry = (key: string, value: unknown) => string;

interface ParamsPage {
  /** Whether the page must have a key. */
  readonly isRequired: (rule: ParamRule) => boolean;
  readonly write: WriteEntry;
}

/** What `params` in the front matter of a page may hold by a site's rules. */
export const paramsShape = (
  rules: Readonly<Record<string, ParamRule>>,
  { isRequired, write }: ParamsPage,
): MapShape => ({
  name: '`params`',
  namedIn: '`params` of the configuration',
  keys: Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => [
      key,
      { ...keyRule(rule, (value) => write(key, value)), ...(isRequired(rule) ? { isNeeded: true } : {}) },
    ]),
  ),
});

interface Kind {
  readonly is: (value: unknown) => boolean;
  readonly expected: string;
  /** In a list. */
  readonly plural: string;
  /** The value to write for a wrong one, or for none. */
  readonly meant: (given: unknown) => unknown;
}

const KINDS: Readonly<Record<NonNullable<ParamRule['type']>, Kind>> = {
  text: {
    is: (value) => typeof value === 'string' && value.trim() !== '',
    expected: 'text',
    plural: 'texts',
    // How a number was written, YAML does not tell: `1.10` is `1.1`.
    meant: (given) => (typeof given === 'number' || typeof given === 'boolean' ? '…' : 'Some text'),
  },
  number: {
    is: (value) => typeof value === 'number',
    expected: 'a number',
    plural: 'numbers',
    meant: (given) => (isFigure(given) ? Number(given) : 1),
  },
  boolean: {
    is: (value) => typeof value === 'boolean',
    expected: '`true` or `false`',
    plural: '`true` and `false`',
    meant: (given) => (typeof given === 'string' ? truthOfWord(given.trim()) : undefined) ?? true,
  },
  date: {
    is: (value) => typeof value === 'string' && isDate(value),
    expected: 'a date as `2024-01-31`',
    plural: 'dates as `2024-01-31`',
    meant: (given) => {
      const day = typeof given === 'string' ? dayMeant(given.trim()) : undefined;
      return day !== undefined && isDate(day) ? day : '2024-01-31';
    },
  },
  any: { is: (value) => value !== null, expected: 'a value', plural: 'values', meant: () => 'Some text' },
};

/** A value that a rule lists and its type does not have, with what the type has; undefined for none. */
export function valueOfOtherType({ type, values = [] }: ParamRule) {
  if (type === undefined) return undefined;
  const { is, plural } = KINDS[type];
  const value = values.find((one) => !is(one));
  return value === undefined ? undefined : { value, expected: plural };
}

const isFigure = (given: unknown) => typeof given === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(given);

function keyRule({ type = 'text', values, list = false }: ParamRule, write: (value: unknown) => string): KeyRule {
  const kind = values === undefined ? KINDS[type] : oneOf(values);
  const { is, expected, plural, meant } = kind;
  if (!list) return { is, expected, hint: (given) => write(meant(given)) };
  return {
    is: (value) => Array.isArray(value) && value.every(is),
    expected: `a list of ${plural}`,
    strangersIn: (value) => (Array.isArray(value) ? value.filter((item) => !is(item)) : []),
    hint: (given) => write(itemsMeant(given, kind)),
  };
}

/** The items that are meant by a list, or by a value that is to be in one. */
function itemsMeant(given: unknown, { is, meant }: Kind): readonly unknown[] {
  const items = [given ?? []].flat();
  return items.length === 0 ? [meant(undefined)] : items.map((item) => (is(item) ? item : meant(item)));
}

function oneOf(values: NonNullable<ParamRule['values']>): Kind {
  const names = values.map((value) => `\`${value}\``);
  const expected = names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return {
    is: (value) => values.some((one) => one === value),
    expected,
    plural: expected,
    meant: (given) => {
      const near = nearest(String(given), values.map(String));
      return values.find((value) => String(value) === near) ?? values[0];
    },
  };
}
