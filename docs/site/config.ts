import { defineConfig } from 'docsgen';

export const config = defineConfig({
  title: 'docsgen',
  description: 'Markdown and MDX become a static documentation site, with strict checks.',
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
      'code highlight': '/markdown/#mark-lines-and-words',
      admonition: '/markdown/',
      'dropdown menu': '/configuration/#header',
      'github pages': '/hosting/#github-pages',
      i18n: '/languages/',
      install: '/first-site/#install',
      mermaid: '/own-components/#show-the-code-blocks-of-a-language',
      nginx: '/hosting/#nginx',
      'rename page': '/addresses/#rename-and-move-pages',
      'toc depth': '/front-matter/',
      translate: '/languages/',
      vitepress: '/migration/',
    },
  },
});
