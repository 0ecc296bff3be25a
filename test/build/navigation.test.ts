import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createNavigation, isSameNavigation, type Navigation } from '../../src/build/navigation.ts';
import { loadConfig } from '../../src/config/loadConfig.ts';
import type { NavItem, SidebarConfig } from '../../src/config/siteApi.ts';
import type { SiteConfig } from '../../src/config/siteConfig.ts';
import { createSitePlaces } from '../../src/config/sitePlaces.ts';
import type { Route } from '../../src/model/brands.ts';
import type { Frontmatter, PageRecord } from '../../src/model/page.ts';
import { resolveUrl } from '../../src/routes/resolveUrl.ts';
import { elementsOf } from '../parsedHtml.ts';
import { recordAt } from '../recordAt.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const record = (path: string, frontmatter: Frontmatter = {}) => recordAt(path, `T${path}`, frontmatter);

const RECORDS = [
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
}

const { config: BASE } = await loadConfig(temporaryFolder(), { base: '/docs/' }, {});

/** The navigation of a site of these pages. */
function navigation({ sidebars, nav, records = RECORDS, configText = '' }: Options): Navigation {
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
  return createNavigation({
    config,
    placeOf: createSitePlaces(
      { root: temporaryFolder({ 'site/config.ts': configText }), configFile: 'site/config.ts' },
      [],
    ).ofText,
    records,
    drafts: new Set(['/guides/new/', '/guides/new.md']),
    resolve: (url, fromFile = '') => resolveUrl(url, fromFile, world),
    addresses: [],
  });
}

const SIDEBARS: readonly SidebarConfig[] = [
  { routes: ['/'], items: ['/', { text: 'Guides', items: ['/guides/one/', '/guides/two/'] }] },
  {
    routes: ['/api/'],
    items: [
      { text: 'API', link: '/api/', items: ['/api/auth/'] },
      { text: 'Away', link: 'https://a.example' },
    ],
  },
];

/** What stands around a page, in words. */
function around({ of }: Navigation, page: PageRecord) {
  const { breadcrumbs, prev, next } = of(page);
  return {
    breadcrumbs: breadcrumbs.map(({ text, href }) => `${text} ${href}`.trim()),
    prev: prev?.href,
    next: next?.href,
  };
}

const pageAt = (path: string, frontmatter: Frontmatter = {}) => ({
  ...(RECORDS.find((page) => page.path === path) ?? record(path)),
  frontmatter,
});

describe('createNavigation', () => {
  const configured = navigation({ sidebars: SIDEBARS });

  it('leads from the start page to a page by the groups around it', () => {
    assert.deepEqual(around(configured, pageAt('/guides/two/')).breadcrumbs, [
      'Guides',
      'T/guides/two/ /docs/guides/two/',
    ]);
    assert.deepEqual(around(configured, pageAt('/api/auth/', { label: 'Auth' })).breadcrumbs, [
      'API /docs/api/',
      'Auth /docs/api/auth/',
    ]);
    assert.deepEqual(around(configured, pageAt('/api/')).breadcrumbs, ['T/api/ /docs/api/']);
    assert.deepEqual(around(configured, pageAt('/')).breadcrumbs, []);
  });

  it('marks the page itself as the last step', () => {
    assert.deepEqual(
      configured.of(pageAt('/guides/two/')).breadcrumbs.map(({ current }) => current),
      [undefined, true],
    );
  });

  it('says to which entry of the top navigation a page belongs: the nearest one of its section', () => {
    const nav = {
      left: [
        { text: 'Guides', link: '/guides/one/' },
        { text: 'Docs', link: '/' },
      ],
      right: [
        {
          text: 'Reference',
          items: [
            { text: 'Keys', link: '/api/auth/#keys' },
            { text: 'API', link: '/api/' },
          ],
        },
      ],
    };
    const { of } = navigation({ sidebars: SIDEBARS, nav });
    for (const [path, navHref] of [
      ['/', '/docs/'],
      ['/lone/', '/docs/'],
      ['/guides/two/', '/docs/guides/one/'],
      ['/api/auth/', '/docs/api/'],
    ] as const) {
      assert.equal(of(pageAt(path)).navHref, navHref, path);
    }
    assert.equal(configured.of(pageAt('/lone/')).navHref, undefined);
  });

  it('leads to the neighbours in the order of the sidebar, and not from one sidebar into another', () => {
    assert.deepEqual(around(configured, pageAt('/guides/one/')), {
      breadcrumbs: ['Guides', 'T/guides/one/ /docs/guides/one/'],
      prev: '/docs/',
      next: '/docs/guides/two/',
    });
    assert.deepEqual(around(configured, pageAt('/guides/two/')).next, undefined);
    assert.deepEqual(around(configured, pageAt('/api/')).prev, undefined);
    assert.deepEqual(around(configured, pageAt('/api/')).next, '/docs/api/auth/');
  });

  it('lets front matter set neighbours, and take the sidebar away', () => {
    assert.equal(around(configured, pageAt('/guides/one/', { prev: false, next: '/api/' })).prev, undefined);
    assert.equal(around(configured, pageAt('/guides/one/', { next: '/api/' })).next, '/docs/api/');
    assert.equal(around(configured, pageAt('/guides/one/', { prev: '../two/' })).prev, '/docs/guides/two/');
    assert.equal(
      around(configured, pageAt('/guides/one/', { next: { text: 'x', link: 'https://a.example/' } })).next,
      'https://a.example/',
    );
    assert.equal(configured.of(pageAt('/guides/one/', { sidebar: false })).sidebar, undefined);
    assert.notEqual(configured.of(pageAt('/guides/one/')).sidebar, undefined);
  });

  it('leads to and from an unlisted page by nothing', () => {
    assert.deepEqual(around(configured, pageAt('/lone/', { unlisted: true })), {
      breadcrumbs: [],
      prev: undefined,
      next: undefined,
    });
  });

  it('shows each section its own sidebar, rendered once', () => {
    const sidebarAt = (path: string) => configured.of(pageAt(path)).sidebar;
    assert.equal(sidebarAt('/guides/one/'), sidebarAt('/'));
    assert.notEqual(sidebarAt('/api/')?.id, sidebarAt('/')?.id);
    const links = elementsOf(sidebarAt('/api/')?.html ?? '').filter(({ tag }) => tag === 'a');
    assert.deepEqual(
      links.map(({ attributes }) => attributes.href),
      ['/docs/api/', '/docs/api/auth/', 'https://a.example'],
    );
    assert.equal(configured.sidebars().length, 2);
    assert.equal(configured.home('/' as Route), sidebarAt('/'));
  });

  it('plans sidebars from the folders where none is configured', () => {
    const planned = navigation({});
    assert.deepEqual(around(planned, pageAt('/guides/two/')), {
      breadcrumbs: ['Guides', 'T/guides/two/ /docs/guides/two/'],
      prev: '/docs/guides/one/',
      next: undefined,
    });
    assert.notEqual(planned.home('/' as Route), undefined);
  });

  it('L-08: encodes routes with `#` and `%` in every link that it makes itself', () => {
    const records = ['/100%25/', '/c#/', '/c#/c#/', '/d/'].map((path) => record(path));
    const site = navigation({ records });
    const inner = records[2] as PageRecord;
    const links = elementsOf(site.of(inner).sidebar?.html ?? '').filter(({ tag }) => tag === 'a');
    assert.deepEqual(
      links.map(({ attributes }) => attributes.href),
      ['/docs/100%2525/', '/docs/d/', '/docs/c%23/', '/docs/c%23/c%23/'],
    );
    assert.deepEqual(around(site, inner), {
      breadcrumbs: ['T/c#/ /docs/c%23/', 'T/c#/c#/ /docs/c%23/c%23/'],
      prev: '/docs/c%23/',
      next: undefined,
    });
  });

  it('has nothing to show on a site without pages', () => {
    assert.equal(navigation({ records: [] }).home('/' as Route), undefined);
    assert.deepEqual(navigation({ records: [], sidebars: [] }).sidebars(), []);
  });
});

describe('targets of navigation', () => {
  const faultsOf = (link: string, text = `link: '${link}'`) =>
    navigation({ nav: { left: [{ text: 'x', link }], right: [] }, configText: `export const config = {\n  ${text}\n}` })
      .diagnostics;

  it('may be pages in any spelling, headings, files and other origins', () => {
    for (const link of ['/api/', '/api', '/api/#part', '/paper.pdf', 'https://a.example', 'mailto:a@b.example'])
      assert.deepEqual(faultsOf(link), [], link);
  });

  it('are refused at their place when they do not exist, with the nearest page', () => {
    assert.deepEqual(faultsOf('/ap/'), [
      {
        severity: 'error',
        code: 'sidebar-target',
        message: 'The navigation links to `/ap/`, which does not exist.',
        place: { file: 'site/config.ts', line: 2, column: 9, endColumn: 15 },
        hint: 'did you mean `/api/`?',
      },
    ]);
  });

  it('are looked for in menus, in the footer and in sidebars, each once', () => {
    const { diagnostics } = navigation({
      nav: {
        left: [{ text: 'm', items: [{ text: 'x', link: '/none-1/' }] }],
        right: [{ text: 'y', link: '/none-2/' }],
      },
      sidebars: [
        {
          routes: ['/'],
          items: ['/none-3/', { text: 'g', link: '/none-4/', items: ['/none-5/', { text: 'd', items: ['/none-1/'] }] }],
        },
      ],
    });
    assert.deepEqual(
      diagnostics.map(({ message }) => /`(.*)`/.exec(message)?.[1]),
      ['/none-1/', '/none-2/', '/none-3/', '/none-4/', '/none-5/'],
    );
  });

  it('may be folders, which are refused where they hold no page', () => {
    const { diagnostics, of } = navigation({
      sidebars: [{ routes: ['/'], items: [{ folder: '/api' }, { text: 'Group', items: [{ folder: '/guide/' }] }] }],
      configText: "folder: '/guide/'",
    });
    assert.deepEqual(diagnostics, [
      {
        severity: 'error',
        code: 'sidebar-target',
        message: 'A sidebar shows the pages below `/guide/`, and there are none.',
        place: { file: 'site/config.ts', line: 1, column: 9, endColumn: 18 },
        hint: 'did you mean `/guides/`?',
      },
    ]);
    assert.equal(of(record('/api/')).next?.href, '/docs/api/auth/');
  });

  it('that are planned are only warned of', () => {
    assert.deepEqual(
      faultsOf('/planned/').map(({ severity, code }) => `${severity} ${code}`),
      ['warning unwritten-page'],
    );
    assert.deepEqual(
      faultsOf('/planned/#x').map(({ severity, code }) => `${severity} ${code}`),
      ['warning unwritten-page'],
    );
  });

  it('that lead to drafts are warned of, but not in sidebars, which leave them out', () => {
    assert.match(faultsOf('/guides/new/')[0]?.message ?? '', /is a draft/);
    const sidebars = [{ routes: ['/'], items: ['/', '/guides/new/', { text: 'New', link: '/guides/new' }] }];
    const { of, diagnostics } = navigation({ sidebars });
    assert.deepEqual(diagnostics, []);
    assert.doesNotMatch(of(record('/')).sidebar?.markedFor('', '' as never) ?? '', /new/i);
  });

  it('M-01: that could run code are refused', () =>
    assert.deepEqual(
      faultsOf('javascript:alert(1)').map(({ code }) => code),
      ['sidebar-target'],
    ));
});

describe('isSameNavigation', () => {
  const sources = {
    config: BASE,
    placeOf: () => ({ file: '', line: 1, column: 1 }),
    records: RECORDS,
    resolve: (url: string) => ({ kind: 'external', href: url }) as const,
    addresses: ['/', '/api/'],
    drafts: new Set<string>(),
  };
  const one = record('/api/auth/', { label: 'Auth' });
  const withOne = (other: PageRecord) => ({
    ...sources,
    records: RECORDS.map((known) => (known.path === one.path ? other : known)),
  });

  it('holds where nothing has changed but what pages say', () => {
    assert.ok(isSameNavigation(sources, { ...sources }));
    assert.ok(isSameNavigation(sources, withOne({ ...one, headers: [{ level: 2, title: 'New', slug: 'new' }] })));
  });

  it('does not hold after a change that navigation shows, or that changes where links lead', () => {
    for (const changed of [
      withOne({ ...one, title: 'Other' }),
      withOne({ ...one, frontmatter: { label: 'Other' } }),
      withOne({ ...one, path: '/other/' as Route }),
      { ...sources, records: RECORDS.slice(1) },
      { ...sources, records: [...RECORDS, record('/more/')] },
      { ...sources, addresses: ['/', '/other/'] },
      { ...sources, addresses: ['/'] },
      { ...sources, config: { ...BASE } },
    ])
      assert.ok(!isSameNavigation(sources, changed));
  });
});
