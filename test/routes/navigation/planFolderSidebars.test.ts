import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Route } from '../../../src/model/brands.ts';
import type { PageRecord } from '../../../src/model/page.ts';
import {
  createFolderEntries,
  folderParts,
  planFolderSidebars,
} from '../../../src/routes/navigation/planFolderSidebars.ts';
import type { SidebarEntry } from '../../../src/routes/navigation/sidebars.ts';
import { drawing, record } from './sidebarDrawing.ts';

describe('planFolderSidebars', () => {
  const plan = (...records: PageRecord[]) => {
    const sidebars = planFolderSidebars(records);
    return (route: string) => drawing(sidebars.of(route as Route)?.entries ?? []);
  };
  const paths = (...routes: string[]) => plan(...routes.map((route) => record(route)));

  it('lists a flat folder, the start page first', () => {
    assert.deepEqual(paths('/b/', '/', '/a/')('/a/'), ['Home /', 'T/a/ /a/', 'T/b/ /b/']);
  });

  it('opens the section of the page and closes the others to one link each', () => {
    const at = paths('/', '/api/', '/api/auth/', '/guides/one/', '/guides/two/');
    assert.deepEqual(at('/'), ['Home /', 'T/api/ /api/', 'Guides /guides/one/']);
    assert.deepEqual(at('/api/auth/'), ['Home /', 'T/api/ /api/', '  T/api/auth/ /api/auth/', 'Guides /guides/one/']);
    assert.deepEqual(at('/guides/two/'), [
      'Home /',
      'T/api/ /api/',
      'Guides',
      '  T/guides/one/ /guides/one/',
      '  T/guides/two/ /guides/two/',
    ]);
  });

  it('leads from a closed section to the first page that it lists when it is open, however deep that is', () => {
    const at = plan(record('/'), record('/a/x/'), record('/a/2-b/c/', { order: 5 }), record('/a/2-b/d/', { order: 1 }));
    assert.deepEqual(at('/'), ['Home /', 'A /a/2-b/d/']);
    assert.deepEqual(at('/a/x/').slice(1, 4), ['A', '  B', '    T/a/2-b/d/ /a/2-b/d/']);
    const deep = plan(record('/'), record('/a/x/'), record('/a/y/z/', { order: 1 }));
    assert.deepEqual(deep('/'), ['Home /', 'A /a/x/'], 'what is deeper comes behind the pages of the section');
  });

  it('nests folders, with or without a page of their own', () => {
    assert.deepEqual(paths('/a/b/c/', '/a/b/', '/a/d/e/', '/a/x/')('/a/x/'), [
      'A',
      '  T/a/x/ /a/x/',
      '  T/a/b/ /a/b/',
      '    T/a/b/c/ /a/b/c/',
      '  D',
      '    T/a/d/e/ /a/d/e/',
    ]);
  });

  it('shows the badges of pages, and those of folders that their pages have', () => {
    const sidebars = planFolderSidebars([
      record('/', { badge: 'Home' }),
      record('/a/', { badge: 'A' }),
      record('/a/b/', { badge: { text: 'B', type: 'tip' } }),
      record('/a/c/d/'),
      record('/e/f/', { badge: 'F' }),
    ]);
    const badges = (entries: readonly SidebarEntry[]): unknown[] =>
      entries.flatMap(({ text, badge, items = [] }) => [[text, badge], ...badges(items)]);
    assert.deepEqual(badges(sidebars.of('/a/' as Route)?.entries ?? []), [
      ['Home', { text: 'Home' }],
      ['T/a/', { text: 'A' }],
      ['T/a/b/', { text: 'B', type: 'tip' }],
      ['C', undefined],
      ['T/a/c/d/', undefined],
      ['E', undefined],
    ]);
    // A closed section has that of its own page, too.
    assert.deepEqual(badges(sidebars.of('/e/f/' as Route)?.entries ?? [])[1], ['T/a/', { text: 'A' }]);
  });

  it('sorts by `order`, then by label', () => {
    const at = plan(
      record('/a/', { order: 2 }),
      record('/b/', { order: 1 }),
      record('/c/'),
      record('/d/', { label: 'A first label' }),
    );
    assert.deepEqual(at('/a/'), ['T/b/ /b/', 'T/a/ /a/', 'A first label /d/', 'T/c/ /c/']);
  });

  it('sorts pages by the numbers of their names, and folders by the `order` of their pages', () => {
    const at = plan(
      record('/10-last/'),
      record('/9-first/'),
      record('/a/'),
      record('/a/x/'),
      record('/b/', { order: 1 }),
      record('/b/y/'),
      record('/b/02-deep/z/'),
      record('/b/m/', { order: 1 }),
      record('/b/m/n/'),
    );
    assert.deepEqual(at('/b/'), [
      'T/b/ /b/',
      '  T/b/m/ /b/m/',
      '    T/b/m/n/ /b/m/n/',
      '  Deep',
      '    T/b/02-deep/z/ /b/02-deep/z/',
      '  T/b/y/ /b/y/',
      'T/9-first/ /9-first/',
      'T/10-last/ /10-last/',
      'T/a/ /a/',
    ]);
    assert.deepEqual(paths('/', '/b/01-deep/z/', '/b/2-a/')('/'), ['Home /', 'B /b/01-deep/z/']);
  });

  it('lists folders that have a place among the pages that have one, others behind all pages', () => {
    const at = plan(
      record('/'),
      record('/intro/', { order: 1 }),
      record('/guides/', { order: 2 }),
      record('/guides/01-start/'),
      record('/guides/02-deep/x/'),
      record('/guides/03-end/'),
      record('/guides/1.0/changes/'),
      record('/guides/notes/y/'),
      record('/guides/overview/'),
      record('/faq/', { order: 3 }),
    );
    assert.deepEqual(at('/guides/'), [
      'Home /',
      'T/intro/ /intro/',
      'T/guides/ /guides/',
      '  T/guides/01-start/ /guides/01-start/',
      '  Deep',
      '    T/guides/02-deep/x/ /guides/02-deep/x/',
      '  T/guides/03-end/ /guides/03-end/',
      '  T/guides/overview/ /guides/overview/',
      '  1.0',
      '    T/guides/1.0/changes/ /guides/1.0/changes/',
      '  Notes',
      '    T/guides/notes/y/ /guides/notes/y/',
      'T/faq/ /faq/',
    ]);
  });

  it('shares one sidebar among the pages of a section, and lists each page once', () => {
    const records = ['/', '/a/', '/a/b/', '/a/c/d/'].map((path) => record(path));
    const sidebars = planFolderSidebars(records);
    assert.equal(sidebars.of('/a/b/' as Route), sidebars.of('/a/c/d/' as Route));
    assert.deepEqual([...(sidebars.of('/a/b/' as Route)?.order ?? [])].sort(), ['/', '/a/', '/a/b/', '/a/c/d/']);
  });

  it('has a sidebar for the pages outside of sections only where there are such', () => {
    const sidebars = planFolderSidebars([record('/a/x/'), record('/b/')]);
    assert.deepEqual(sidebars.all(), [sidebars.of('/b/' as Route), sidebars.of('/a/x/' as Route)]);
    assert.equal(sidebars.first(), sidebars.of('/b/' as Route));
    assert.deepEqual(
      planFolderSidebars([record('/a/x/')])
        .all()
        .map(({ order }) => order),
      [['/a/x/']],
    );
    const none = planFolderSidebars([]);
    assert.deepEqual([none.first(), none.all()], [undefined, []]);
  });

  it('leaves out pages that no sidebar lists, which show the one of their section', () => {
    const hidden = { unlisted: 'sidebar' } as const;
    const at = plan(
      record('/'),
      record('/a/', hidden),
      record('/a/b/'),
      record('/a/c/', hidden),
      record('/a/d/e/', hidden),
      record('/f/g/', hidden),
      record('/h/', hidden),
    );
    for (const route of ['/a/', '/a/b/', '/a/c/', '/a/d/e/'])
      assert.deepEqual(at(route), ['Home /', 'A', '  T/a/b/ /a/b/'], route);
    for (const route of ['/', '/f/g/', '/h/']) assert.deepEqual(at(route), ['Home /', 'A /a/b/'], route);
  });

  it('names a page whose route ends in `.html`', () => {
    assert.deepEqual(paths('/', '/q/', '/q/create.html')('/q/create.html'), [
      'Home /',
      'T/q/ /q/',
      '  T/q/create.html /q/create.html',
    ]);
  });

  it('counts as readers do: 2 before 10, in labels and in the names of folders', () => {
    const titled = (path: string, title: string) => ({ ...record(path), title });
    const records = [
      titled('/v10/', 'Version 10'),
      titled('/v9/', 'Version 9'),
      titled('/v10/b/', 'Step 10'),
      titled('/v10/c/', 'Step 2 of 3'),
      titled('/v10/d/', 'Step 2'),
      titled('/v9/a/', 'Old'),
    ];
    assert.deepEqual(drawing(planFolderSidebars(records).of('/v10/b/' as Route)?.entries ?? []), [
      'Version 9 /v9/',
      'Version 10 /v10/',
      '  Step 2 /v10/d/',
      '  Step 2 of 3 /v10/c/',
      '  Step 10 /v10/b/',
    ]);
  });

  it('sorts labels and folders as an index does: capitals have no place of their own', () => {
    const titled = (path: string, title: string) => ({ ...record(path), title });
    const records = [
      titled('/c/', 'CODE'),
      titled('/b/', 'Building'),
      titled('/a/', 'apple'),
      titled('/README-x/y/', 'Inner'),
      titled('/guides/z/', 'Other'),
    ];
    assert.deepEqual(drawing(planFolderSidebars(records).of('/a/' as Route)?.entries ?? []), [
      'apple /a/',
      'Building /b/',
      'CODE /c/',
      'Guides /guides/z/',
      'README x /README-x/y/',
    ]);
  });

  it('sorts letters with accents among those without', () => {
    const titles = ['Zebra', 'Übersicht', 'Éclair', 'Apple', 'Ябеда', 'Ёлка', 'Буква', 'が', 'き'];
    const records = titles.map((title, index) => ({ ...record(`/${index}/`), title }));
    const [, ...texts] = plan(record('/'), ...records)('/')?.map((line) => line.trim().replace(/ \S+$/, '')) ?? [];
    assert.deepEqual(texts, ['Apple', 'Éclair', 'Übersicht', 'Zebra', 'Буква', 'Ёлка', 'Ябеда', 'が', 'き']);
  });

  it('sorts labels alike on every machine, equal ones too', () => {
    const labelled = ['/b/', '/a/', '/c/'].map((path) => record(path, { label: 'Same' }));
    assert.deepEqual(plan(...labelled)('/a/'), plan(...labelled.toReversed())('/a/'));
  });
});

describe('createFolderEntries', () => {
  // Files of the first language are called `guides/limits.md` and `guides/deep/x.md`; their translations name other addresses.
  const records = ['/de/', '/de/guides/a/', '/de/grenzen/', '/de/tief/'].map((path) => record(path));
  const places = [
    ['/de/', '/de/'],
    ['/de/guides/a/', '/de/other/a/'],
    ['/de/grenzen/', '/de/guides/limits/'],
    ['/de/tief/', '/de/guides/deep/x/'],
  ] as [Route, Route][];

  it('lists translations in the folder of their originals and in that of their own routes, at these', () => {
    const entry = createFolderEntries(records, new Map(places))('/de/guides/');
    assert.deepEqual(drawing(entry === undefined ? [] : [entry]), [
      'Guides',
      '  T/de/grenzen/ /de/grenzen/',
      '  T/de/guides/a/ /de/guides/a/',
      '  Deep',
      '    T/de/tief/ /de/tief/',
    ]);
    assert.equal(entry?.link, undefined, 'no page is that of the folder');
  });

  it('lists all of a language as its sidebars do: translations in the folders of their originals', () => {
    const entry = createFolderEntries(records, new Map(places))('/de/');
    assert.deepEqual(drawing(entry === undefined ? [] : [entry]), [
      'T/de/ /de/',
      '  Guides',
      '    T/de/grenzen/ /de/grenzen/',
      '    Deep',
      '      T/de/tief/ /de/tief/',
      '  Other',
      '    T/de/guides/a/ /de/guides/a/',
    ]);
  });

  it('finds none where no page is, in any language', () => {
    for (const placed of [new Map(places), new Map<Route, Route>()])
      assert.equal(createFolderEntries(records, placed)('/de/none/'), undefined);
  });
});

describe('folderParts', () => {
  const records = ['/', '/a/z/', '/a/', '/a/b/c/', '/a/y/', '/d/'].map((path) =>
    record(path, path === '/a/z/' ? { order: 1 } : {}),
  );

  it('leaves out pages that no sidebar lists, and a folder of nothing else', () => {
    const hidden = { unlisted: 'sidebar' } as const;
    const records = [record('/a/', hidden), record('/a/b/'), record('/a/c/', hidden), record('/d/e/', hidden)];
    const entries = createFolderEntries(records, new Map());
    assert.deepEqual(drawing([entries('/a/')].flatMap((entry) => entry ?? [])), ['A', '  T/a/b/ /a/b/']);
    assert.equal(entries('/d/'), undefined);
    assert.deepEqual(folderParts('/a/', records), ['/a/b/']);
  });

  it('lists pages and folders as a sidebar does, the page of the folder first', () => {
    assert.deepEqual(folderParts('/a/', records), ['/a/', '/a/z/', '/a/y/', { folder: '/a/b/' }]);
    assert.deepEqual(folderParts('/', records), ['/', '/d/', { folder: '/a/' }]);
    assert.deepEqual(folderParts('/none/', records), []);
    const mixed = [record('/a/b/', { order: 1 }), record('/a/b/c/'), record('/a/z/', { order: 2 })];
    assert.deepEqual(folderParts('/a/', mixed), [{ folder: '/a/b/' }, '/a/z/']);
  });
});
