import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { siteIn } from '../siteIn.ts';

/** What is wrong with a site of two pages and this configuration. */
async function faultsOf(files: Readonly<Record<string, string>>, config: string): Promise<string[]> {
  const site = await siteIn({
    'content/index.md': '# Home\n\nWords.\n',
    'content/limits.md': '## Memory\n\nWords.\n',
    'site/config.mjs': `export const config = {\n  ${config}\n};\n`,
    ...files,
  });
  return site
    .diagnostics()
    .map(({ code, place, message }) => `${place?.file}:${place?.line}:${place?.column} ${code} ${message}`);
}

describe('the diagnostics of a site', () => {
  it('tell of a logo that does not exist', async () =>
    assert.deepEqual(await faultsOf({}, "logo: '/logo.svg'"), [
      'site/config.mjs:2:9 missing-asset There is no file `/logo.svg`.',
    ]));

  it('tell which file a logo may mean', async () => {
    const site = await siteIn({
      'content/index.md': '# A\n\nWords.\n',
      'site/public/Logo.svg': '<svg/>',
      'site/config.mjs': "export const config = { logo: '/logo.svg' };\n",
    });
    assert.deepEqual(
      site.diagnostics().map(({ hint }) => hint),
      ['did you mean `/Logo.svg`?'],
    );
  });

  // It stands in no page that a file could be put next to.
  it('tell where a logo would be', async () => {
    const hintOf = async (logo: string) => {
      const site = await siteIn({
        'content/index.md': '# A\n\nWords.\n',
        'site/config.mjs': `export const config = { logo: '${logo}' };\n`,
      });
      return site.diagnostics().map(({ hint }) => hint);
    };
    assert.deepEqual(await hintOf('/logo.svg'), ['put the file at `site/public/logo.svg`']);
    assert.deepEqual(await hintOf('./a/logo.svg'), [
      'put the file at `site/public/a/logo.svg`, and write `/a/logo.svg`',
    ]);
  });

  it('tell of either of two logos', async () =>
    assert.deepEqual(await faultsOf({}, "logo: { light: '/logo.svg', dark: '/dark.svg' }"), [
      'site/config.mjs:2:18 missing-asset There is no file `/logo.svg`.',
      'site/config.mjs:2:37 missing-asset There is no file `/dark.svg`.',
    ]));

  it('tell of an icon of the navigation that does not exist', async () =>
    assert.deepEqual(
      await faultsOf({}, "nav: { right: [{ text: 'Chat', link: 'https://a.example/', icon: '/chat.svg' }] }"),
      ['site/config.mjs:2:68 missing-asset There is no file `/chat.svg`.'],
    ));

  it('tell of a logo that pages would show without its address', async () =>
    assert.deepEqual(await faultsOf({}, "logo: { light: 'C:/logo.svg', dark: 'data:image/svg+xml,x' }"), [
      'site/config.mjs:2:18 unsafe-url `C:/logo.svg` is a file on this computer, which readers cannot open.',
      'site/config.mjs:2:39 unsafe-url `data:image/svg+xml,x` is an inline image, expected the path or URL of a file.',
    ]));

  it('tell of a logo and an icon with nothing but a scheme', async () =>
    assert.deepEqual(
      await faultsOf(
        {},
        "logo: 'https://', nav: { right: [{ text: 'Chat', link: 'https://a.example', icon: 'http:///a.svg' }] }",
      ),
      [
        'site/config.mjs:2:9 missing-asset `https://` names no site.',
        'site/config.mjs:2:85 missing-asset `http:///a.svg` names no site.',
      ],
    ));

  it('tell of other addresses with nothing but a scheme', async () =>
    assert.deepEqual(await faultsOf({}, "logoLink: 'https://', footer: [{ text: 'a', link: 'http:' }]"), [
      'site/config.mjs:2:13 sidebar-target `https://` names no site.',
      'site/config.mjs:2:53 sidebar-target `http:` names no site.',
    ]));

  it('tell of an icon of the navigation that is for another program', async () =>
    assert.deepEqual(await faultsOf({}, "nav: { right: [{ text: 'Chat', link: 'slack://a', icon: 'slack://b' }] }"), [
      'site/config.mjs:2:59 unsafe-url `slack://b` is for another program, which only a link may open.',
    ]));

  it('take a relative neighbor from the page that names it', async () =>
    assert.deepEqual(
      await faultsOf(
        {
          'content/ref/api.md': '# API\n\nWords.\n',
          'content/ref/a.md': '---\ntitle: A\nprev: ./none\nnext: {text: API, link: ./api.md}\n---\n\nWords.\n',
        },
        "title: 'T'",
      ),
      ['content/ref/a.md:3:1 broken-link There is no page `./none`.'],
    ));

  it('tell of what front matter names and is not there', async () =>
    assert.deepEqual(
      await faultsOf(
        { 'content/a.md': '---\ntitle: A\nprev: /limits/\nnext: /limit/\nthumbnail: /a.svg\n---\n\nWords.\n' },
        "title: 'T'",
      ),
      [
        'content/a.md:4:1 broken-link There is no page `/limit/`.',
        'content/a.md:5:1 missing-asset There is no file `/a.svg`.',
      ],
    ));
});

describe('the icon of a site', () => {
  const iconOf = async (files: Readonly<Record<string, string>>) =>
    (await siteIn({ 'content/index.md': 'Words.\n', ...files }, { config: { base: '/docs/' } })).view().icon;

  it('is the best that it publishes', async () => {
    assert.equal(await iconOf({ 'site/public/favicon.ico': 'x', 'site/public/favicon.png': 'x' }), '/docs/favicon.png');
    assert.equal(await iconOf({ 'site/public/favicon.svg': 'x' }), '/docs/favicon.svg');
  });

  // Each page asked for a file that was not there.
  it('is none where it publishes none', async () => assert.equal(await iconOf({}), undefined));
});

describe('a menu of the top navigation', () => {
  const entriesOf = async (config: Parameters<typeof siteIn>[1]) => {
    const [menu] = (await siteIn({ 'content/index.md': 'Words.\n' }, config)).view().nav.left;
    assert.ok(menu?.kind === 'menu');
    return menu.items.flatMap((item) => ('items' in item ? item.items : item));
  };

  // The current version had the arrow of a link to another site.
  it('marks links to other sites alone, not those to versions of this one', async () => {
    const links = ['https://a.example/docs', 'https://a.example/docs/v1', 'https://a.example/support', '/'];
    const entries = await entriesOf({
      config: {
        base: '/docs/',
        siteUrl: 'https://a.example/docs',
        nav: { left: [{ text: 'v2', items: links.map((link) => ({ text: link, link })) }], right: [] },
      },
    });
    assert.deepEqual(
      entries.filter(({ external }) => external).map(({ text }) => text),
      ['https://a.example/support'],
    );
  });

  it('has badges of each color', async () => {
    const badges = ['New', { text: 'Old', type: 'warning' }] as const;
    const entries = await entriesOf({
      config: {
        nav: {
          left: [{ text: 'v2', items: badges.map((badge, at) => ({ text: `v${at}`, link: '/', badge })) }],
          right: [],
        },
      },
    });
    assert.deepEqual(
      entries.map(({ badge }) => badge),
      [{ text: 'New' }, { text: 'Old', type: 'warning' }],
    );
  });
});

describe('links to the lists that docsgen makes', () => {
  const links = '[a](/llms.txt) [b](/llms-full.txt) [c](/pages.json) [d](/sitemap.xml)';
  const brokenOf = async (config: Readonly<Record<string, string>>) =>
    (await siteIn({ 'content/index.md': `# Home\n\n${links}\n` }, { config }))
      .diagnostics()
      .map(({ code, place }) => `${code} ${place?.column}`);

  it('are no broken links where the lists are made', async () => {
    assert.deepEqual(await brokenOf({ siteUrl: 'https://example.com' }), []);
    assert.deepEqual(await brokenOf({}), ['missing-asset 57']);
  });
});
