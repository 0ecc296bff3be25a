import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SidebarItem } from '../../../src/config/siteApi.ts';
import { navigationOf, record } from '../navigationOf.ts';

describe('the targets of navigation', () => {
  const faultsOf = (link: string, text = `link: '${link}'`) =>
    navigationOf({
      nav: { left: [{ text: 'x', link }], right: [] },
      configText: `export const config = {\n  ${text}\n}`,
    }).diagnostics;

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

  it('are full URLs where they are other versions of the site', () => {
    const hint = 'write its full URL, such as `https://acme.example/v1/`: another version is another site';
    const item = { text: 'x', link: 'v1/', version: true };
    for (const one of [item, { text: 'm', items: [item] }])
      assert.equal(navigationOf({ nav: { left: [], right: [one] } }).diagnostics[0]?.hint, hint);
  });

  it('are written as Docusaurus and others have them, and led to the page', () => {
    for (const link of ['/docs/api', '/Api', '/docs/api.md', 'docs/api', '/docs/api/index.md'])
      assert.equal(faultsOf(link)[0]?.hint, 'write `/api/`', link);
    assert.equal(faultsOf('/docs/api#part')[0]?.hint, 'write `/api/#part`');
    assert.equal(faultsOf('/docs/api?a=b#part')[0]?.hint, 'write `/api/?a=b#part`');
  });

  it('are full URLs where they are of other sites', () => {
    assert.equal(faultsOf('github.com/acme')[0]?.hint, 'write `https://github.com/acme`');
    assert.equal(faultsOf('www.acme.example')[0]?.hint, 'write `https://www.acme.example`');
    assert.equal(faultsOf('help@acme.example')[0]?.hint, 'write `mailto:help@acme.example`');
  });

  it('are whole where they are full URLs: a template may have left nothing but a scheme', () => {
    for (const link of ['https://', 'http:///a', 'https://?a'])
      assert.deepEqual(
        faultsOf(link).map(({ code, message, hint }) => [code, message, hint]),
        [['sidebar-target', `\`${link}\` names no site.`, 'write the whole address, or delete it']],
      );
  });

  it('are named as links to them are written', () => {
    const hintOf = (link: string) =>
      navigationOf({
        nav: { left: [{ text: 'x', link }], right: [] },
        records: [record('/guides/c#/')],
      }).diagnostics[0]?.hint;
    assert.equal(hintOf('/Guides/C%23/#part'), 'write `/guides/c%23/#part`');
    assert.equal(hintOf('/guide/c%23/'), 'did you mean `/guides/c%23/`?');
  });

  it('are looked for in menus, in the footer and in sidebars, each once', () => {
    const { diagnostics } = navigationOf({
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
    const { diagnostics, of } = navigationOf({
      sidebars: [
        { routes: ['/'], items: [{ folder: '/api' }, { text: 'Group', items: ['/', { folder: '/guide/' }] }] },
      ],
      configText: "routes: ['/guide/'], folder: '/guide/'",
    });
    assert.deepEqual(diagnostics, [
      {
        severity: 'error',
        code: 'sidebar-target',
        message: 'A sidebar shows the pages below `/guide/`, and there are none.',
        place: { file: 'site/config.ts', line: 1, column: 30, endColumn: 39 },
        hint: 'did you mean `/guides/`?',
      },
    ]);
    assert.equal(of(record('/api/')).next?.href, '/docs/api/auth/');
  });

  it('may be folders that are like no other', () =>
    assert.equal(
      navigationOf({ sidebars: [{ routes: ['/'], items: [{ folder: '/reference/' }] }] }).diagnostics[0]?.hint,
      'write a page in that folder, or delete the entry',
    ));

  it('may be routes of sidebars, which are warned of where no page is below them', () => {
    const sidebars = [{ routes: ['/guide/', '/api/', '/planned/', '/guides/new'], items: ['/'] }];
    const { diagnostics } = navigationOf({ sidebars, configText: "routes: ['/guide/']" });
    assert.deepEqual(diagnostics, [
      {
        severity: 'warning',
        code: 'sidebar-target',
        message: 'A sidebar is for the pages below `/guide/`, and there are none.',
        place: { file: 'site/config.ts', line: 1, column: 10, endColumn: 19 },
        hint: 'did you mean `/guides/`?',
      },
    ]);
  });

  it('are routes without their last slash, which begin no other name', () => {
    const told = (route: string) => navigationOf({ sidebars: [{ routes: [route], items: ['/'] }] }).diagnostics.length;
    assert.deepEqual(['/guides', '/guid'].map(told), [0, 1]);
  });

  it('are warned of where a second sidebar is for the same pages, which never have it', () => {
    const sidebars = [
      { routes: ['/'], items: ['/'] },
      { routes: ['/guides/', '/'], items: ['/api/'] },
    ];
    const configText = "sidebars: [{ routes: ['/'] }, { routes: ['/guides/', '/'] }]";
    assert.deepEqual(navigationOf({ sidebars, configText }).diagnostics, [
      {
        severity: 'warning',
        code: 'sidebar-target',
        message: 'Two sidebars are for the pages below `/`: the second one is never shown there.',
        place: { file: 'site/config.ts', line: 1, column: 54, endColumn: 57 },
        hint: 'delete the route from one of them, or write a longer one, such as `/guides/`',
        related: [{ file: 'site/config.ts', line: 1, column: 23, endColumn: 26 }],
      },
    ]);
  });

  it('are missing in a group without entries, which readers see as a word that leads nowhere', () => {
    const sidebars = [
      { routes: ['/'], items: ['/', { text: 'Empty', items: [] }, { text: 'a', link: '/', items: [] }] },
    ];
    assert.deepEqual(navigationOf({ sidebars, configText: "text: 'Empty'" }).diagnostics, [
      {
        severity: 'warning',
        code: 'sidebar-target',
        message: 'The group `Empty` has no entries: it leads nowhere.',
        place: { file: 'site/config.ts', line: 1, column: 7, endColumn: 14 },
        hint: 'write its `items`, or delete it',
        related: [],
      },
    ]);
  });

  it('may be folders, each a group by itself: another around it alone is warned of', () => {
    const faultsIn = (...items: readonly SidebarItem[]) =>
      navigationOf({ sidebars: [{ routes: ['/'], items }], configText: "routes: ['/api/'], folder: '/api/'" })
        .diagnostics;
    assert.deepEqual(faultsIn({ text: 'Calls', badge: 'New', items: [{ folder: '/api/' }] }), [
      {
        severity: 'warning',
        code: 'sidebar-target',
        message:
          'The group `Calls` holds only the folder `/api/`, which is a group by itself: readers see one within the other.',
        place: { file: 'site/config.ts', line: 1, column: 28, endColumn: 35 },
        hint: "write `{ text: 'Calls', folder: '/api/' }`",
        related: [],
      },
    ]);
    assert.equal(
      faultsIn({ text: "What's there", items: [{ folder: '/api/' }] })[0]?.hint,
      `write \`{ text: "What's there", folder: '/api/' }\``,
    );
    assert.equal(faultsIn({ text: 'a', items: ['/', { text: 'b', items: [{ folder: '/api/' }] }] }).length, 1);
    assert.deepEqual(faultsIn({ text: 'a', items: [{ folder: '/api/', text: 'b' }] }), []);
    assert.deepEqual(faultsIn({ text: 'a', items: ['/', { folder: '/api/' }] }), []);
    assert.deepEqual(faultsIn({ folder: '/api/' }), []);
  });

  it('that stand twice in one list of a sidebar are told', () => {
    const faultsIn = (...items: readonly SidebarItem[]) =>
      navigationOf({
        sidebars: [{ routes: ['/'], items }],
        configText: "sidebars: [{ items: ['/api/', '/', '/api/'] }]",
      }).diagnostics;
    assert.deepEqual(faultsIn('/api/', '/', '/api/'), [
      {
        severity: 'warning',
        code: 'sidebar-target',
        message: '`/api/` stands twice in one list of a sidebar.',
        place: { file: 'site/config.ts', line: 1, column: 36, endColumn: 43 },
        hint: 'delete one of the two entries',
        related: [{ file: 'site/config.ts', line: 1, column: 22, endColumn: 29 }],
      },
    ]);
    // At the top they stand, too.
    const configText =
      "nav: [{ link: '/' }],\nsidebars: [{ routes: ['/'],\n  items: ['/', '/api/', '/'] }, { routes: ['/'] }]";
    const sidebars = [
      { routes: ['/'], items: ['/', '/api/', '/'] },
      { routes: ['/'], items: ['/'] },
    ];
    assert.deepEqual(
      navigationOf({ sidebars, configText }).diagnostics.map(({ place }) => [place?.line, place?.column]),
      [
        [3, 25],
        [3, 44],
      ],
    );
    const named = { text: 'Calls', link: '/api/' };
    assert.equal(faultsIn({ text: 'a', link: '/api/', items: ['/', named, { ...named }] }).length, 1);
    assert.deepEqual(faultsIn(named, { ...named, text: 'Other' }), []);
    assert.deepEqual(faultsIn({ text: 'a', items: ['/api/'] }, { text: 'b', items: ['/api/', '/api/#a'] }), []);
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
    const { of, diagnostics } = navigationOf({ sidebars });
    assert.deepEqual(diagnostics, []);
    assert.doesNotMatch(of(record('/')).sidebar?.markedFor('', '' as never) ?? assert.fail(), /new/i);
  });

  it('M-01: that could run code are refused', () =>
    assert.deepEqual(
      faultsOf('javascript:alert(1)').map(({ code, message }) => `${code}: ${message}`),
      ["unsafe-url: `javascript:alert(1)` could run code in the reader's browser."],
    ));
});
