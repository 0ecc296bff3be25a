import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultsHint } from '../../../src/config/faults/defaultsHint.ts';
import { loadText } from '../loadText.ts';

const LIST = "write a list: `defaults: [{ routes: ['/changelog/'], search: 'low' }]`";
const ENTRY = "write `{ routes: ['/changelog/'], search: 'low' }`, with routes and values beside each other";

describe('defaults of a configuration', () => {
  const wrong: readonly [options: string, message: string, hint: string][] = [
    ["{ routes: ['/a/'], serch: 'low' }", 'Unknown option `defaults.0.serch`.', 'did you mean `search`?'],
    [
      "{ routes: ['/a/'], title: 'A' }",
      'Unknown option `defaults.0.title`.',
      'delete it: `title` belongs in the front matter of one page',
    ],
    [
      "{ routes: ['/a/'], order: 1 }",
      'Unknown option `defaults.0.order`.',
      'delete it: `order` belongs in the front matter of one page',
    ],
    [
      "{ routes: [], search: 'low' }",
      'Option `defaults.0.routes` is [], expected a list with a route.',
      'see the type of `defineConfig` for what each option accepts',
    ],
    ["{ search: 'low' }", 'Option `defaults.0.routes` is missing.', "add `routes: ['/guides/']`"],
    [
      "{ routes: ['a/'], search: 'low' }",
      'Option `defaults.0.routes.0` is "a/", expected a route that begins with `/`.',
      'write `/a/`',
    ],
  ];
  for (const [options, message, hint] of wrong)
    it(`have the checks of front matter: ${options}`, async () => {
      const { diagnostics } = await loadText(`export const config = {\n  defaults: [\n    ${options},\n  ],\n};\n`);
      assert.deepEqual(
        diagnostics.map(({ code, message, place, hint }) => [code, place?.line, message, hint]),
        [['config-invalid', 3, message, hint]],
      );
    });

  const values: readonly [option: string, expected: string][] = [
    ["search: 'lo'", '`true`, `false` or `low`'],
    ['toc: 7', '`false`, or a level from `2` to `6`'],
    ["unlisted: 'nav'", '`true`, `false` or `sidebar`'],
    ["editLink: 'https://a.example'", '`true` or `false`'],
    ['keywords: [1]', 'a list of texts'],
    ['params: { all: Number.NaN }', 'a text, a number, `true`, `false`, or a list or an object of such'],
    ['params: { day: new Date(0) }', 'a text, a number, `true`, `false`, or a list or an object of such'],
    ['params: { all: [() => {}] }', 'a text, a number, `true`, `false`, or a list or an object of such'],
  ];
  for (const [option, expected] of values)
    it(`expect ${expected} in ${option}`, async () => {
      const { diagnostics } = await loadText(`export const config = { defaults: [{ routes: ['/a/'], ${option} }] };\n`);
      assert.equal(diagnostics.length, 1);
      assert.ok(diagnostics[0]?.message.endsWith(`, expected ${expected}.`), diagnostics[0]?.message);
    });

  it('are a list, whose entries are not those of Jekyll', async () => {
    const { diagnostics } = await loadText("export const config = { defaults: { '/a/': { search: 'low' } } };\n");
    assert.deepEqual(
      diagnostics.map(({ hint }) => hint),
      [LIST],
    );
    assert.equal(defaultsHint(['defaults', 0, 'scope'], { kind: 'unknown', input: {} }), ENTRY);
    assert.equal(defaultsHint(['nav', 0, 'title'], { kind: 'unknown', input: '' }), undefined);
  });

  it('hold what front matter can', async () => {
    const { config, diagnostics } = await loadText(
      "export const config = { defaults: [{ routes: ['/a/'], params: { a: [1, { b: null }], c: true } }] };\n",
    );
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(config.defaults, [{ routes: ['/a/'], params: { a: [1, { b: null }], c: true } }]);
  });
});
