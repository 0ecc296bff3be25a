import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SidebarConfig } from '../../../src/config/siteApi.ts';
import type { Route } from '../../../src/model/brands.ts';
import {
  planConfiguredSidebars,
  routeBelow,
  sidebarIndexFor,
} from '../../../src/routes/navigation/planConfiguredSidebars.ts';
import { drawing, record } from './sidebarDrawing.ts';

const RECORDS = [
  ...['/', '/a/', '/a/2/', '/b/10/', '/b/deep/x/', '/c/', '/ab/'].map((path) => record(path)),
  record('/a/first/', { order: 1 }),
];

describe('planConfiguredSidebars', () => {
  const recordOf = (link: string) => {
    const path = link.replace(/#.*/, '');
    return ['/a/', '/b/', '/c/'].includes(path) ? record(path) : undefined;
  };
  const plan = (items: SidebarConfig['items']) =>
    planConfiguredSidebars([{ routes: ['/a/', '/'], items }], {
      recordOf,
      isDraft: (link) => link.startsWith('/draft/'),
      records: RECORDS,
      home: '/',
    }).first();

  it('leaves out drafts, and groups that would be nothing but a link to one; other groups lose the link', () => {
    const sidebar = plan([
      '/draft/',
      { text: 'New', link: '/draft/#part' },
      { text: 'Group', link: '/draft/', items: ['/a/'] },
    ]);
    assert.deepEqual(drawing(sidebar?.entries ?? []), ['Group', '  T/a/ /a/']);
  });

  it('leaves out groups of which nothing is left, and makes a link of those that have one', () => {
    const sidebar = plan([
      { text: 'Drafts', items: ['/draft/', { text: 'More', items: ['/draft/2/'] }] },
      { text: 'Other language', items: ['/none/', { folder: '/none/' }] },
      { text: 'Empty', items: [] },
      { text: 'Linked', link: '/a/', items: ['/draft/'] },
    ]);
    assert.deepEqual(drawing(sidebar?.entries ?? []), ['Linked /a/']);
    assert.equal(sidebar?.entries[0]?.items, undefined);
  });

  it('labels pages by their titles, and links and groups by their texts', () => {
    const sidebar = plan([
      '/a/',
      { text: 'Bee', link: '/b/' },
      { text: 'Group', items: ['/c/', { text: 'Away', link: 'https://a.example' }] },
    ]);
    assert.deepEqual(drawing(sidebar?.entries ?? []), ['T/a/ /a/', 'Bee /b/', 'Group', '  T/c/ /c/', '  Away']);
  });

  it('has neither links nor items where none are written', () => {
    const { entries = [] } =
      plan([
        { text: 'Bee', link: '/b/' },
        { text: 'Group', items: ['/a/'] },
      ]) ?? {};
    assert.deepEqual(
      entries.map((entry) => Object.keys(entry)),
      [
        ['text', 'link', 'route'],
        ['text', 'items'],
      ],
    );
  });

  it('notes how links, groups and folders are shown', () => {
    const { entries = [] } =
      plan([
        { text: 'Bee', link: '/b/', badge: 'New' },
        { text: 'Group', items: ['/a/'], collapsed: false, badge: { text: 'Beta', type: 'warning' } },
        { text: 'Closed', items: ['/a/'], collapsed: true },
        { folder: '/b/', collapsed: false },
      ]) ?? {};
    assert.deepEqual(
      entries.map(({ text, badge, isOpen }) => [text, badge, isOpen]),
      [
        ['Bee', { text: 'New' }, undefined],
        ['Group', { text: 'Beta', type: 'warning' }, true],
        ['Closed', undefined, undefined],
        ['B', undefined, true],
      ],
    );
  });

  it('shows the badge of a page that is named by its route alone, and of a folder that has none of its own', () => {
    const pages = [record('/a/', { badge: 'Page' }), record('/b/', { badge: 'Folder' }), record('/b/x/')];
    const items: SidebarConfig['items'] = [
      '/a/',
      { text: 'A', link: '/a/' },
      { text: 'A', link: '/a/', badge: 'Own' },
      { folder: '/b/' },
      { folder: '/b/', badge: { text: 'Own', type: 'tip' } },
    ];
    const planned = planConfiguredSidebars([{ routes: ['/'], items }], {
      recordOf: (link) => pages.find(({ path }) => path === link),
      isDraft: () => false,
      records: pages,
      home: '/',
    });
    assert.deepEqual(
      planned.first()?.entries.map(({ badge }) => badge),
      [{ text: 'Page' }, undefined, { text: 'Own' }, { text: 'Folder' }, { text: 'Own', type: 'tip' }],
    );
  });

  it('orders pages as they stand, each once', () => {
    assert.deepEqual(plan([{ text: 'Group', link: '/b/', items: ['/a/', '/b/'] }, '/a/', '/c/'])?.order, [
      '/b/',
      '/a/',
      '/c/',
    ]);
  });

  it('leaves out pages that do not exist, and keeps links to them for the reader to see', () => {
    assert.deepEqual(drawing(plan(['/none/', { text: 'None', link: '/none/' }])?.entries ?? []), ['None']);
  });

  it('shows all pages of a folder where one is named, as the sidebar made from folders does', () => {
    const sidebar = plan(['/c/', { folder: '/b/', text: 'Bees' }, { folder: '/a' }, { folder: '/none/' }]);
    assert.deepEqual(drawing(sidebar?.entries ?? []), [
      'T/c/ /c/',
      'Bees',
      '  T/b/10/ /b/10/',
      '  Deep',
      '    T/b/deep/x/ /b/deep/x/',
      'T/a/ /a/',
      '  T/a/first/ /a/first/',
      '  T/a/2/ /a/2/',
    ]);
    assert.deepEqual(sidebar?.order, ['/c/', '/b/10/', '/b/deep/x/', '/a/', '/a/first/', '/a/2/']);
  });

  it('shows in a folder of a translation also the pages that are not translated, in their places', () => {
    const own = [record('/de/a/'), record('/de/a/zwei/'), record('/de/a/only/')];
    const folderIn = (records: typeof own) => {
      const sidebars = planConfiguredSidebars([{ routes: ['/'], items: [{ folder: '/a/', text: 'Alle' }] }], {
        recordOf: () => undefined,
        isDraft: () => false,
        records,
        others: RECORDS,
        home: '/de/',
        placeOf: ({ path }) => (path === '/de/a/zwei/' ? '/a/2/' : path.slice(3)) as Route,
      });
      return drawing(sidebars.first()?.entries ?? []);
    };
    assert.deepEqual(folderIn(own), [
      'Alle /de/a/',
      '  T/a/first/ /a/first/',
      '  T/de/a/only/ /de/a/only/',
      '  T/de/a/zwei/ /de/a/zwei/',
    ]);
    assert.deepEqual(folderIn([]), ['Alle /a/', '  T/a/first/ /a/first/', '  T/a/2/ /a/2/']);
  });

  it('takes a link to a heading for a link, not for the page', () => {
    assert.deepEqual(plan([{ text: 'Part', link: '/a/#part' }, '/b/'])?.order, ['/b/']);
  });
});

describe('routeBelow', () => {
  it('puts a route into a language, once', () => {
    assert.equal(routeBelow('/de/', '/guides/'), '/de/guides/');
    assert.equal(routeBelow('/de/', '/de/guides/'), '/de/guides/');
    assert.equal(routeBelow('/', '/guides/'), '/guides/');
  });
});

describe('sidebarIndexFor', () => {
  const sidebars: SidebarConfig[] = [
    { routes: ['/'], items: [] },
    { routes: ['/api/', '/apps/'], items: [] },
    { routes: ['/api/rest/'], items: [] },
  ];
  const cases: readonly [route: string, index: number][] = [
    ['/', 0],
    ['/other/', 0],
    ['/api/', 1],
    ['/api/auth/', 1],
    ['/apps/x/', 1],
    ['/api/rest/', 2],
    ['/api/rest/rss/', 2],
    ['/api-more/', 0],
    ['/other/api/', 0],
  ];
  for (const [route, index] of cases) {
    it(`shows sidebar ${index} at \`${route}\`: the longest match wins`, () =>
      assert.deepEqual(
        [sidebarIndexFor(route, sidebars), sidebarIndexFor(route, sidebars.toReversed())],
        [index, sidebars.length - 1 - index],
      ));
  }

  it('shows a translation the sidebar of its own route, and of that of its original', () => {
    assert.equal(sidebarIndexFor('/api/rest/x/', sidebars, '/apps/'), 2);
    assert.equal(sidebarIndexFor('/apps/', sidebars, '/api/rest/x/'), 2);
  });

  it('shows none where nothing matches', () => assert.equal(sidebarIndexFor('/x/', sidebars.slice(1)), -1));
});
