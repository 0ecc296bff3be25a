/** A site in English and German, whose German pages are fewer, and one of which is in German alone. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  'content/index.md': '# Welcome\n\nRead [the guides](/guides/).\n',
  'content/limits.md': '---\ntitle: Limits\n---\n\nThe limits are small.\n',
  'content/guides/index.md': '# Guides\n\nAll of them.\n',
  'content/guides/first.md': '# First steps\n\nBegin here.\n\n## Install\n\n```sh\nnpm install\n```\n',
  'content/de/index.md': '# Willkommen\n\nLies [die Anleitungen](/guides/) und [die Grenzen](/limits/).\n',
  'content/de/guides/index.md': '# Anleitungen\n\nAlle.\n',
  'content/de/guides/first.mdx':
    '# Erste Schritte\n\nBeginne hier.\n\n## Installieren\n\n```sh\nnpm install\n```\n\n:::tip\nGut.\n:::\n\n<AllPages />\n',
  'content/de/guides/only.md': '---\ntitle: Nur deutsch\n---\n\nDas gibt es nur hier.\n',
  'site/components.tsx': `import { withPages } from 'docsgen';
export const AllPages = withPages<object>(({ pages, hrefOf }) => (
  <p className="all">{pages.map(({ title }) => title).join(', ')}, {hrefOf('/guides/')}, {hrefOf('/limits/')}</p>
));
`,
  'site/config.mjs': `export const config = {
  title: 'Acme',
  description: 'In English.',
  base: '/docs/',
  siteUrl: 'https://acme.example/docs',
  nav: { left: [{ text: 'Guides', link: '/guides/' }, { text: 'Limits', link: '/limits/' }] },
  footer: [{ text: 'Limits', link: '/limits/' }],
  locales: {
    root: { label: 'English', texts: { backToTop: 'Up' } },
    de: {
      label: 'Deutsch',
      title: 'Acme auf Deutsch',
      nav: { left: [{ text: 'Anleitungen', link: '/guides/' }, { text: 'Grenzen', link: '/limits/' }] },
      texts: {
        search: 'Suche',
        searchOneFound: '1 Seite gefunden',
        searchFound: '{count} Seiten gefunden',
        calloutTip: 'Tipp',
        copyCode: 'Code kopieren',
        copied: 'Kopiert',
        onThisPage: 'Auf dieser Seite',
        groupOverview: 'Überblick',
        notFoundTitle: 'Nicht gefunden',
        language: 'Sprache',
      },
    },
  },
};
`,
};
