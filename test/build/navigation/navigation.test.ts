import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSameNavigation, type Navigation } from '../../../src/build/navigation/navigation.ts';
import type { SidebarConfig } from '../../../src/config/siteApi.ts';
import type { Route } from '../../../src/model/brands.ts';
import type { Frontmatter, PageRecord } from '../../../src/model/page.ts';
import { elementsOf } from '../../parsedHtml.ts';
import { BASE, navigationOf, RECORDS, record } from '../navigationOf.ts';

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
  const configured = navigationOf({ sidebars: SIDEBARS });

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

  it('resolves what stands around a page once, however often it is asked for', () => {
    const resolved: string[] = [];
    const { of } = navigationOf({ sidebars: SIDEBARS, onResolve: (url) => resolved.push(url) });
    const page = pageAt('/guides/two/');
    const first = of(page);
    const { length } = resolved;
    assert.deepEqual([of(page), resolved.length], [first, length]);
    of(pageAt('/guides/two/'));
    assert.ok(resolved.length > length);
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
    const { of } = navigationOf({ sidebars: SIDEBARS, nav });
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

  it('leads to the neighbors in the order of the sidebar, and not from one sidebar into another', () => {
    assert.deepEqual(around(configured, pageAt('/guides/one/')), {
      breadcrumbs: ['Guides', 'T/guides/one/ /docs/guides/one/'],
      prev: '/docs/',
      next: '/docs/guides/two/',
    });
    assert.deepEqual(around(configured, pageAt('/guides/two/')).next, undefined);
    assert.deepEqual(around(configured, pageAt('/api/')).prev, undefined);
    assert.deepEqual(around(configured, pageAt('/api/')).next, '/docs/api/auth/');
  });

  it('makes an entry that sidebars of folders have in common once', () => {
    const resolved: string[] = [];
    const records = ['a', 'b', 'c', 'd'].flatMap((name) => [record(`/${name}/`), record(`/${name}/page/`)]);
    const { sidebars } = navigationOf({ records, onResolve: (url) => resolved.push(url) });
    const shown = sidebars().map(({ html }) => elementsOf(html).flatMap(({ attributes }) => attributes.href ?? []));
    assert.deepEqual(
      shown.map((hrefs) => hrefs.filter((href) => href === '/docs/b/').length),
      [1, 1, 1, 1],
    );
    // Where it is closed in three sidebars, and where it is open.
    assert.equal(resolved.filter((url) => url === '/b/').length, 2);
  });

  it('lets front matter set neighbors, and take the sidebar away', () => {
    assert.equal(around(configured, pageAt('/guides/one/', { prev: false, next: '/api/' })).prev, undefined);
    assert.equal(around(configured, pageAt('/guides/one/', { next: '/api/' })).next, '/docs/api/');
    assert.equal(around(configured, pageAt('/guides/one/', { prev: '../two/' })).prev, '/docs/guides/two/');
    assert.equal(
      around(configured, pageAt('/guides/one/', { next: { text: 'x', link: 'https://a.example/' } })).next,
      'https://a.example/',
    );
    assert.equal(configured.of(pageAt('/guides/one/', { sidebar: false })).sidebar, undefined);
    assert.equal(configured.of(pageAt('/guides/one/', { hero: {} })).sidebar, undefined);
    assert.notEqual(configured.of(pageAt('/guides/one/')).sidebar, undefined);
  });

  // Its `next` was checked like any other, and shown nowhere.
  it('leads from an unlisted page only where its front matter says so', () => {
    const { prev, next } = around(configured, pageAt('/lone/', { unlisted: true, next: '/api/' }));
    assert.deepEqual([prev, next], [undefined, '/docs/api/']);
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
    const planned = navigationOf({});
    assert.deepEqual(around(planned, pageAt('/guides/two/')), {
      breadcrumbs: ['Guides', 'T/guides/two/ /docs/guides/two/'],
      prev: '/docs/guides/one/',
      next: undefined,
    });
    assert.notEqual(planned.home('/' as Route), undefined);
  });

  it('L-08: encodes routes with `#` and `%` in every link that it makes itself', () => {
    const records = ['/100%25/', '/c#/', '/c#/c#/', '/d/'].map((path) => record(path));
    const site = navigationOf({ records });
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
    assert.equal(navigationOf({ records: [] }).home('/' as Route), undefined);
    assert.deepEqual(navigationOf({ records: [], sidebars: [] }).sidebars(), []);
  });
});

describe('isSameNavigation', () => {
  const sources = {
    config: BASE,
    placeOf: () => ({ file: '', line: 1, column: 1 }),
    placeAt: () => ({ file: '', line: 1, column: 1 }),
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
      withOne({ ...one, frontmatter: { label: 'Auth', badge: 'New' } }),
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
