import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { constants } from '../../site/constants.ts';
import { readContentFolder, textOfFile } from './contentFolder.ts';
import { lookAlikes } from './lookAlikes.ts';

type Name = keyof typeof constants;

/** A small figure means its constant only beside these words; every other value is looked for alone. */
const WORDS_AROUND: Readonly<Partial<Record<Name, readonly [before: string, after: string]>>> = {
  BASE_CREDITS_PRICE_MEMORY: ['', ' ?MB'],
  BASE_CREDITS_PRICE_SECONDS: ['', '[ -]?s(?:ec(?:onds?)?)?'],
  DAILY_CREDITS_LIMIT: ['', ' (?:\\w+ )?credits?'],
  WARM_WORKERS_CREDITS_PER_INTERVAL: ['', ' credits?'],
  FREE_ORG_DAILY_INVOCATIONS_LIMIT: ['', ' (?:\\w+ )?invocations?'],
  TEAM_MEMBER_LIMIT: ['', ' (?:\\w+ )?(?:members?|people|users|seats)'],
  DEFAULT_WORKFLOW_QUEUE_SIZE: ['', ' (?:events|executions|runs)'],
  NODE_VERSION: ['node(?:\\.?js)?[- ]?(?:version )?v?', ''],
};

/** Finds a value as people write it: `10,000`, `10000`, `10_000`; `512KB`, `512 KB`; `1 year`, `one year`; `24 hours`, `24-hour`. */
function patternOf(name: Name): RegExp {
  const value = String(constants[name]);
  const [before, after] = WORDS_AROUND[name] ?? ['', ''];
  const written = value
    .replace(/[.*$/]/g, '\\$&')
    .replace(/^1 (?=[a-z])/, '(?:1|one|an?) ')
    .replace(/(?<=\d),(?=\d)/g, '[,_]?')
    .replace(/(?<=\d)(?=[KMG]B$)/, ' ?')
    .replace(/(?<=\d) (?=[a-z])/g, '[ -]')
    .replace(/(?<=[a-z])s$/, 's?');
  return new RegExp(`(?<![\\w.,$])${before}${written}${after}(?![\\d,]*\\d|\\w|\\.\\d)`, 'gi');
}

/** Every place in a text that has the value of a constant typed out. */
function typedValues(
  file: string,
  text: string,
): readonly { readonly name: Name; readonly place: string; readonly line: string }[] {
  const names = Object.keys(constants) as Name[];
  return text
    .split('\n')
    .flatMap((line, index) =>
      names.filter((name) => patternOf(name).test(line)).map((name) => ({ name, place: `${file}:${index + 1}`, line })),
    );
}

describe('the figures and addresses of the platform', () => {
  const found = readContentFolder().flatMap(({ file }) => typedValues(file, textOfFile(file)));
  const allowed = (one: { readonly name: Name; readonly line: string }) =>
    lookAlikes.flatMap(({ names, texts }) =>
      texts.filter((text) => names.includes(one.name) && one.line.includes(text)),
    );

  it('stand in pages by name, and are typed nowhere', () => {
    const typed = found.filter((one) => allowed(one).length === 0);
    assert.equal(
      typed.map(({ name, place, line }) => `${place}: write {${name}} in: ${line.trim().slice(0, 160)}`).join('\n'),
      '',
    );
  });

  it('are allowed to look alike only where they still do', () => {
    const used = new Set(found.flatMap(allowed));
    assert.deepEqual(
      lookAlikes.flatMap(({ texts }) => texts.filter((text) => !used.has(text))),
      [],
    );
  });

  it('are all looked for', () => {
    const samples: Readonly<Partial<Record<Name, string>>> = {
      BASE_CREDITS_PRICE_MEMORY: `with ${constants.BASE_CREDITS_PRICE_MEMORY}MB of memory`,
      BASE_CREDITS_PRICE_SECONDS: `for ${constants.BASE_CREDITS_PRICE_SECONDS} seconds`,
      DAILY_CREDITS_LIMIT: `${constants.DAILY_CREDITS_LIMIT} free credits a day`,
      WARM_WORKERS_CREDITS_PER_INTERVAL: `${constants.WARM_WORKERS_CREDITS_PER_INTERVAL} credits`,
      FREE_ORG_DAILY_INVOCATIONS_LIMIT: `${constants.FREE_ORG_DAILY_INVOCATIONS_LIMIT} invocations a day`,
      TEAM_MEMBER_LIMIT: `up to ${constants.TEAM_MEMBER_LIMIT} members`,
      DEFAULT_WORKFLOW_QUEUE_SIZE: `${constants.DEFAULT_WORKFLOW_QUEUE_SIZE} events`,
      NODE_VERSION: `Node.js v${constants.NODE_VERSION}`,
    };
    for (const name of Object.keys(constants) as Name[]) {
      const text = samples[name] ?? `It is ${constants[name]}.`;
      assert.ok(
        typedValues('a.mdx', text).some((one) => one.name === name),
        `${name}: ${text}`,
      );
      assert.equal(typedValues('a.mdx', `It is {${name}}.`).length, 0, name);
    }
  });

  const spellings: readonly (readonly [text: string, name: Name])[] = [
    [`| ${constants.PAYLOAD_SIZE_LIMIT.replace('KB', ' KB')} |`, 'PAYLOAD_SIZE_LIMIT'],
    [`const keys = ${constants.DATA_STORES_MAX_KEYS.replace(',', '')};`, 'DATA_STORES_MAX_KEYS'],
    [`const size = ${constants.MAX_WORKFLOW_QUEUE_SIZE.replace(',', '_')};`, 'MAX_WORKFLOW_QUEUE_SIZE'],
    [`a ${constants.SUSPEND_TIMEOUT.replace(' hours', '-hour')} timeout`, 'SUSPEND_TIMEOUT'],
    [`up to ${constants.DELAY_MAX_TIME.replace('1', 'one')}`, 'DELAY_MAX_TIME'],
    [`[API](${constants.API_BASE_URL}/users/me)`, 'API_BASE_URL'],
    [`description: The ${constants.MAX_WORKFLOW_EXECUTION_LIMIT} seconds.`, 'MAX_WORKFLOW_EXECUTION_LIMIT'],
    [`costs ${constants.PRO_MONTHLY_PRICE} a month`, 'PRO_MONTHLY_PRICE'],
  ];
  for (const [text, name] of spellings) {
    it(`would be seen in ${JSON.stringify(text)}`, () =>
      assert.ok(typedValues('a.mdx', text).some((one) => one.name === name)));
  }

  it('are not mistaken for parts of other figures', () => {
    const others = [
      '1512KB',
      '16MB',
      '7500',
      '0.00025',
      '110,000',
      '1,6000',
      '$190',
      'python3.90',
      'HTTP 1750',
      '210 minutes',
    ];
    for (const text of others) assert.deepEqual(typedValues('a.mdx', text), [], text);
  });
});
