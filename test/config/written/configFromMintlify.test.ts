import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { applyFixes } from '../../../src/check/fixes/applyFixes.ts';
import { configElsewhere } from '../../../src/config/configElsewhere.ts';
import { configFromMintlify } from '../../../src/config/written/configFromMintlify.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const TABS = {
  name: 'Acme "SDK"',
  navigation: {
    tabs: [
      {
        tab: 'Guides',
        groups: [
          { group: 'Start', icon: 'rocket', pages: ['index', 'quickstart'] },
          {
            group: 'Parts',
            expanded: true,
            pages: ['parts/a', { group: 'More', root: 'parts/b', pages: ['parts/c'] }],
          },
        ],
      },
      { tab: 'API', groups: [{ group: 'Calls', pages: ['api/intro', 'GET /plants'] }] },
      { tab: 'Blog', href: 'https://acme.example/blog' },
    ],
    global: { anchors: [{ anchor: 'Community', href: 'https://acme.example/chat', icon: 'discord' }] },
  },
  navbar: {
    links: [{ label: 'Help', href: 'mailto:a@acme.example' }],
    primary: { label: 'Sign in', href: '/quickstart' },
  },
};

const PAGES = ['index', 'quickstart', 'parts/a', 'parts/b', 'parts/c', 'api/intro'];
const files = Object.fromEntries(
  PAGES.map((name) => [`content/${name}.mdx`, `# The ${name.replace('/', ' ')}\n\nWords.\n`]),
);

const WORLD = { hasPage: (name: string) => PAGES.includes(name), hasFile: (path: string) => path === '/logo.svg' };

describe('configFromMintlify', () => {
  it('writes tabs, groups and links', () => {
    assert.equal(
      configFromMintlify(JSON.stringify(TABS), WORLD),
      `import { defineConfig } from 'docsgen';

export const config = defineConfig({
  title: 'Acme "SDK"',
  nav: {
    left: [
      { text: 'Guides', link: '/' },
      { text: 'API', link: '/api/intro/' },
      { text: 'Blog', link: 'https://acme.example/blog' },
    ],
    right: [
      { text: 'Community', link: 'https://acme.example/chat' },
      { text: 'Help', link: 'mailto:a@acme.example' },
      { text: 'Sign in', link: '/quickstart' },
    ],
  },
  sidebars: [
    {
      routes: ['/'],
      items: [
        { text: 'Start', items: ['/', '/quickstart/'] },
        {
          text: 'Parts',
          collapsed: false,
          items: ['/parts/a/', { text: 'More', link: '/parts/b/', items: ['/parts/c/'] }],
        },
      ],
    },
    { routes: ['/api/intro/'], items: [{ text: 'Calls', items: ['/api/intro/'] }] },
  ],
});
`,
    );
  });

  it('writes sections of other kinds, and those within them', () => {
    const text = configFromMintlify(
      JSON.stringify({
        navigation: {
          dropdowns: [
            { dropdown: 'Guides', groups: [{ group: 'Start', pages: ['index'] }] },
            { dropdown: 'More', tabs: [{ tab: 'Parts', menu: [{ item: 'First', pages: ['parts/a'] }] }] },
          ],
          anchors: [
            { anchor: 'API', pages: ['api/intro'] },
            { anchor: 'Chat', href: 'https://acme.example' },
          ],
        },
      }),
      WORLD,
    );
    assert.deepEqual(text?.match(/text: '[^']*', link: '[^']*'/g), [
      "text: 'Guides', link: '/'",
      "text: 'First', link: '/parts/a/'",
      "text: 'API', link: '/api/intro/'",
      "text: 'Chat', link: 'https://acme.example'",
    ]);
    assert.deepEqual(text?.match(/routes: \[[^\]]*\]/g), [
      "routes: ['/']",
      "routes: ['/parts/a/']",
      "routes: ['/api/intro/']",
    ]);
  });

  it('has the latest version in the header, and a sidebar for each', () => {
    const text = configFromMintlify(
      JSON.stringify({
        navigation: {
          tabs: [
            {
              tab: 'Guides',
              versions: [
                { version: '1', groups: [{ group: 'Old', pages: ['parts/a'] }] },
                { version: '2', default: true, tabs: [{ tab: 'New', pages: ['parts/b'] }] },
              ],
            },
            { tab: 'API', versions: [{ version: '2', pages: ['api/intro'] }] },
          ],
        },
      }),
      WORLD,
    );
    assert.deepEqual(text?.match(/text: '[^']*', link: '[^']*'/g), [
      "text: 'New', link: '/parts/b/'",
      "text: 'API', link: '/api/intro/'",
    ]);
    assert.deepEqual(text?.match(/routes: \[[^\]]*\]/g), [
      "routes: ['/']",
      "routes: ['/parts/a/']",
      "routes: ['/api/intro/']",
    ]);
  });

  // Its pages were lost, all of them.
  it('has the first language of a place in the header, and a sidebar for each', () => {
    const text = configFromMintlify(
      JSON.stringify({
        navigation: {
          dropdowns: [
            { dropdown: 'Start', pages: ['index'] },
            {
              dropdown: 'Guides',
              languages: [
                { language: 'de', groups: [{ group: 'Teile', pages: ['parts/a'] }] },
                {
                  language: 'en',
                  default: true,
                  versions: [
                    { version: '2', groups: [{ group: 'Parts', pages: ['parts/b'] }] },
                    { version: '1', pages: ['parts/c'] },
                  ],
                },
              ],
            },
          ],
        },
      }),
      WORLD,
    );
    assert.deepEqual(text?.match(/text: '[^']*', link: '[^']*'/g), [
      "text: 'Start', link: '/'",
      "text: 'Guides', link: '/parts/b/'",
    ]);
    assert.deepEqual(text?.match(/routes: \[[^\]]*\]/g), [
      "routes: ['/']",
      "routes: ['/parts/b/']",
      "routes: ['/parts/c/']",
      "routes: ['/parts/a/']",
    ]);
  });

  it('shows the start page with the sidebar that names it', () => {
    const tab = (page: string) => ({ tab: page, pages: [page] });
    const text = configFromMintlify(
      JSON.stringify({ navigation: { tabs: [tab('parts/a'), { tab: 'Start', pages: ['index', 'parts/b'] }] } }),
      WORLD,
    );
    assert.deepEqual(text?.match(/routes: \[[^\]]*\]/g), ["routes: ['/parts/a/']", "routes: ['/']"]);
  });

  it('links the head of a group where there is its page', () => {
    const group = (root: string) => ({ group: 'More', root, pages: ['parts/c'] });
    const text = configFromMintlify(
      JSON.stringify({ navigation: { groups: ['parts/b', 'parts/gone', 'parts/b c'].map(group) } }),
      { ...WORLD, hasPage: (name) => WORLD.hasPage(name) || name === 'parts/b c' },
    );
    assert.deepEqual(text?.match(/link: '[^']*'/g), ["link: '/parts/b/'"]);
    assert.doesNotMatch(text ?? '', /title|nav/);
  });

  it('names links that have an icon alone, in the header and in the footer', () => {
    const text = configFromMintlify(
      JSON.stringify({
        navigation: { pages: ['index'] },
        navbar: {
          links: [
            { type: 'discord', href: 'https://acme.example/chat' },
            { type: 'button', href: '/' },
          ],
          primary: { type: 'github', href: 'https://acme.example/code' },
        },
        footer: { socials: { x: 'https://acme.example/x', 'hacker-news': 'https://acme.example/news', website: 1 } },
      }),
      WORLD,
    );
    assert.deepEqual(text?.match(/text: '[^']*', link: '[^']*'/g), [
      "text: 'Discord', link: 'https://acme.example/chat'",
      "text: 'GitHub', link: 'https://acme.example/code'",
      "text: 'X', link: 'https://acme.example/x'",
      "text: 'Hacker News', link: 'https://acme.example/news'",
    ]);
    assert.match(text ?? '', /\n {2}footer: \[\n/);
  });

  it('reads the older file, in which groups and tabs stand apart', () => {
    const text = configFromMintlify(
      JSON.stringify({
        name: 'Acme',
        topbarLinks: [{ name: 'Help', url: 'https://acme.example' }],
        tabs: [{ name: 'API', url: 'api' }],
        navigation: [
          { group: 'Start', pages: ['index'] },
          { group: 'Calls', pages: ['api/intro'] },
        ],
      }),
      WORLD,
    );
    assert.ok(text?.includes("nav: { right: [{ text: 'Help', link: 'https://acme.example' }] }"), text);
    assert.ok(
      text?.includes("items: [{ text: 'Start', items: ['/'] }, { text: 'Calls', items: ['/api/intro/'] }]"),
      text,
    );
  });

  it('writes a logo whose files are there, which stands without the title', () => {
    const logoOf = (logo: unknown) =>
      /\n {2}logo: (.*),\n/.exec(
        configFromMintlify(JSON.stringify({ name: 'A', logo, navigation: { pages: ['index'] } }), WORLD) ?? '',
      )?.[1];
    assert.equal(logoOf('logo.svg'), "{ src: '/logo.svg', replacesTitle: true }");
    assert.equal(
      logoOf({ light: '/logo.svg', dark: '/logo.svg', href: '/' }),
      "{ light: '/logo.svg', dark: '/logo.svg', replacesTitle: true }",
    );
    for (const logo of [undefined, '/gone.svg', { light: '/logo.svg', dark: '/gone.svg' }, { light: '/logo.svg' }])
      assert.equal(logoOf(logo), undefined);
  });

  it('writes what the logo leads to, where that is a site or a page besides the start page', () => {
    const linkOf = (href: string) =>
      /\n {2}logoLink: (.*),\n/.exec(
        configFromMintlify(JSON.stringify({ name: 'A', logo: { href }, navigation: { pages: ['index'] } }), WORLD) ??
          '',
      )?.[1];
    assert.equal(linkOf('https://a.example'), "'https://a.example'");
    assert.equal(linkOf('/parts/a'), "'/parts/a/'");
    assert.equal(linkOf('/quickstart#first'), "'/quickstart/#first'");
    assert.equal(linkOf('mailto:a@acme.example'), "'mailto:a@acme.example'");
    for (const href of ['/', '/index', '/gone', 'javascript:a', '']) assert.equal(linkOf(href), undefined, href);
  });

  it('leaves what has languages or versions, no pages, or no JSON in it', () => {
    for (const settings of [
      '',
      '{',
      '[]',
      '{"name": "A"}',
      '{"name": "A", "navigation": {"languages": [{"language": "en", "groups": [{"group": "a", "pages": ["index"]}]}]}}',
      '{"name": "A", "navigation": {"groups": [{"group": "a", "pages": ["gone"]}]}}',
    ])
      assert.equal(configFromMintlify(settings, WORLD), undefined, settings);
  });

  it('becomes the configuration of a project that has none, in which nothing is wrong', async () => {
    const root = temporaryFolder({ ...files, 'docs.json': JSON.stringify(TABS) });
    const told = configElsewhere(root);
    assert.match(told[0]?.hint ?? '', /^write title and sidebar in `site\/config\.ts`, as `docsgen check --fix` does/);
    assert.equal(applyFixes(root, told).length, 1);
    assert.match(readFileSync(join(root, 'site/config.ts'), 'utf8'), /^import \{ defineConfig \}/);
    const site = await siteIn({}, { folder: root });
    assert.deepEqual(site.diagnostics(), []);
  });
});
