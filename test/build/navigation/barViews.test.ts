import assert from 'node:assert/strict';
import { it } from 'node:test';
import { menuLinks } from '../../../src/model/menuLinks.ts';
import { siteIn } from '../../siteIn.ts';

it('entries of the top navigation keep what they say of themselves, and those that lead elsewhere say so', async () => {
  const site = await siteIn({
    'content/index.md': '# Home\n\nWords.\n',
    'site/config.mjs': `export const config = {
  base: '/docs/',
  siteUrl: 'https://acme.example/docs',
  nav: {
    left: [
      { text: 'Home', link: '/', highlighted: true },
      { text: 'Other', link: 'https://other.example/' },
      { text: 'Below', link: 'https://acme.example/docs/api/' },
    ],
    right: [
      {
        text: 'More',
        label: 'Versions',
        items: [
          { text: '1', link: 'https://v1.acme.example/', version: true, badge: 'old' },
          { text: '2', link: '/' },
          { text: 'Older', items: [{ text: '0', link: 'https://v0.acme.example/', version: true, badge: { text: 'old', type: 'danger' } }] },
        ],
      },
      { text: '3', link: 'https://v3.acme.example/', version: true },
    ],
  },
};
`,
  });
  assert.deepEqual(site.diagnostics(), []);
  assert.deepEqual(site.view().nav, {
    left: [
      { kind: 'link', text: 'Home', href: '/docs/', highlighted: true },
      { kind: 'link', text: 'Other', href: 'https://other.example/', external: true },
      { kind: 'link', text: 'Below', href: 'https://acme.example/docs/api/' },
    ],
    right: [
      {
        kind: 'menu',
        text: 'More',
        label: 'Versions',
        items: [
          {
            text: '1',
            href: 'https://v1.acme.example/',
            external: true,
            badge: { text: 'old' },
            version: true,
          },
          { text: '2', href: '/docs/' },
          {
            text: 'Older',
            items: [
              {
                text: '0',
                href: 'https://v0.acme.example/',
                external: true,
                badge: { text: 'old', type: 'danger' },
                version: true,
              },
            ],
          },
        ],
      },
      { kind: 'link', text: '3', href: 'https://v3.acme.example/', external: true, version: true },
    ],
  });
});

it('a link of a group that leads nowhere is told of at its place', async () => {
  const site = await siteIn({
    'content/index.md': '# Home\n\nWords.\n',
    'site/config.mjs': `export const config = {
  nav: { left: [{ text: 'More', items: [{ text: 'Old', items: [{ text: 'A', link: '/gone/' }] }] }] },
};
`,
  });
  assert.deepEqual(
    site.diagnostics().map(({ code, place }) => `${code} ${place?.file}:${place?.line}:${place?.column}`),
    ['sidebar-target site/config.mjs:2:83'],
  );
});

const menuOf = async (config: string, items: string) => {
  const site = await siteIn({
    'content/index.md': '# Home\n\nWords.\n',
    'content/de/index.md': '# Anfang\n\nWorte.\n',
    'site/config.mjs': `export const config = {
  ${config}
  locales: { root: { label: 'English' }, de: { label: 'Deutsch' } },
  nav: { right: [{ text: 'Menu', items: [${items}] }] },
};
`,
  });
  assert.deepEqual(site.diagnostics(), []);
  const current = (path = '/') =>
    site
      .view(path)
      .nav.right.flatMap((item) =>
        item.kind === 'menu' ? menuLinks(item.items).flatMap(({ text, current }) => (current ? [text] : [])) : [],
      );
  return { current };
};

// The menu of languages says which one is shown; that of versions did not.
it('a menu of versions says which of them this site is', async () => {
  const all =
    "{ text: 'v2', link: 'https://acme.example/docs/' }, { text: 'v1', link: 'https://acme.example/docs/v1/' }";
  const own = "siteUrl: 'https://acme.example/docs', base: '/docs/',";
  assert.deepEqual((await menuOf(own, all)).current(), ['v2']);
  const older = "siteUrl: 'https://acme.example/docs/v1', base: '/docs/v1/',";
  assert.deepEqual((await menuOf(older, all)).current(), ['v1']);
});

it('a version that a site names is this one, also where its address is not known', async () => {
  const all =
    "{ text: 'v2', link: 'https://acme.example/', version: true }, { text: 'v1', link: 'https://v1.acme.example/', version: true }";
  assert.deepEqual((await menuOf("version: 'v1',", all)).current(), ['v1']);
  assert.deepEqual((await menuOf('', all)).current(), []);
});

it('a menu of pages has no such entry, even if one of them is the start page by its full address', async () => {
  const own = "siteUrl: 'https://acme.example', version: 'Start',";
  const pages = "{ text: 'Start', link: 'https://acme.example/' }, { text: 'Page', link: '/' }";
  assert.deepEqual((await menuOf(own, pages)).current(), []);
});

it('the start of a language is that of the site, too', async () => {
  const all = "{ text: 'v2', link: 'https://acme.example/de/' }, { text: 'v1', link: 'https://v1.acme.example/de/' }";
  assert.deepEqual((await menuOf("siteUrl: 'https://acme.example',", all)).current('/de/'), ['v2']);
});
