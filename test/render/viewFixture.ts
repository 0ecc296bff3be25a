import { safeHtml } from '../../src/model/brands.ts';
import { escapeHtml } from '../../src/model/text/escapeHtml.ts';
import { wellFormed } from '../../src/model/text/wellFormed.ts';
import type { PageView, SiteView } from '../../src/model/view.ts';
import { scriptJson } from '../../src/theme/document/scriptJson.ts';

const encoded = (text: string) => encodeURIComponent(wellFormed(text));

/** A site's view in which every text that comes from an author is `text`. */
export function siteViewOf(text: string): SiteView {
  const link = { text, href: `/docs/${encoded(text)}` };
  return {
    title: text,
    lang: 'en',
    homeHref: '/docs/',
    base: '/docs/',
    logo: { images: [{ src: `/docs/${encoded(text)}.svg` }], width: 28, height: 28 },
    nav: {
      left: [
        { kind: 'link', ...link },
        {
          kind: 'menu',
          text,
          label: text,
          items: [
            { ...link, badge: { text } },
            { ...link, external: true },
          ],
        },
      ],
      right: [
        { kind: 'link', ...link, highlighted: true },
        { kind: 'link', ...link, icon: [{ src: link.href }, { src: `${link.href}?dark` }] },
      ],
    },
    footerItems: [link],
    repositoryUrl: 'https://a.example/',
    assets: {
      moved: '/docs/assets/moved.js',
      boot: '/docs/assets/boot.js',
      styles: ['/docs/assets/a.css'],
      entry: '/docs/assets/entry.js',
      name: 'client1',
      islands: { CopyButton: '/docs/assets/c.js' },
      integrity: { '/docs/assets/boot.js': 'sha256-AAAA' },
    },
    searchPlaceholder: text,
    manifestParts: 1,
    scripts: ['/docs/assets/languages.js'],
    notFound: {
      styles: '/docs/assets/notFound.css',
      script: '/docs/assets/nearest.js',
      keyLength: 2,
    },
  };
}

/** A page's view in which every text that comes from an author is `text`. */
export function pageViewOf(text: string): PageView {
  const link = { text, href: `/docs/${encoded(text)}` };
  return {
    title: text,
    titleHtml: safeHtml(escapeHtml(text)),
    titleSlug: 'title',
    lang: 'en',
    dir: 'ltr',
    description: text,
    leadHtml: safeHtml(escapeHtml(text)),
    canonical: `https://a.example/docs/${encoded(text)}`,
    markdownHref: '/docs/page.md',
    image: 'https://a.example/docs/card.png',
    structuredData: scriptJson({ '@context': 'https://schema.org', name: text, list: [text] }),
    noindex: false,
    contentHtml: safeHtml('<p>content</p>'),
    contentClass: text,
    headings: [
      { level: 2, title: text, slug: text },
      { level: 3, title: text, slug: `${text}-2` },
    ],
    breadcrumbs: [link, { ...link, current: true }],
    prev: link,
    next: link,
    editHref: `https://a.example/${encoded(text)}`,
    pageLinks: [link, { text: 'Write', href: `mailto:a@a.example?body=${encoded(text)}` }],
    lastUpdated: { date: '2026-01-02T03:04:05.000Z', text: 'January 2, 2026' },
    sidebar: { id: 'side', html: safeHtml('<ul><li>sidebar</li></ul>') },
  };
}
