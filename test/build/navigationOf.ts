import { createNavigation, type Navigation } from '../../src/build/navigation/navigation.ts';
import { createSitePlaces } from '../../src/config/folders/sitePlaces.ts';
import { loadConfig } from '../../src/config/loadConfig.ts';
import type { NavItem, SidebarConfig } from '../../src/config/siteApi.ts';
import type { SiteConfig } from '../../src/config/siteConfig.ts';
import type { Route } from '../../src/model/brands.ts';
import type { Frontmatter, PageRecord } from '../../src/model/page.ts';
import { resolveUrl } from '../../src/routes/resolveUrl.ts';
import { recordAt } from '../recordAt.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A page at a route, whose title is the route after a T. */
export const record = (path: string, frontmatter: Frontmatter = {}) => recordAt(path, `T${path}`, frontmatter);

/** The pages of the site, unless others are given. */
export const RECORDS = [
  record('/'),
  record('/api/'),
  record('/api/auth/', { label: 'Auth' }),
  record('/guides/one/'),
  record('/guides/two/'),
  record('/lone/'),
];

interface Options {
  readonly sidebars?: readonly SidebarConfig[];
  readonly nav?: { readonly left: readonly NavItem[]; readonly right: readonly NavItem[] };
  readonly records?: readonly PageRecord[];
  readonly configText?: string;
  /** Told of each address that is resolved. */
  readonly onResolve?: (url: string) => void;
}

/** The configuration of a site without one, below `/docs/`. */
export const { config: BASE } = await loadConfig(temporaryFolder(), { base: '/docs/' }, {});

/** The navigation of a made-up site; `configText` is what its configuration file says. */
export function navigationOf({ sidebars, nav, records = RECORDS, configText = '', onResolve }: Options): Navigation {
  const config: SiteConfig = {
    ...BASE,
    configFile: 'site/config.ts',
    sidebars,
    nav: nav ?? BASE.nav,
    plannedRoutes: ['/planned/'],
  };
  const world = {
    base: '/docs/',
    routeOfFile: new Map<string, Route>(),
    hasRoute: (route: string) => records.some(({ path }) => path === route),
    hasAsset: (path: string) => path === '/paper.pdf',
  };
  const root = temporaryFolder({ 'site/config.ts': configText });
  const places = createSitePlaces({ root, configFile: 'site/config.ts' }, []);
  return createNavigation({
    config,
    placeOf: places.ofText,
    placeAt: places.ofTextAt,
    records,
    drafts: new Set(['/guides/new/', '/guides/new.md']),
    resolve(url, fromFile = '') {
      onResolve?.(url);
      return resolveUrl(url, fromFile, world);
    },
    addresses: [],
  });
}
