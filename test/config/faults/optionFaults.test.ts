import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ConfigFlags } from '../../../src/config/siteConfig.ts';
import { faultsOf, loadText } from '../loadText.ts';

describe('optionFaults', () => {
  it('names the variable whose value cannot be used, and tells nobody the token', async () => {
    for (const DOCSGEN_TOKEN of ['a/b', 'secret\n', '<b>', '..']) {
      const { diagnostics } = await loadText('export const config = {}', {}, { DOCSGEN_TOKEN });
      assert.deepEqual(diagnostics, [
        {
          severity: 'error',
          code: 'config-invalid',
          message: 'The environment variable `DOCSGEN_TOKEN` holds something else than letters, digits, `-` and `_`.',
          hint: 'write it without spaces and line breaks: DOCSGEN_TOKEN=a1b2c3',
        },
      ]);
    }
    const { diagnostics } = await loadText('export const config = {}', {}, { DOCSGEN_GTM_ID: 'UA-1' });
    assert.deepEqual(
      diagnostics.map(({ message, hint }) => [message, hint]),
      [
        [
          'GTM-ID `UA-1` is not valid',
          'expected `GTM-` followed by upper-case letters or digits, such as `GTM-AB12CD3`, in the environment variable `DOCSGEN_GTM_ID`',
        ],
      ],
    );
  });

  it('warns of a constant that no page can show by its name', async () => {
    const { diagnostics } = await loadText(
      "export const config = {\n  constants: { LIMIT: 1, 'my-limit': 5, apiURL: 2, '2nd.limit': 1, 'rate-Max': 3 },\n};\n",
    );
    assert.deepEqual(
      diagnostics.map(({ severity, code, place, hint }) => [
        severity,
        code,
        place?.line,
        place?.column,
        hint?.split(':')[0],
      ]),
      [
        ['warning', 'config-invalid', 2, 27, 'call it `MY_LIMIT`'],
        ['warning', 'config-invalid', 2, 53, 'call it `_2ND_LIMIT`'],
        ['warning', 'config-invalid', 2, 69, 'call it `rate_Max`'],
      ],
    );
  });

  it('says where the script of Google Analytics stands, whose id is no container', async () => {
    const { diagnostics } = await loadText("export const config = { gtmId: 'G-AB12CD3' }");
    assert.equal(diagnostics[0]?.hint, 'delete it, and write the script of Google Analytics as a tag in `head`');
    const { diagnostics: ofEnvironment } = await loadText('export const config = {}', {}, { DOCSGEN_GTM_ID: 'G-X' });
    assert.equal(
      ofEnvironment[0]?.hint,
      'unset `DOCSGEN_GTM_ID`, and write the script of Google Analytics as a tag in `head`',
    );
  });

  it('tells of a line break in a container id of the environment in one line', async () => {
    const { diagnostics } = await loadText('export const config = {}', {}, { DOCSGEN_GTM_ID: 'GTM-A\n\u001b[31m' });
    assert.deepEqual(
      diagnostics.map(({ message }) => message),
      ['GTM-ID `GTM-A\\n\\u001b[31m` is not valid'],
    );
  });

  for (const id of ['GTM-AB12CD3', 'GTM-X']) {
    it(`H-03: takes the container id \`${id}\``, async () =>
      assert.deepEqual(await faultsOf(`export const config = { gtmId: '${id}' }`), []));
  }

  for (const id of ["GTM-X');alert(1)//", 'gtm-abc', 'GTM-abc', 'GTM-', 'GTM-A B', 'XGTM-A', 'GTM-A\n', 'UA-1234']) {
    it(`H-03: refuses the container id ${JSON.stringify(id)} in the words of the specification`, async () => {
      const { diagnostics } = await loadText(`export const config = {\n  gtmId: ${JSON.stringify(id)},\n}`);
      assert.equal(diagnostics.length, 1);
      assert.equal(diagnostics[0]?.code, 'bad-gtm-id');
      assert.equal(diagnostics[0]?.message, `GTM-ID \`${id.replace('\n', '\\n')}\` is not valid`);
      assert.equal(diagnostics[0]?.place?.file, 'site/config.mjs');
    });
  }

  it('warns of a `siteUrl` whose path is not the base', async () => {
    const faults = async (options: string, flags?: ConfigFlags) =>
      (await loadText(`export const config = {\n  ${options},\n}`, flags)).diagnostics;
    const url = "siteUrl: 'https://a.example'";
    assert.deepEqual(
      (await faults(`${url}, base: '/docs/'`)).map(({ severity, message, place, hint }) => [
        severity,
        message,
        place?.line,
        hint,
      ]),
      [
        [
          'warning',
          'The path of `siteUrl` is `/`, but the base is `/docs/`: canonical links and the sitemap would point elsewhere.',
          2,
          "siteUrl: 'https://a.example/docs'   or   base: '/'",
        ],
      ],
    );
    assert.equal((await faults("siteUrl: 'https://a.example/docs/'")).length, 1);
    const [ofFile] = await faults("siteUrl: 'https://a.example/index.html'");
    assert.equal(ofFile?.hint, "siteUrl: 'https://a.example'");
    assert.deepEqual(await faults("siteUrl: 'https://a.example/docs/', base: 'docs'"), []);
    assert.deepEqual(await faults(url), []);
    assert.deepEqual(await faults(url, { base: '/preview/' }), []);
  });

  it('does not warn of figures of constants that are faulty themselves', async () => {
    const faults = await faultsOf(
      'export const config = { constants: { LIMIT: [10] }, check: { figures: { LIMIT: [] } } };',
    );
    assert.deepEqual(
      faults.map((fault) => fault.includes('check.figures')),
      [false],
    );
  });

  it('warns of figures of a constant that there is not', async () => {
    const { diagnostics } = await loadText(
      "export const config = {\n  constants: { LIMIT: 10 },\n  check: { figures: { LIMIT: [], LIMTI: ['MB'] } },\n};\n",
    );
    assert.deepEqual(diagnostics, [
      {
        severity: 'warning',
        code: 'config-invalid',
        message: '`check.figures` names the constant `LIMTI`, and there is none.',
        place: { file: 'site/config.mjs', line: 3, column: 34, endColumn: 39 },
        hint: 'did you mean `LIMIT`?',
      },
    ]);
  });

  it('refuses links of pages that say at which address a page is, where nobody knows it', async () => {
    const link = (name: string) => `{ text: 'A', link: 'https://b.example/?a={${name}}' }`;
    const config = (options: string) =>
      `export const config = {\n  pageLinks: [${link('title')}],\n  locales: {\n    root: { label: 'A' },\n    de: { label: 'B', pageLinks: [${link('markdown')}] },\n  },\n${options}};\n`;
    const { diagnostics } = await loadText(config(''));
    assert.deepEqual(diagnostics, [
      {
        severity: 'error',
        code: 'config-invalid',
        message: '`{markdown}` in `pageLinks` needs `siteUrl`: other sites must get a full URL.',
        place: { file: 'site/config.mjs', line: 5, column: 54, endColumn: 87 },
        hint: "siteUrl: 'https://example.com/docs'",
      },
    ]);
    assert.deepEqual(await faultsOf(config("  siteUrl: 'https://a.example',\n")), []);
  });

  it('refuses cards where nobody says at which address their images are', async () => {
    const { diagnostics, config } = await loadText('export const config = {\n  socialCards: true,\n};\n');
    assert.deepEqual(
      diagnostics.map(({ severity, code, place, hint }) => [severity, code, place?.line, place?.column, hint]),
      [['error', 'config-invalid', 2, 3, "siteUrl: 'https://example.com/docs'"]],
    );
    assert.equal(config.socialCards, false);
  });

  it('says that smaller pictures take a package, and goes on without', async () => {
    const { diagnostics, config } = await loadText('export const config = {\n  responsiveImages: true,\n};\n');
    assert.deepEqual(
      diagnostics.map(({ severity, code, place, hint }) => [severity, code, place?.line, place?.column, hint]),
      [['warning', 'config-invalid', 2, 3, 'npm install --save-dev sharp']],
    );
    assert.equal(config.pictureEncoder, undefined);
  });
});
