import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { loadConfig } from '../../src/config/loadConfig.ts';
import type { ConfigFlags } from '../../src/config/siteConfig.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { faultsOf, loadOptions, loadText } from './loadText.ts';

describe('loadConfig', () => {
  it('needs no configuration at all', async () => {
    const root = temporaryFolder({ 'index.md': '' });
    const { config, diagnostics } = await loadConfig(root, {}, {});
    assert.deepEqual(diagnostics, []);
    assert.equal(config.base, '/');
    assert.equal(config.contentDir, root);
    assert.equal(config.outDir, join(root, 'dist'));
    assert.equal(config.searchPlaceholder, 'Search...');
    assert.equal(config.gtmId, undefined);
    assert.equal(config.parser, 'satteri');
  });

  it('says in the empty search box what search is called in the site’s language', async () => {
    const placeholder = async (options: string) => (await loadOptions(options)).config.searchPlaceholder;
    assert.equal(await placeholder("texts: { search: 'Suche' }"), 'Suche...');
    assert.equal(await placeholder("texts: { search: 'Suche' }, searchPlaceholder: 'Finden'"), 'Finden');
    assert.equal(await placeholder("lang: 'fr'"), 'Rechercher...');
  });

  it('reads a logo and whether it has the title in it', async () => {
    for (const [written, logo, isTitleInLogo] of [
      ["'/a.svg'", '/a.svg', false],
      ["{ light: '/a.svg', dark: '/b.svg' }", { light: '/a.svg', dark: '/b.svg' }, false],
      ["{ src: '/a.svg', replacesTitle: true }", '/a.svg', true],
      ["{ src: '/a.svg', replacesTitle: false }", '/a.svg', false],
      ["{ light: '/a.svg', dark: '/b.svg', replacesTitle: true }", { light: '/a.svg', dark: '/b.svg' }, true],
    ] as const) {
      const { config } = await loadOptions(`logo: ${written}`);
      assert.deepEqual([config.logo, config.isTitleInLogo], [logo, isTitleInLogo], written);
    }
  });

  it('tells of components that are not read, where the others can be loaded', async () => {
    const codesWith = async (components: string) => {
      const root = temporaryFolder({ 'site/components.ts': components, 'site/components.tsx': '' });
      return (await loadConfig(root, {}, {})).diagnostics.map(({ code }) => code);
    };
    assert.deepEqual(await codesWith(''), ['unread-file']);
    assert.deepEqual(await codesWith("export * from './components.tsx';"), []);
    assert.deepEqual(await codesWith('export {'), ['config-syntax']);
  });

  it('takes `content/` for the content where there is one', async () => {
    const root = temporaryFolder({ 'content/index.md': '' });
    assert.equal((await loadConfig(root, {}, {})).config.contentDir, join(root, 'content'));
  });

  it('reads a configuration in TypeScript that imports `docsgen`', async () => {
    const root = temporaryFolder({
      'site/config.ts': `import { defineConfig } from 'docsgen';\nexport const config = defineConfig({ title: 'T' as string, base: 'docs' });\n`,
    });
    const { config, diagnostics } = await loadConfig(root, {}, {});
    assert.deepEqual(diagnostics, []);
    assert.equal(config.title, 'T');
    assert.equal(config.base, '/docs/');
    assert.ok(Object.isFrozen(config));
  });

  for (const [written, base] of [
    ['docs', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs/', '/docs/'],
    ['//a//b', '/a/b/'],
    ['/', '/'],
    ['', '/'],
  ] as const) {
    it(`takes the base \`${written}\` for \`${base}\``, async () => {
      assert.equal((await loadText('export const config = {}', { base: written })).config.base, base);
    });
  }

  it('lets flags win over the environment, and the environment over the file', async () => {
    const text = `export const config = { base: '/file/', token: 'file', gtmId: 'GTM-FILE' }`;
    const { config } = await loadText(
      text,
      { base: '/flag/', outDir: 'out' },
      { DOCSGEN_TOKEN: 'env', DOCSGEN_GTM_ID: 'GTM-ENV' },
    );
    assert.equal(config.base, '/flag/');
    assert.equal(config.token, 'env');
    assert.equal(config.gtmId, 'GTM-ENV');
    assert.equal(config.outDir, join(config.root, 'out'));
  });

  it('takes empty variables of the environment for none', async () => {
    const { config } = await loadText(
      `export const config = { token: 'file' }`,
      {},
      { DOCSGEN_TOKEN: '', DOCSGEN_GTM_ID: '' },
    );
    assert.equal(config.token, 'file');
    assert.equal(config.gtmId, undefined);
  });

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
    assert.deepEqual(await faults("siteUrl: 'https://a.example/docs/', base: 'docs'"), []);
    assert.deepEqual(await faults(url), []);
    assert.deepEqual(await faults(url, { base: '/preview/' }), []);
  });

  it('places a syntax error of the configuration', async () => {
    const { diagnostics } = await loadText('export const config = {\n  title: ,\n}');
    assert.equal(diagnostics[0]?.code, 'config-syntax');
    assert.deepEqual(diagnostics[0]?.place, { file: 'site/config.mjs', line: 2, column: 10 });
  });

  it('says so when the configuration throws, imports what is not there, or throws no error', async () => {
    assert.match((await faultsOf(`throw new Error('boom')`))[0] ?? '', /^config-syntax: .*boom/);
    const getters = [
      "export const config = {\n  get footer() {\n    throw new Error('boom');\n  },\n};",
      "export const config = { footer: [{ text: 'A',\n  get link() {\n    throw new Error('boom');\n  },\n}] };",
    ];
    for (const written of getters) {
      const { diagnostics, isKnown } = await loadText(written);
      assert.deepEqual(
        diagnostics.map(({ code, message, place }) => [code, message, place?.file, place?.line]),
        [
          [
            ...['config-invalid', 'Cannot read the site configuration because it throws: boom'],
            ...['site/config.mjs', 3],
          ],
        ],
      );
      assert.equal(isKnown, false);
    }
    assert.match((await faultsOf(`throw undefined`))[0] ?? '', /^config-syntax: /);
    assert.match(
      (await faultsOf(`import './none.js';\nexport const config = {}`))[0] ?? '',
      /^config-syntax: Could not resolve/,
    );
    const hintOf = async (name: string) =>
      (await loadText(`import '${name}';\nexport const config = {}`)).diagnostics[0]?.hint;
    assert.equal(await hintOf('left-pad-that-is-not-there/a'), 'npm install left-pad-that-is-not-there');
    assert.equal(await hintOf('@scope/not-there/a'), 'npm install @scope/not-there');
    assert.match((await hintOf('./none.js')) ?? '', /^use the path of an existing file/);
  });

  it('places a syntax error of a component', async () => {
    const root = temporaryFolder({ 'site/components.tsx': 'export const A = () => <p>\n' });
    const { diagnostics } = await loadConfig(root, {}, {});
    assert.equal(diagnostics[0]?.code, 'config-syntax');
    assert.equal(diagnostics[0]?.place?.file, 'site/components.tsx');
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

  it('looks at the settings of another generator only where there are none of its own', async () => {
    const files = { 'mkdocs.yml': 'site_name: Acme\n', 'content/index.md': '# Home\n' };
    const toldOf = async (more: Readonly<Record<string, string>>) =>
      (await loadConfig(temporaryFolder({ ...files, ...more }), {}, {})).diagnostics.map(({ place }) => place?.file);
    assert.deepEqual(await toldOf({}), ['mkdocs.yml']);
    assert.deepEqual(await toldOf({ 'site/config.ts': 'export const config = {};\n' }), []);
  });

  it('makes no index for a site with another search, and one where that is left out', async () => {
    const searchWith = async (layout: string) => {
      const root = temporaryFolder({ 'site/components.ts': `export const layout = ${layout};\n` });
      return (await loadConfig(root, {}, {})).config.search;
    };
    assert.equal(await searchWith('{ search: () => null }'), false);
    assert.equal(await searchWith('{ search: undefined }'), true);
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

  it('refuses a stylesheet that is a pipe, which would be read for ever', {
    skip: process.platform === 'win32',
  }, async () => {
    const root = temporaryFolder({ 'site/config.ts': 'export const config = {};\n' });
    execFileSync('mkfifo', [join(root, 'site/site.css')]);
    await assert.rejects(loadConfig(root, {}, {}), /site\.css` is a pipe or a socket, expected a file\.$/);
  });
});
