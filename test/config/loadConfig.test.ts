import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { loadConfig } from '../../src/config/loadConfig.ts';
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

  it('refuses a stylesheet that is a pipe, which would be read for ever', {
    skip: process.platform === 'win32',
  }, async () => {
    const root = temporaryFolder({ 'site/config.ts': 'export const config = {};\n' });
    execFileSync('mkfifo', [join(root, 'site/site.css')]);
    await assert.rejects(loadConfig(root, {}, {}), /site\.css` is a pipe or a socket, expected a file\.$/);
  });
});
