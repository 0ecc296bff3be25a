import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readStarlight } from '../../../src/config/starlight/readStarlight.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

const FILE = 'astro.config.mjs';
const readSite = (settings: string, more = '') =>
  readStarlight(`export default defineConfig({ integrations: [icons(), starlight(${settings})], ${more} });`, FILE);
const read = (settings: string, more?: string) => withoutPlaces(readSite(settings, more));

describe('readStarlight', () => {
  it('reads title, description, base, links and sidebar', () => {
    const settings = `{
      title: 'Acme', description: 'All of it',
      social: [{ icon: 'github', label: 'Code', href: 'https://a.example/' }],
      sidebar: [
        'start',
        '',
        { slug: 'guides/a' },
        { label: 'B', slug: 'guides/b' },
        { label: 'Out', link: 'https://b.example/', attrs: { target: '_blank' } },
        { label: 'Group', items: ['c', { label: 'Closed', collapsed: true, items: ['d'] }] },
        { label: 'Folder', autogenerate: { directory: 'reference' } },
        { label: 'Closed folder', collapsed: true, autogenerate: { directory: 'more' } },
        { label: 'New form', items: [{ autogenerate: { directory: 'more' } }] },
      ],
    }`;
    assert.deepEqual(read(settings, "base: '/acme'"), {
      title: 'Acme',
      description: 'All of it',
      base: '/acme',
      header: { right: [{ text: 'Code', target: 'https://a.example/' }] },
      entries: [
        { target: 'start' },
        { target: 'index' },
        { target: 'guides/a' },
        { text: 'B', target: 'guides/b' },
        { text: 'Out', target: 'https://b.example/' },
        { text: 'Group', isOpen: true, items: [{ target: 'c' }, { text: 'Closed', items: [{ target: 'd' }] }] },
        { text: 'Folder', isOpen: true, target: 'reference/*' },
        { text: 'Closed folder', target: 'more/*' },
        { text: 'New form', isOpen: true, items: [{ target: 'more/*' }] },
      ],
      unread: [],
    });
  });

  it('reads the languages, with titles and labels in each', () => {
    const site = readSite(
      `{ title: { en: 'Acme', de: 'Acme auf Deutsch' },
         locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' }, ar: { label: 'العربية', dir: 'rtl' } },
         sidebar: [{ label: 'Guides', translations: { de: 'Anleitungen' }, items: ['a'] }] }`,
    );
    assert.deepEqual(withoutPlaces(site), {
      title: 'Acme',
      lang: 'en',
      label: 'English',
      entries: [{ text: 'Guides', isOpen: true, items: [{ target: 'a' }] }],
      languages: [
        {
          label: 'Deutsch',
          folder: 'de',
          hasFallback: true,
          title: 'Acme auf Deutsch',
          entries: [{ text: 'Anleitungen', isOpen: true, items: [{ target: 'a' }] }],
        },
        { label: 'العربية', dir: 'rtl', folder: 'ar', hasFallback: true, title: 'Acme', entries: [] },
      ],
      unread: [],
    });
  });

  it('reads tags of the head, the icon, old addresses, and how deep lists of headings go', () => {
    const site = readSite(
      `{ head: [{ tag: 'meta', attrs: { name: 'author', content: 'Ada' } }, { tag: 'script', content: 'run()' }],
         favicon: '/icons/acme.svg', tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 } }`,
      "redirects: { '/old': '/new', '/older': { status: 302, destination: '/new' }, '/made': made() }",
    );
    assert.deepEqual(withoutPlaces({ ...site, unread: [] }), {
      head: [
        { tag: 'link', attributes: { rel: 'icon', href: '/icons/acme.svg' } },
        { tag: 'meta', attributes: { name: 'author', content: 'Ada' } },
        { tag: 'script', content: 'run()' },
      ],
      toc: 4,
      redirects: [
        { from: '/old', to: '/new', option: 'redirects' },
        { from: '/older', to: '/new', option: 'redirects' },
      ],
      entries: [],
      unread: [],
    });
    assert.deepEqual(withoutPlaces(site?.unread), [{ option: 'redirects' }]);
    assert.deepEqual(withoutPlaces(readSite("{ favicon: '/favicon.svg', tableOfContents: { maxHeadingLevel: 3 } }")), {
      entries: [],
      unread: [],
    });
  });

  it('tells of what has no place here, and what stands for it', () => {
    const site = readSite("{ customCss: ['./a.css'], components: {}, pagination: false, expressiveCode: {} }");
    assert.deepEqual(
      site?.unread?.map(({ option, hint }) => [option, hint]),
      [
        ['customCss', 'write the styles in `site/site.css`'],
        ['components', 'what stands on every page is `layout` in `site/components.tsx`'],
        ['pagination', '`prev: false` and `next: false` in front matter leave the links out of a page'],
      ],
    );
  });

  it('reads badges, in the language', () => {
    const site = readSite(
      `{ locales: { root: { label: 'English', lang: 'en' }, de: {} }, sidebar: [{ slug: 'a', badge: 'New' },
         { label: 'B', items: ['b'], badge: { text: { en: 'Old', de: 'Alt' }, variant: 'caution' } }, { slug: 'c', badge: made() }] }`,
    );
    const group = { text: 'B', isOpen: true, items: [{ target: 'b' }] };
    const first = { target: 'a', badge: 'New' };
    assert.deepEqual(withoutPlaces(site?.entries), [first, { ...group, badge: { text: 'Old', type: 'warning' } }]);
    assert.deepEqual(withoutPlaces(site?.languages?.[0]?.entries), [
      first,
      { ...group, badge: { text: 'Alt', type: 'warning' } },
    ]);
    assert.deepEqual(withoutPlaces(site?.unread), [{ option: 'sidebar' }]);
  });

  it('tells of a first language that has a folder, and of languages that Astro names', () => {
    const inFolders = readSite(
      "{ defaultLocale: 'fr', locales: { en: { label: 'English' }, fr: { label: 'Français' } }, sidebar: ['a'] }",
    );
    assert.deepEqual(withoutPlaces(inFolders?.firstFolder), { name: 'fr' });
    assert.equal(inFolders?.lang, 'fr');
    assert.deepEqual(
      inFolders?.languages?.map(({ folder }) => folder),
      ['en'],
    );
    const other = readSite(
      "{ defaultLocale: 'de', locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } }",
    );
    assert.deepEqual(withoutPlaces(other?.unread), [{ option: 'defaultLocale', isData: true }]);
    const ofAstro = readSite("{ title: 'A' }", "i18n: { locales: ['en'] }");
    assert.deepEqual(withoutPlaces(ofAstro?.unread), [{ option: 'i18n', isData: true }]);
  });

  it('leaves out each entry that is code, and tells where it stands', () => {
    const site = readStarlight(
      `export default {
  integrations: [
    starlight({
      title: name,
      sidebar: [
        ...made,
        { label: 'A', items: made() },
        { label: 'B', autogenerate: { directory: made() } },
        'c',
      ],
    }),
  ],
};`,
      FILE,
    );
    assert.deepEqual(withoutPlaces(site?.entries), [{ text: 'A', isOpen: true, items: [] }, { target: 'c' }]);
    assert.deepEqual(
      site?.unread?.map(({ option, place: { line, column } }) => [option, line, column]),
      [
        ['title', 4, 14],
        ['sidebar', 6, 9],
        ['sidebar', 7, 30],
        ['sidebar', 8, 50],
      ],
    );
  });

  it('knows nothing of sites without Starlight', () => {
    assert.equal(readStarlight('export default defineConfig({ integrations: [mdx()] });', FILE), undefined);
    assert.equal(readStarlight('export default {', FILE), undefined);
  });

  it('reads where the site is published and edited, and its logo by the name of its file', () => {
    const site = readStarlight(
      "export default { site: 'https://acme.example', base: '/docs', integrations: [starlight({ title: 'A', logo: { src: './src/assets/a.svg' }, editLink: { baseUrl: 'https://github.com/a/b/edit/main/site' } })] };",
      'astro.config.mjs',
    );
    assert.equal(site?.siteUrl, 'https://acme.example/docs/');
    assert.deepEqual(site?.repository, {
      url: 'https://github.com/a/b',
      editUrl: 'https://github.com/a/b/edit/main/site/src/content/docs/{path}',
      folder: 'src/content/docs',
    });
    assert.deepEqual([site?.logo?.image, site?.logo?.place.column, site?.unread], ['/a.svg', 115, []]);
    const logoIn = (written: string) => {
      const { logo, unread } =
        readStarlight(`export default { integrations: [starlight({ logo: ${written} })] };`, FILE) ?? {};
      return [logo?.image, logo?.replacesTitle, unread?.map(({ option }) => option)];
    };
    assert.deepEqual(logoIn("{ light: './src/assets/a.svg', dark: '~/assets/b.svg', replacesTitle: true }"), [
      { light: '/a.svg', dark: '/b.svg' },
      true,
      [],
    ]);
    assert.deepEqual(logoIn("{ src: './a b.svg', alt: 'A', replacesTitle: false }"), ['/a b.svg', undefined, []]);
    assert.deepEqual(logoIn('{ src: here() }'), [undefined, undefined, ['logo']]);
  });
});
