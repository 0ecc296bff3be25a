import type { SidebarConfig } from 'docsgen';

/** Every page that no other sidebar claims. */
const main: SidebarConfig = {
  routes: ['/'],
  items: [
    '/',
    {
      text: 'Quickstart',
      items: [
        { text: 'Develop Workflows', link: '/quickstart/' },
        '/quickstart/create-new-workflow.html',
        { text: 'Use GitHub Sync', link: '/quickstart/github-sync/' },
      ],
    },
    '/workspaces/',
    {
      text: 'Projects',
      items: ['/projects/', '/projects/git/', '/projects/file-stores/', '/projects/file-stores/reference/'],
    },
    {
      text: 'Workflows',
      items: [
        '/workflows/',
        '/workflows/build-and-run/',
        '/workflows/steps/',
        '/workflows/steps/triggers/',
        '/workflows/steps/actions/',
        '/workflows/steps/using-props/',
        '/workflows/events/',
        '/workflows/events/inspect/',
        '/workflows/flow-control/',
        '/workflows/errors/',
        '/workflows/concurrency-and-throttling/',
        '/workflows/settings/',
        '/workflows/vpc/',
        '/workflows/domains/',
        '/workflows/sharing/',
        '/workflows/copy/',
        '/migrate-from-v1/',
      ],
    },
    '/event-history/',
    {
      text: 'Sources',
      link: '/sources/',
      items: ['/sources/http/', '/sources/rss/', '/sources/logs/'],
    },
    '/connected-accounts/',
    '/data-stores/',
    {
      text: 'Code',
      items: [
        '/code/',
        {
          text: 'Node.js',
          items: [
            '/code/nodejs/',
            '/code/nodejs/ai-code-generation/',
            '/code/nodejs/auth/',
            '/code/nodejs/http-requests/',
            '/code/nodejs/working-with-files/',
            '/code/nodejs/using-data-stores/',
            '/code/nodejs/delay/',
            '/code/nodejs/rerun/',
            '/code/nodejs/async/',
            '/code/nodejs/sharing-code/',
            '/code/nodejs/browser-automation/',
            { text: 'Reference', link: '/components/api/#run' },
          ],
        },
        {
          text: 'Python',
          link: '/code/python/',
          items: [
            '/code/python/auth/',
            '/code/python/http-requests/',
            '/code/python/working-with-files/',
            '/code/python/using-data-stores/',
            '/code/python/rerun/',
            '/code/python/import-mappings/',
            { text: 'Python FAQ', link: '/code/python/faqs/' },
          ],
        },
        {
          text: 'Go',
          link: '/code/go/',
          items: ['/code/go/http-requests/', '/code/go/working-with-files/'],
        },
        {
          text: 'Bash',
          link: '/code/bash/',
          items: ['/code/bash/http-requests/', '/code/bash/working-with-files/'],
        },
        {
          text: 'Destinations',
          link: '/destinations/',
          items: [
            '/destinations/http/',
            '/destinations/email/',
            '/destinations/s3/',
            '/destinations/sse/',
            '/destinations/emit/',
          ],
        },
        '/environment-variables/',
      ],
    },
    '/http/',
    {
      text: 'Integrations',
      items: [
        '/apps/',
        '/apps/contributing/',
        {
          text: 'Components',
          link: '/components/',
          items: [
            '/components/quickstart/nodejs/actions/',
            '/components/quickstart/nodejs/sources/',
            '/pipedream-axios/',
            '/components/typescript/',
            '/components/guidelines/',
            { text: 'Migrating Legacy Actions', link: '/components/migrating/' },
          ],
        },
      ],
    },
    { text: 'Troubleshooting', link: '/troubleshooting/' },
    { text: 'Settings', link: '/user-settings/' },
    {
      text: 'Single Sign-On (SSO)',
      items: [
        { text: 'Overview', link: '/workspaces/sso/' },
        { text: 'Okta', link: '/workspaces/sso/okta/' },
        { text: 'Google Workspace', link: '/workspaces/sso/google/' },
        { text: 'Other SAML Providers', link: '/workspaces/sso/saml/' },
      ],
    },
    {
      text: 'Help',
      items: [
        '/guides/',
        { text: 'Example: Delay a Workflow', link: '/examples/waiting-to-execute-next-step-of-workflow/' },
        { text: 'Workspaces and Credits FAQ', link: '/workspaces-and-credits-faq/' },
        { text: 'Shopify FAQ (October 2023)', link: '/shopify-faq-2023-10/' },
        '/status/',
        '/new-feature-or-bug/',
      ],
    },
  ],
};

/** Reference pages, reached from the menu of that name. */
const reference: SidebarConfig = {
  routes: [
    '/components/api/',
    '/pipedream-axios/',
    '/cli/',
    '/api/',
    '/scheduling-future-tasks/',
    '/limits/',
    '/privacy-and-security/',
    '/subprocessors/',
    '/abuse/',
  ],
  items: [
    { text: 'Components API', items: ['/components/api/', '/pipedream-axios/'] },
    { text: 'CLI', items: ['/cli/install/', '/cli/login/', '/cli/reference/'] },
    {
      text: 'API',
      items: [
        '/api/',
        '/api/auth/',
        '/api/rest/',
        { text: 'Example: Webhooks', link: '/api/rest/webhooks/' },
        { text: 'Example: RSS Source', link: '/api/rest/rss/' },
        '/api/sse/',
        '/scheduling-future-tasks/',
      ],
    },
    '/limits/',
    {
      text: 'Security and Privacy',
      items: [
        { text: 'Overview', link: '/privacy-and-security/' },
        '/privacy-and-security/best-practices/',
        '/abuse/',
        '/privacy-and-security/pgp-key/',
        '/subprocessors/',
      ],
    },
    { text: 'Handling Cold Starts', link: '/workflows/settings/#eliminate-cold-starts' },
  ],
};

const pricing: SidebarConfig = {
  routes: ['/pricing/'],
  items: ['/pricing/', { text: 'Workspaces and Credits FAQ', link: '/workspaces-and-credits-faq/' }],
};

/** Which pages each sidebar lists, and in what order: previous and next page follow it. */
export const sidebars: readonly SidebarConfig[] = [main, reference, pricing];
