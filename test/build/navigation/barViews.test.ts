import assert from 'node:assert/strict';
import { it } from 'node:test';
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
