import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageView, SiteView } from '../../../src/model/view.ts';
import { SharedTags } from '../../../src/theme/document/SharedTags.tsx';

const SITE = { title: 'Docs' } as SiteView;
const PAGE = {
  title: 'A & B',
  description: 'About "a".',
  canonical: 'https://a.example/a/',
  noindex: false,
} as PageView;

const tagsOf = (page: Partial<PageView> = {}, site: SiteView = SITE) => {
  const html = renderToStaticMarkup(<SharedTags site={site} page={{ ...PAGE, ...page }} />);
  return Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"\/>/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );
};

it('a page that is shared shows its site, title, description and address', () => {
  assert.deepEqual(tagsOf(), {
    'og:type': 'article',
    'og:site_name': 'Docs',
    'og:title': 'A &amp; B',
    'og:description': 'About &quot;a&quot;.',
    'og:url': 'https://a.example/a/',
    'twitter:card': 'summary',
  });
});

it('with a picture it is a large card', () => {
  const tags = tagsOf({ image: 'https://a.example/c.png' });
  assert.equal(tags['og:image'], 'https://a.example/c.png');
  assert.equal(tags['twitter:card'], 'summary_large_image');
});

it('so it is with the picture that the site has for all pages', () => {
  const withTag = (property: string): SiteView => ({
    ...SITE,
    headTags: [{ tag: 'meta', attributes: { property, content: 'https://a.example/all.png' } }],
  });
  assert.equal(tagsOf({}, withTag('og:image'))['twitter:card'], 'summary_large_image');
  assert.equal(tagsOf({}, withTag('og:video'))['twitter:card'], 'summary');
});

it('the start page is the site, and an unlisted page shows nothing', () => {
  assert.equal(tagsOf({ isHome: true })['og:type'], 'website');
  assert.deepEqual(tagsOf({ noindex: true }), {});
});
