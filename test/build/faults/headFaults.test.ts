import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const FILES = {
  'content/index.md': '# Home\n\nWords.\n',
  'content/about.md': '# About\n\nWords.\n',
  'site/public/own.js': 'x\n',
};

const siteWith = (config: string) =>
  siteIn({ ...FILES, 'site/config.mjs': `export const config = { base: '/docs/',\n${config}\n};\n` });

const faultsOf = async (config: string) =>
  (await siteWith(config))
    .diagnostics()
    .map(({ severity, code, place, message, hint }) => [
      `${place?.file}:${place?.line}:${place?.column} ${severity} ${code}`,
      message,
      hint,
    ]);

describe("the site's own tags", () => {
  it('name files and pages of the site without its base', async () => {
    const site = await siteWith(
      "head: [{ tag: 'script', attributes: { src: '/own.js?v=1' } }, { tag: 'link', attributes: { rel: 'author', href: '/about' } }, { tag: 'link', attributes: { rel: 'icon', href: 'data:,x' } }, { tag: 'script', content: 'a()' }],",
    );
    assert.deepEqual(site.diagnostics(), []);
    assert.deepEqual(site.view().headTags, [
      { tag: 'script', attributes: { src: '/docs/own.js?v=1' } },
      { tag: 'link', attributes: { rel: 'author', href: '/docs/about/' } },
      { tag: 'link', attributes: { rel: 'icon', href: 'data:,x' } },
      { tag: 'script', attributes: {}, content: 'a()' },
    ]);
  });

  it('take the place of the icon, the theme color and the card, and of nothing where there are none', async () => {
    const icon = { 'site/public/favicon.svg': '<svg/>' };
    const plain = await siteIn({ ...FILES, ...icon });
    assert.equal(plain.view().icon, '/favicon.svg');
    assert.equal('headTags' in plain.view() || 'replacedMeta' in plain.view(), false);
    const site = await siteIn(
      { ...FILES, ...icon },
      {
        config: {
          head: [
            { tag: 'link', attributes: { rel: 'shortcut icon', href: '/favicon.svg' } },
            { tag: 'meta', attributes: { name: 'theme-color', content: '#123456' } },
            { tag: 'meta', attributes: { property: 'twitter:card', content: 'summary_large_image' } },
          ],
        },
      },
    );
    assert.equal(site.view().icon, undefined);
    assert.deepEqual(site.view().replacedMeta, ['theme-color', 'twitter:card']);
  });

  it('change what all pages show besides their content', async () => {
    const folder = temporaryFolder();
    const keyOf = async (content: string) =>
      (
        await siteIn(FILES, { config: { head: [{ tag: 'script', attributes: {}, content }] }, folder })
      ).surroundingsKey();
    assert.equal(await keyOf('one()'), await keyOf('one()'));
    assert.notEqual(await keyOf('one()'), await keyOf('two()'));
  });

  it('are told of where the file that they name is not there', async () =>
    assert.deepEqual(
      await faultsOf(
        "head: [\n  { tag: 'link', attributes: { rel: 'manifest', href: '/none.webmanifest' } },\n  { tag: 'link', attributes: { rel: 'sitemap', href: '/sitemap.xml' } },\n  { tag: 'link', attributes: { rel: 'alternate', href: '/llms.txt' } },\n], siteUrl: 'https://a.example/docs',",
      ),
      [
        [
          'site/config.mjs:3:55 error missing-asset',
          'There is no file `/none.webmanifest`.',
          'put the file at `site/public/none.webmanifest`',
        ],
      ],
    ));

  const foreign = "head: [{ tag: 'script', attributes: { src: 'https://cdn.example/a.js' } }],";

  it('are warned of where the policy refuses what they load, with the line that mends it', async () => {
    const place = (column: number) => `site/config.mjs:2:${column} warning refused-source`;
    const message =
      'The content security policy blocks `https://cdn.example/a.js`: `script-src` does not allow its host.';
    assert.deepEqual(await faultsOf(foreign), [
      [
        place(44),
        message,
        "securityPolicy: { 'script-src': ['https://cdn.example'] }; if the script also sends data there, name the host in `connect-src` too",
      ],
    ]);
    const [[, , hint] = []] = await faultsOf(
      `${foreign} securityPolicy: { 'script-src': ["'unsafe-eval'", 'https://a.example'] },`,
    );
    assert.match(
      hint ?? '',
      /^securityPolicy: \{ 'script-src': \["'unsafe-eval'", 'https:\/\/a\.example', 'https:\/\/cdn\.example'\] \};/,
    );
    const [[, , narrow] = []] = await faultsOf(`${foreign} securityPolicy: { 'script-src-elem': ["'self'"] },`);
    assert.match(narrow ?? '', /^securityPolicy: \{ 'script-src-elem': .*; if the script also sends data there/);
  });

  it('are warned of with what else a stylesheet takes', async () =>
    assert.deepEqual(
      (
        await faultsOf(
          "head: [{ tag: 'link', attributes: { rel: 'stylesheet', href: 'https://fonts.example/css?family=A' } }],",
        )
      ).map(([, , hint]) => hint),
      [
        "securityPolicy: { 'style-src': ['https://fonts.example'] }; for fonts that it names, their host in `font-src` too",
      ],
    ));

  it('are not warned of where the policy names the host, or the site has none', async () => {
    assert.deepEqual(await faultsOf(`${foreign} securityPolicy: { 'script-src': ['https://cdn.example'] },`), []);
    assert.deepEqual(await faultsOf(`${foreign} securityPolicy: false,`), []);
  });
});
