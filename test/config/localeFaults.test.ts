import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadConfig } from '../../src/config/loadConfig.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const load = (options: string) =>
  loadConfig(temporaryFolder({ 'site/config.mjs': `export const config = { ${options} };` }), {}, {});

describe('the languages of a site', () => {
  it('are refused where they are not what they should be', async () => {
    const faultsOf = async (locales: string) =>
      (await load(`locales: ${locales}`)).diagnostics.map(({ code, message }) => `${code}: ${message}`);
    assert.deepEqual(await faultsOf("{ de: { label: 'Deutsch' } }"), [
      'config-invalid: Option `locales.root` is missing.',
    ]);
    assert.deepEqual(await faultsOf("{ root: { label: 'English' }, de: { lable: 'Deutsch' } }"), [
      'config-invalid: Unknown option `locales.de.lable`.',
      'config-invalid: Option `locales.de.label` is missing.',
    ]);
    assert.deepEqual(await faultsOf("{ root: { label: 'English' }, de: { label: 'D', dir: 'up' } }"), [
      'config-invalid: Option `locales.de.dir` is "up", expected `ltr` or `rtl`.',
    ]);
    assert.deepEqual(
      await faultsOf("{ root: { label: 'English' }, german: { label: 'D' }, g: { label: 'D', lang: 'de' } }"),
      ['config-invalid: `locales` names `german`, which is not a language tag such as `en` or `en-US`.'],
    );
  });

  it('are refused at their place, with what mends it', async () => {
    const told = async (locales: string) =>
      (await load(`locales: {${locales}\n}`)).diagnostics.map(
        ({ message, place, hint }) => `${place?.line}:${place?.column} ${message} ${hint}`,
      );
    assert.deepEqual(await told("\nde: { label: 'Deutsch' }"), [
      "1:25 Option `locales.root` is missing. write `root: { label: '…' }`, for the pages that are in none of these folders",
    ]);
    assert.deepEqual(await told("\nroot: { label: 'English' },\nde: {}"), [
      "3:1 Option `locales.de.label` is missing. write `label: '…'`: the menu of languages shows it",
    ]);
    assert.deepEqual(await told("\nroot: { label: 'A' },\n'/de/': { label: 'B' },\npt_BR: { label: 'C' }"), [
      '3:2 `locales` names `/de/`, which is not a language tag such as `en` or `en-US`. write the name of the folder alone: `de`',
      "4:1 `locales` names `pt_BR`, which is not a language tag such as `en` or `en-US`. rename the folder to `pt-BR`, or name its language: `pt_BR: { lang: 'pt-BR', … }`",
    ]);
    assert.deepEqual(await told("\nroot: { label: 'Deutsch' },\nen: { label: 'English' }"), [
      "3:1 `locales.root` and `locales.en` are both in the language `en`. name the language of one: `root: { lang: '…', … }`",
    ]);
  });
});
