import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadOptions } from '../loadText.ts';

/** What is wrong with these languages, with place and hint. */
const told = async (locales: string) =>
  (await loadOptions(`locales: {${locales}\n}`)).diagnostics.map(
    ({ message, place, hint }) => `${place?.line}:${place?.column} ${message} ${hint}`,
  );

describe('the languages of a site', () => {
  it('are refused where they are not what they should be', async () => {
    const faultsOf = async (locales: string) =>
      (await loadOptions(`locales: ${locales}`)).diagnostics.map(({ code, message }) => `${code}: ${message}`);
    assert.deepEqual(await faultsOf("{ de: { label: 'Deutsch' } }"), [
      'config-invalid: Option `locales.root` is missing.',
    ]);
    // One correction is enough: the label is not missing, too.
    assert.deepEqual(await faultsOf("{ root: { label: 'English' }, de: { lable: 'Deutsch' } }"), [
      'config-invalid: Unknown option `locales.de.lable`.',
    ]);
    assert.deepEqual(await faultsOf("{ root: { label: 'English' }, de: { colour: 'red' } }"), [
      'config-invalid: Unknown option `locales.de.colour`.',
      'config-invalid: Option `locales.de.label` is missing.',
    ]);
    assert.deepEqual(await faultsOf("{ root: { label: 'English' }, de: { label: 'D', dir: 'up' } }"), [
      'config-invalid: Option `locales.de.dir` is "up", expected `ltr` or `rtl`.',
    ]);
    assert.deepEqual(
      await faultsOf("{ root: { label: 'English' }, german: { label: 'D' }, g: { label: 'G', lang: 'de' } }"),
      ['config-invalid: `locales` names `german`, which is not a language tag such as `en` or `en-US`.'],
    );
  });

  it('are refused at their place, with what mends it', async () => {
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

  it('are refused for an entry of their lists', async () => {
    const root = "\nroot: { label: 'A' },";
    assert.deepEqual(await told(`${root}\nde: { label: 'B', nav: { left: ['/'] } }`), [
      "3:33 Option `locales.de.nav.left.0` is \"/\", expected { text, link } or { text, items }, where items are { text, link }. write `{ text: '…', link: '/' }`",
    ]);
    assert.deepEqual(await told(`${root}\nde: { label: 'B', footer: ['/'] }`), [
      "3:28 Option `locales.de.footer.0` is \"/\", expected an object. write `{ text: '…', link: '/' }`",
    ]);
  });

  it('are named as code names them, with quotes where they have a hyphen', async () => {
    assert.deepEqual(
      await told("\nroot: { label: 'A' },\n'pt-BR': { label: 'B' },\npt: { label: 'C', lang: 'pt-br' }"),
      [
        "4:1 `locales.pt-BR` and `locales.pt` are both in the language `pt-br`. name the language of one: `'pt-BR': { lang: '…', … }`",
      ],
    );
    assert.match(
      (await told("\nroot: { label: 'A' },\n'gv-IM': \"Gaelg 'y\""))[0] ?? '',
      /write `'gv-IM': \{ label: "Gaelg 'y" \}`$/,
    );
    assert.match(
      (await told("\nroot: { label: 'A' },\n'simple-english': { label: 'B' }"))[0] ?? '',
      /`'simple-english': \{ lang: 'en-US', … \}`$/,
    );
  });

  it('are told apart by their names', async () => {
    const faults = await loadOptions("locales: { root: { label: 'Deutsch', lang: 'de' }, en: { label: 'deutsch ' } }");
    assert.deepEqual(
      faults.diagnostics.map(({ severity, message, hint }) => [severity, message, hint]),
      [
        [
          'warning',
          '`locales.root` and `locales.en` are both called `deutsch ` in the menu of languages.',
          "name one otherwise: `en: { label: 'English', … }`",
        ],
      ],
    );
    assert.deepEqual(await told("\nroot: { label: 'Français' },\nfr: { label: 'Français' }"), [
      "3:1 `locales.root` and `locales.fr` are both called `Français` in the menu of languages. name one otherwise: `root: { label: 'English', … }`",
    ]);
    assert.deepEqual(await told("\nroot: { label: 'A' },\n'en-GB': { label: 'B' },\npt: { label: 'C' }"), []);
  });

  it('are languages, and no countries', async () => {
    const locales = "\nroot: { label: 'A' },\njp: { label: 'B' },\nczech: { label: 'C', lang: 'cz-CZ' }";
    assert.deepEqual(await told(locales), [
      "3:1 `locales` names `jp`, and no language has that code. did you mean `ja`? Rename the folder, or name its language: `jp: { lang: 'ja', … }`",
      '4:28 Option `locales.czech.lang` is "cz-CZ", and no language has that code. did you mean `lang: \'cs-CZ\'`?',
    ]);
    assert.deepEqual(
      (await loadOptions("lang: 'ua'")).diagnostics.map(({ message, hint }) => `${message} ${hint}`),
      ['Option `lang` is "ua", and no language has that code. did you mean `lang: \'uk\'`?'],
    );
  });

  it('have names that readers see', async () => {
    assert.deepEqual(await told("\nroot: { label: 'English' },\nde: { label: '' }"), [
      '3:14 Option `locales.de.label` is "", expected a name of the language, such as `Deutsch`. write `label: \'…\'`: the menu of languages shows it',
    ]);
    assert.match((await told("\nroot: { label: ' ' }"))[0] ?? '', /`locales\.root\.label` is " ", expected a name/);
  });

  it('have a direction in small letters', async () => {
    assert.deepEqual(await told("\nroot: { label: 'A' },\nar: { label: 'B', dir: 'RTL' }"), [
      '3:24 Option `locales.ar.dir` is "RTL", expected `ltr` or `rtl`. did you mean `rtl`?',
    ]);
  });

  it('are asked for as docsgen takes them where they are written as for another generator', async () => {
    const hints = async (options: string) =>
      (await loadOptions(options)).diagnostics.map(({ message, hint }) => `${message} ${hint}`);
    const locales =
      "write `locales: { root: { label: 'English' }, de: { label: 'Deutsch' } }`: each language but the first has a folder";
    const first = 'delete it: the first language is `root` in `locales`, and its pages are in the folder of no other';
    assert.deepEqual(await hints("i18n: { defaultLocale: 'en', locales: ['en', 'de'] }"), [
      `Unknown option \`i18n\`. ${locales}`,
    ]);
    assert.deepEqual(await hints("locales: ['en', 'de']"), [
      `Option \`locales\` is a list, expected { root }. ${locales}`,
    ]);
    assert.deepEqual(await hints("defaultLocale: 'en', locales: { defaultLocale: 'en', root: { label: 'English' } }"), [
      `Unknown option \`defaultLocale\`. ${first}`,
      `Option \`locales.defaultLocale\` is "en", expected an object. ${first}`,
    ]);
    assert.deepEqual(
      await hints("locales: { root: { label: 'English', link: '/' }, de: { label: 'Deutsch', link: '/de/' } }"),
      [
        'Unknown option `locales.root.link`. delete it: a language is where its folder is, at `/`',
        'Unknown option `locales.de.link`. delete it: a language is where its folder is, at `/de/`',
      ],
    );
    assert.deepEqual(await hints("locales: { root: { label: 'English' }, de: 'Deutsch' }"), [
      'Option `locales.de` is "Deutsch", expected an object. write `de: { label: \'Deutsch\' }`',
    ]);
    assert.deepEqual(await hints("locales: { root: { label: 'English', themeConfig: {} } }"), [
      'Unknown option `locales.root.themeConfig`. write what it holds beside `label`: `nav`, `footer`, `sidebars`',
    ]);
    assert.deepEqual(
      (
        await hints(
          "langs: {}, language: 'de', locales: { root: { label: 'E', hreflang: 'en', direction: 'rtl', name: 'E' } }",
        )
      ).toSorted(),
      [
        'Unknown option `langs`. did you mean `locales`?',
        'Unknown option `language`. did you mean `lang`?',
        'Unknown option `locales.root.direction`. did you mean `dir`?',
        'Unknown option `locales.root.hreflang`. did you mean `lang`?',
        'Unknown option `locales.root.name`. did you mean `label`?',
      ],
    );
  });
});
