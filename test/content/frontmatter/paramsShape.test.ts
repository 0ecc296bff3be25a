import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { paramsShape } from '../../../src/content/frontmatter/paramsShape.ts';
import { yamlEntry } from '../../../src/content/yamlEntry.ts';
import type { ParamRule } from '../../../src/model/paramRule.ts';

const ruleOf = (rule: ParamRule) =>
  paramsShape({ it: rule }, { isRequired: () => false, write: yamlEntry }).keys['it'] ?? assert.fail();

/** What each rule takes; what it does not, with what is to be written then. */
const RULES: readonly [
  rule: ParamRule,
  expected: string,
  taken: unknown[],
  refused: [given: unknown, hint: string][],
][] = [
  [
    {},
    'text',
    ['a', '1.10'],
    [
      [1.1, 'it: "…"'],
      [true, 'it: "…"'],
      [' ', 'it: Some text'],
      [null, 'it: Some text'],
      [['a'], 'it: Some text'],
    ],
  ],
  [
    { type: 'number' },
    'a number',
    [0, -1.5],
    [
      ['3', 'it: 3'],
      [' -1.50 ', 'it: -1.5'],
      ['three', 'it: 1'],
      ['0x10', 'it: 1'],
      ['', 'it: 1'],
    ],
  ],
  [
    { type: 'boolean' },
    '`true` or `false`',
    [true, false],
    [
      ['yes', 'it: true'],
      ['no', 'it: false'],
      ['maybe', 'it: true'],
    ],
  ],
  [
    { type: 'date' },
    'a date as `2024-01-31`',
    ['2026-11-28', '2026-11-28T10:00Z'],
    [
      ['2026-02-30', 'it: 2024-01-31'],
      ['28.11.2026', 'it: 2026-11-28'],
      ['Nov 28, 2026', 'it: 2026-11-28'],
      ['next week', 'it: 2024-01-31'],
      [2026, 'it: 2024-01-31'],
    ],
  ],
  [{ type: 'any' }, 'a value', [{ a: 1 }, ['a'], 0], [[null, 'it: Some text']]],
  [
    { values: ['admins', 'developers', 'a, b', 2] },
    '`admins`, `developers`, `a, b` or `2`',
    ['admins', 2],
    [
      ['Admin', 'it: admins'],
      ['2', 'it: 2'],
      ['everyone', 'it: admins'],
      ['a b', 'it: "a, b"'],
      [['admins'], 'it: admins'],
    ],
  ],
  [{ values: ['yes'] }, '`yes`', ['yes'], [[true, 'it: "yes"']]],
  [
    { list: true },
    'a list of texts',
    [[], ['a', 'b']],
    [
      ['a', 'it: [a]'],
      [['a, b', 1], 'it: ["a, b", "…"]'],
      [null, 'it: [Some text]'],
    ],
  ],
  [
    { list: true, values: ['api', 'sdk'] },
    'a list of `api` or `sdk`',
    [['sdk', 'api']],
    [
      [['sdk', 'apis'], 'it: [sdk, api]'],
      ['sdk', 'it: [sdk]'],
    ],
  ],
  [{ list: true, type: 'date' }, 'a list of dates as `2024-01-31`', [['2026-11-28']], [[[1], 'it: [2024-01-31]']]],
];

describe('what `params` may hold', () => {
  for (const [rule, expected, taken, refused] of RULES)
    it(`is ${expected} by ${JSON.stringify(rule)}`, () => {
      const { is, hint, ...words } = ruleOf(rule);
      assert.equal(words.expected, expected);
      assert.deepEqual(
        taken.map((value) => is(value)),
        taken.map(() => true),
      );
      assert.deepEqual(
        refused.map(([value]) => [is(value), hint(value)]),
        refused.map(([, written]) => [false, written]),
      );
    });

  it('must hold what is required', () => {
    const { keys } = paramsShape(
      { a: { required: ['/'] }, b: {} },
      { isRequired: ({ required }) => required !== undefined, write: yamlEntry },
    );
    assert.deepEqual([keys['a']?.isNeeded, keys['b']?.isNeeded], [true, undefined]);
  });
});
