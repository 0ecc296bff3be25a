import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { evaluateExpression } from '../../../src/markdown/mdx/evaluateExpression.ts';

const CONSTANTS = { PAYLOAD_SIZE_LIMIT: '512KB', MEMORY: 256, PRICE: 0.0002, ON: true, PLANS: ['Free', 'Basic'] };

const valueIn = (source: string) => {
  const result = evaluateExpression(source, CONSTANTS);
  assert.ok('value' in result, `${source}: ${JSON.stringify(result)}`);
  return result.value;
};

const faultOf = (source: string) => {
  const result = evaluateExpression(source, CONSTANTS);
  assert.ok('fault' in result, `${source} has the value ${JSON.stringify(result)}`);
  return result.fault;
};

describe('evaluateExpression', () => {
  const values: readonly [source: string, value: unknown][] = [
    ['PAYLOAD_SIZE_LIMIT', '512KB'],
    [' MEMORY ', 256],
    ['ON', true],
    ['PLANS', ['Free', 'Basic']],
    ['"text"', 'text'],
    ["'it’s'", 'it’s'],
    ['42', 42],
    ['1_000', 1000],
    ['true', true],
    ['null', null],
    ['undefined', undefined],
    ['', undefined],
    ['  ', undefined],
    ['/* a comment */', undefined],
    ['// a comment', undefined],
    ['MEMORY * 2 + 1', 513],
    ['(1 + 2) * 3', 9],
    ['10 % 4 - -1', 3],
    ['"a" + MEMORY', 'a256'],
    ['`up to ${MEMORY}MB of ${PAYLOAD_SIZE_LIMIT}`', 'up to 256MB of 512KB'],
    ['MEMORY > 100 ? "big" : NOPE', 'big'],
    ['ON && "shown"', 'shown'],
    ['ON || NOPE', true],
    ['null ?? 5', 5],
    ['!ON', false],
    ['MEMORY === 256', true],
    ['MEMORY !== 256', false],
    ['1 <= 1', true],
    ['1 < 1', false],
    ['1 >= 1', true],
    ['1 > 1', false],
    ['+"5"', 5],
    ['false && NOPE', false],
    ['"" || "none"', 'none'],
    ['[1, "a", MEMORY]', [1, 'a', 256]],
    ['{a: 1, "b": [MEMORY], 3: ON}', { a: 1, b: [256], 3: true }],
    ['{MEMORY}', { MEMORY: 256 }],
    ['MEMORY /* MB */', 256],
  ];
  for (const [source, value] of values) {
    it(`reads \`${source}\``, () => assert.deepEqual(valueIn(source), value));
  }

  it('reads keys of front matter, and asks whether there are any', () => {
    const matter = { frontmatter: { title: 'T', params: { tags: ['a'], 'a-b': 1 } } };
    const read = (source: string) => {
      const result = evaluateExpression(source, matter);
      return 'value' in result ? result.value : result.fault.message;
    };
    for (const [source, value] of [
      ['frontmatter.title', 'T'],
      ['frontmatter.params.tags[0]', 'a'],
      ['frontmatter.params["a-b"] + 1', 2],
      ['frontmatter.params.tags.length', 1],
      ['frontmatter.draft ? 1 : 2', 2],
      ['!frontmatter.draft', true],
      ['frontmatter.draft === true', false],
      ['frontmatter.label ?? frontmatter.title', 'T'],
      ['frontmatter.hero?.image', undefined],
      ['frontmatter.titel', 'The front matter has no `titel`.'],
      ['frontmatter.params.none', 'The front matter has no `params.none`.'],
      ['frontmatter.params.none.more', 'The front matter has no `params.none`.'],
      ['frontmatter.title.length', 'The front matter has no `title.length`.'],
      ['frontmatter.constructor', 'The front matter has no `constructor`.'],
      ['frontmatter.label ?? frontmatter.none', 'The front matter has no `none`.'],
      ['`${frontmatter.none}`', 'The front matter has no `none`.'],
    ] as const)
      assert.equal(read(source), value, source);
    for (const source of ['frontmatter[title]', 'other.title', 'frontmatter.title()', 'frontmatter?.[a]'])
      assert.match(String(read(source)), /^Cannot evaluate/, source);
  });

  it('tells which constants it used, in order', () => {
    const result = evaluateExpression('`${MEMORY} ${PRICE}` + MEMORY', CONSTANTS);
    assert.deepEqual('constants' in result && result.constants, ['MEMORY', 'PRICE', 'MEMORY']);
  });

  it('names the constant that is not defined', () => {
    assert.deepEqual(faultOf('MEMORY + PAYLOAD'), {
      code: 'unknown-constant',
      message: 'The constant `PAYLOAD` is not defined in the site configuration.',
      word: 'PAYLOAD',
    });
  });

  it('takes what every object inherits for undefined names', () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'globalThis', 'process', 'window']) {
      assert.equal(faultOf(name).code, 'unknown-constant', name);
    }
  });

  const refused = [
    'alert(1)',
    'process.exit()',
    'globalThis["process"]',
    'PLANS[0]',
    'PLANS.length',
    'PLANS?.length',
    'new Date()',
    'MEMORY = 1',
    'MEMORY++',
    'delete PLANS',
    '() => 1',
    'function () {}',
    'async () => {}',
    'class {}',
    'import("node:fs")',
    'import.meta',
    'this',
    '`${alert(1)}`',
    'String.raw`x`',
    '...PLANS',
    '[...PLANS]',
    '{...PLANS}',
    '{[MEMORY]: 1}',
    '{get a() { return 1 }}',
    '{a() {}}',
    'a, b',
    'while (true) {}',
    'typeof MEMORY',
    'void 0',
    '1 == 1',
    '1 in PLANS',
    '2 ** 3',
    '~1',
    'await MEMORY',
    'yield',
    'MEMORY MEMORY',
    'MEMORY; alert(1)',
    '1 +',
    '(',
    '"unclosed',
    '`unclosed',
    '1n + 1',
    '<b>x</b>',
    '#private in PLANS',
  ];
  for (const source of refused) {
    it(`X-04, X-10: refuses \`${source}\` and runs nothing`, () =>
      assert.match(faultOf(source).code, /^(unsupported-expression|unknown-constant)$/));
  }

  it('names the part that it cannot evaluate, and no more than its first line', () => {
    assert.equal(faultOf('1 + alert(1)').word, 'alert(1)');
    assert.equal(faultOf('"a" + (() => {\n  return 1\n})').word, '() => {');
    assert.equal(faultOf('MEMORY PRICE').message, 'Unexpected `PRICE` after the expression.');
  });

  it('shows the beginning of what is long', () => {
    const name = 'a'.repeat(60);
    const messages = [`f(${name})`, `MEMORY ${name}b`, `@${name}`, 'MEMORY\n\n+\n@'].map(
      (source) => faultOf(source).message,
    );
    assert.deepEqual(messages, [
      `Cannot evaluate \`f(${'a'.repeat(58)}…\`, expected constants, literals and arithmetic.`,
      `Unexpected \`${name}…\` after the expression.`,
      `Cannot read the expression \`@${'a'.repeat(59)}…\`.`,
      'Cannot read the expression `MEMORY…`.',
    ]);
  });

  it('F-07: reaches no prototype by the names of a record', () => {
    valueIn('{"__proto__": {polluted: 1}, constructor: 2}');
    assert.equal(({} as Record<string, unknown>).polluted, undefined);
    assert.equal(Object.getPrototypeOf(valueIn('{"__proto__": null}')), Object.prototype);
  });

  it('I-10: replaces lone surrogates, which no page could carry', () => {
    assert.equal(valueIn('"a\\ud800"'), 'a\ufffd');
    assert.equal(valueIn('`\\udc00b`'), '\ufffdb');
    assert.equal(valueIn('"\\ud83d\\ude80"'), '🚀');
  });

  it('I-06: replaces control characters, which no page may hold', () => {
    assert.equal(valueIn('"a\\x00\\u001b[31m\\tb\\n"'), 'a\ufffd\ufffd[31m\tb\n');
    assert.equal(valueIn('`\\x07`'), '\ufffd');
  });

  it('M-09: ends on nesting without end', () => {
    for (const source of [
      '('.repeat(100_000),
      '['.repeat(100_000),
      '-'.repeat(100_000),
      `${'1+'.repeat(50_000)}1`,
      `${'1?'.repeat(20_000)}1${':1'.repeat(20_000)}`,
    ]) {
      assert.equal(faultOf(source).code, 'unsupported-expression');
    }
  });

  it('M-17: never throws, whatever the text', () => {
    const piece = fc.constantFrom(
      'MEMORY',
      '(',
      ')',
      '[',
      ']',
      '{',
      '}',
      '`',
      '${',
      '"',
      '+',
      '?',
      ':',
      '.',
      ',',
      '=>',
      '/',
      '*',
      ' ',
      '\n',
      '1',
      'x',
      '\\u',
      '\u2028',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => void evaluateExpression(pieces.join(''), CONSTANTS)),
      { numRuns: 3000 },
    );
  });
});
