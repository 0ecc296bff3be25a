import { defineConfig } from 'docsgen';
import { constants } from './constants.ts';
import { figures } from './figures.ts';
import { lookAlikes } from './lookAlikes.ts';
import routes from './routes.json' with { type: 'json' };
import { queries, questions } from './searches.ts';
import { sidebars } from './sidebars.ts';

const { PIPEDREAM_BASE_URL } = constants;
const REPOSITORY_URL = 'https://github.com/PipedreamHQ/pipedream';
const SITE_URL = `${PIPEDREAM_BASE_URL}/docs`;

const security = { text: 'Security & Privacy', link: '/privacy-and-security/' };
const pricing = { text: 'Pricing', link: '/pricing/' };

export const config = defineConfig({
  title: 'Pipedream Docs',
  description: 'Connect APIs, remarkably fast',
  lang: 'en',
  base: '/docs/',
  siteUrl: SITE_URL,
  logo: '/logo.svg',
  repository: { url: REPOSITORY_URL, editUrl: `${REPOSITORY_URL}/edit/master/content/{path}` },
  // A deployment sets the real one by DOCSGEN_TOKEN; it does not belong in the repository.
  token: 'unlisted-preview',
  constants,
  nav: {
    left: [
      { text: 'Documentation', link: '/' },
      { text: 'Quickstart', link: '/quickstart/', highlighted: true },
      { text: 'Guides', link: '/guides/' },
      {
        text: 'Reference',
        items: [
          { text: 'Components API', link: '/components/api/' },
          { text: 'CLI', link: '/cli/install/' },
          { text: 'REST API', link: '/api/' },
          { text: 'Limits', link: '/limits/' },
          security,
          { text: 'Handling Cold Starts', link: '/workflows/settings/#eliminate-cold-starts' },
        ],
      },
    ],
    right: [
      { text: 'Support', link: `${PIPEDREAM_BASE_URL}/support` },
      pricing,
      {
        text: 'v2',
        label: 'Docs version: v2',
        items: [
          { text: 'v2', link: SITE_URL, badge: { text: 'Current', type: 'tip' } },
          { text: 'v1', link: `${SITE_URL}/v1`, badge: { text: 'Deprecated', type: 'warning' } },
        ],
      },
    ],
  },
  footer: [security, { text: 'Status', link: 'https://status.pipedream.com' }, pricing],
  sidebars,
  searchPlaceholder: 'Search...',
  version: 'v2',
  socialCards: true,
  // All routes of the specification: one that has lost its page is told from a mistyped link.
  plannedRoutes: routes,
  check: { figures, figuresInCode: true, allow: lookAlikes, searches: { ...queries, ...questions } },
});
