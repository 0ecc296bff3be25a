import { defineConfig } from 'docsgen';

export const config = defineConfig({
  title: 'docsgen',
  description: 'Markdown and MDX become a static documentation site, with strict checks.',
  logo: '/logo.svg',
  nav: {
    left: [
      { text: 'Guide', link: '/first-site/' },
      {
        text: 'Reference',
        items: ['Front matter', 'Configuration', 'Command line', 'Diagnostics'].map((text) => ({
          text,
          link: `/${text.toLowerCase().replace(' ', '-')}/`,
        })),
      },
    ],
  },
  sidebars: [
    {
      routes: ['/'],
      items: [
        { text: 'Start', collapsed: false, items: ['/first-site/', '/migration/'] },
        {
          text: 'Write',
          collapsed: false,
          items: [
            '/files/',
            '/front-matter/',
            '/markdown/',
            '/components/',
            '/constants/',
            '/links/',
            '/landing-page/',
          ],
        },
        {
          text: 'Shape the site',
          collapsed: false,
          items: [
            '/configuration/',
            '/look/',
            '/own-components/',
            '/plugins/',
            '/recipes/',
            '/languages/',
            '/versions/',
            '/search/',
          ],
        },
        {
          text: 'Publish',
          collapsed: false,
          items: [
            '/command-line/',
            '/checking/',
            '/diagnostics/',
            '/addresses/',
            '/hosting/',
            '/other-files/',
            '/speed/',
            '/many-machines/',
          ],
        },
      ],
    },
  ],
  check: {
    searches: {
      '404 page': '/files/#the-not-found-page',
      'brand color': '/look/#colors',
      'code highlight': '/markdown/#mark-lines-and-words',
      admonition: '/markdown/',
      csv: '/recipes/#data-from-a-file',
      'custom font': '/look/#fonts',
      'dark image': '/links/#pictures-for-dark-pages',
      'deploy preview': '/hosting/#previews-of-pull-requests',
      'dropdown menu': '/configuration/#header',
      favicon: '/files/',
      'github pages': '/hosting/#github-pages',
      i18n: '/languages/',
      install: '/first-site/#install',
      mermaid: '/own-components/#show-the-code-blocks-of-a-language',
      monorepo: '/files/#one-of-many-packages',
      nginx: '/hosting/#nginx',
      openapi: '/recipes/#a-reference-from-openapi',
      'rename page': '/addresses/#rename-and-move-pages',
      rss: '/recipes/#rss',
      'toc depth': '/front-matter/',
      translate: '/languages/',
      variables: '/constants/',
      vercel: '/hosting/#other-hosts',
      vitepress: '/migration/',
    },
  },
});
