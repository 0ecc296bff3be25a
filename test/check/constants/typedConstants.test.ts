import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTypedFinder } from '../../../src/check/constants/typedConstants.ts';
import { readStretches } from '../../../src/check/inspection/readStretches.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('satteri');

const CONSTANTS = {
  LIMIT: '512KB',
  API: 'https://api.example.com',
  API_URL: 'https://api.example.com/v1',
  SITE_URL: 'https://example.com',
  FREE_RUNS: '10,000',
  PAID_RUNS: '10,000',
};

function typed(text: string, { path = 'a.mdx', figuresInCode = false, figures = {} } = {}) {
  const source = sourceOf(path, text);
  return createTypedFinder(CONSTANTS, { figures, figuresInCode })(
    source,
    readStretches(parserFor('satteri')(source), source),
  );
}

/** The line with its correction applied, or why there is none. */
function corrected(text: string, options = {}): string | undefined {
  const [{ fix } = {}] = typed(text, options);
  if (fix === undefined) return undefined;
  const lines = text.split('\n');
  const { line, column, endColumn = 0 } = fix.place;
  const before = lines[line - 1] ?? '';
  assert.equal(before.slice(column - 1, endColumn - 1), fix.was);
  return before.slice(0, column - 1) + fix.text + before.slice(endColumn - 1);
}

describe('createTypedFinder', () => {
  it('finds a value at its place, and names the constant', () =>
    assert.deepEqual(typed('One\n\nup to 512KB.\n'), [
      {
        severity: 'warning',
        code: 'typed-constant',
        message: '`512KB` is typed by hand; it is the value of `LIMIT`.',
        place: { file: 'content/a.mdx', line: 3, column: 7, endColumn: 12 },
        hint: 'write `{LIMIT}`',
        fix: { place: { file: 'content/a.mdx', line: 3, column: 7, endColumn: 12 }, was: '512KB', text: '{LIMIT}' },
      },
    ]));

  it('finds nothing where the constant is named, in plain Markdown, and in code', () => {
    assert.deepEqual(typed('up to {LIMIT}, and `{LIMIT}`\n\n{/* 512KB */}\n'), []);
    assert.deepEqual(typed('up to 512KB\n', { path: 'a.md' }), []);
    assert.deepEqual(typed('```sh\nhead -c 512KB\n```\n'), []);
  });

  it('looks into code where the fence shows constants, or the site asks for it', () => {
    assert.equal(typed('```sh constants\nhead -c 512KB\n```\n').length, 1);
    assert.equal(typed('```sh constants\nhead -c 512KB\n```\n', { path: 'a.md' }).length, 1);
    const [found] = typed('```sh\nhead -c 512KB\n```\n', { figuresInCode: true });
    assert.equal(found?.hint, 'add `constants` after the language, and write `{{LIMIT}}`');
    assert.equal(found?.fix, undefined);
  });

  const corrections: readonly (readonly [before: string, after: string | undefined])[] = [
    ['[a](https://api.example.com/v1/users)', '[a]({API_URL}/users)'],
    ['![a](https://example.com/a.png)', '![a]({SITE_URL}/a.png)'],
    ['<Badge text="512KB" />', '<Badge text={LIMIT} />'],
    ['<Card title="up to 512KB" />', '<Card title={`up to ${LIMIT}`} />'],
    ['a `https://api.example.com/v1/users` b', 'a <code>{API_URL}/users</code> b'],
    ['<code>512KB</code>', '<code>{LIMIT}</code>'],
    ['## Of 512KB {#size}', '## Of {LIMIT} {#size}'],
    ['```sh constants\nhead -c 512KB\n```', 'head -c {{LIMIT}}'],
    // Another spelling, another address, another constant, or marks that would be read otherwise.
    ['up to 512 KB', undefined],
    ['## Of 512KB', undefined],
    ['https://api.example.com/v1/users', undefined],
    ['10,000 runs', undefined],
    ['`a_b 512KB`', undefined],
    ['`*.a 512KB`', undefined],
    ['`www.a.example 512KB`', undefined],
    ['`https://a.example 512KB`', undefined],
    ['<Card title="`512KB`" />', undefined],
    ['<Card title="${a} 512KB" />', undefined],
  ];
  for (const [before, after] of corrections) {
    it(`${after === undefined ? 'leaves to the author' : 'corrects'} ${JSON.stringify(before)}`, () => {
      assert.equal(typed(before).length, 1);
      assert.equal(corrected(before), after);
    });
  }

  it('names all constants of a value, and the longest of addresses', () => {
    assert.deepEqual(
      typed('10,000 runs').map(({ message }) => message),
      ['`10,000` is typed by hand; it is the value of `FREE_RUNS` and of `PAID_RUNS`.'],
    );
    assert.deepEqual(
      typed('https://example.com/a').map(({ message }) => message),
      ['`https://example.com` is typed by hand; it is the value of `SITE_URL`.'],
    );
  });

  it('sees descriptions, at their keys', () => {
    const [found] = typed('---\ntitle: A\ndescription: Up to 512KB\n---\n\nWords.\n');
    assert.deepEqual(found?.place, { file: 'content/a.mdx', line: 3, column: 1, endColumn: 12 });
    assert.equal(found?.fix, undefined);
    assert.deepEqual(typed('---\ndescription: Up to 512KB\n---\n', { path: 'a.md' }), []);
  });

  it('takes a plain figure for the constant beside the words that the site gives', () => {
    assert.deepEqual(typed('10,000 calls'), []);
    assert.equal(typed('10,000 calls', { figures: { FREE_RUNS: ['calls'] } }).length, 1);
  });

  it('takes a time for the constant only in a paragraph about it', () => {
    const find = (text: string) => {
      const source = sourceOf('a.mdx', text);
      const finder = createTypedFinder({ SUSPEND_TIMEOUT: '24 hours' }, { figures: {}, figuresInCode: false });
      return finder(source, readStretches(parserFor('satteri')(source), source)).length;
    };
    assert.equal(find('A suspended workflow\nwaits for 24 hours.\n'), 1);
    assert.equal(find('Suspend it.\n\nAnother thing takes 24 hours.\n'), 0);
    assert.equal(find('One thing takes 24 hours.\n\nSuspend it.\n'), 0);
  });
});
