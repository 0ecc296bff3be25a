import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultsOf, loadText } from './loadText.ts';

describe('readConfig', () => {
  it('tells what is exported in place of options, at its name', async () => {
    for (const [value, kind] of [
      ['undefined', 'undefined'],
      ['null', 'null'],
      ['class { title = 1 }', 'a class'],
      ['new Map([["title", "A"]])', 'a Map'],
      ['new Date()', 'a Date'],
      ['() => ({})', 'a function'],
    ]) {
      const { diagnostics } = await loadText(`export const config = ${value};`);
      assert.deepEqual(
        diagnostics.map(({ message, place, hint }) => [
          message,
          place?.column,
          hint?.includes('export const config = {'),
        ]),
        [[`The site configuration is ${kind}, expected an object.`, 14, true]],
      );
    }
    const { diagnostics, config } = await loadText(
      'class Config { title = "A"; }\nexport const config = new Config();',
    );
    assert.deepEqual([diagnostics, config.title], [[], 'A']);
  });

  it('tells of a configuration that is there, and not exported by its name', async () => {
    for (const [text, hint] of [
      ['const config = {};', 'write `export` before it: `export const config = { … }`'],
      ['const config = {};\nexport default config;', 'write `export` before it: `export const config = { … }`'],
      ['export const configuration = {};', 'write `config` in place of `configuration`'],
    ] as const) {
      const { diagnostics } = await loadText(text);
      assert.deepEqual(
        diagnostics.map((fault) => [fault.hint, fault.place?.column]),
        [[hint, text.indexOf('conf') + 1]],
      );
    }
  });

  it('says so when a configuration exports no `config`', async () => {
    assert.deepEqual(await faultsOf('export const settings = {}'), [
      'config-invalid: The site configuration does not export `config`.',
    ]);
    const { diagnostics } = await loadText('export default { title: "A" };');
    assert.equal(
      diagnostics[0]?.hint,
      'write `export const config =` in place of `export default` or `module.exports =`',
    );
    const misspelled = await loadText('const a = 1;\nexport const Config = { title: "A" };');
    assert.equal(misspelled.diagnostics[0]?.hint, 'write `config` in place of `Config`');
    assert.deepEqual([misspelled.diagnostics[0]?.place?.line, misspelled.diagnostics[0]?.place?.column], [2, 14]);
    for (const [value, name = value] of [
      ['5'],
      ['null'],
      ['"x"'],
      ['() => ({})', 'a function'],
      ['[{}]', 'a list'],
    ] as const) {
      assert.deepEqual(await faultsOf(`export const config = ${value}`), [
        `config-invalid: The site configuration is ${name}, expected an object.`,
      ]);
    }
  });

  it('is told of a promise, and reads what is awaited', async () => {
    const options = "(async () => ({ title: 'A' }))()";
    assert.deepEqual(await faultsOf(`export const config = ${options};`), [
      'config-invalid: The site configuration is a promise, and its options are not known yet.',
    ]);
    const failing = await loadText("export const config = Promise.reject(new Error('no answer'));");
    assert.match(failing.diagnostics[0]?.hint ?? '', /await/);
    const awaited = await loadText(`export const config = await ${options};`);
    assert.deepEqual([awaited.diagnostics, awaited.config.title], [[], 'A']);
  });

  // It was told of as a getter that throws, at the start of the file.
  it('is told of an option that holds itself, at its place', async () => {
    const { diagnostics } = await loadText(
      "const group = { text: 'A', items: [] };\ngroup.items.push(group);\nexport const config = { sidebars: [{ routes: ['/'], items: [group] }] };",
    );
    assert.deepEqual(
      diagnostics.map(({ message, place }) => [message, place?.line, place?.column]),
      [['Option `sidebars.0.items.0.items.0` holds what it stands in, and so has no end.', 1, 28]],
    );
  });
});
