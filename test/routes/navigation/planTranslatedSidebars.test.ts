import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Route } from '../../../src/model/brands.ts';
import { planTranslatedSidebars } from '../../../src/routes/navigation/planTranslatedSidebars.ts';
import type { SidebarEntry } from '../../../src/routes/navigation/sidebars.ts';
import { recordAt } from '../../recordAt.ts';

const drawing = (entries: readonly SidebarEntry[], indent = ''): string[] =>
  entries.flatMap(({ text, link, route, items = [] }) => [
    `${indent}${text} ${link} ${route}`,
    ...drawing(items, `${indent}  `),
  ]);

const sidebars = planTranslatedSidebars(
  '/de/',
  [
    recordAt('/de/', 'Willkommen'),
    recordAt('/de/guides/', 'Anleitungen', { order: 1 }),
    recordAt('/de/guides/b/', 'Berge'),
    recordAt('/de/guides/only/', 'Nur hier'),
  ],
  [
    recordAt('/', 'Welcome'),
    recordAt('/limits/', 'Limits'),
    recordAt('/guides/', 'Guides'),
    recordAt('/guides/b/', 'Mountains'),
    recordAt('/guides/c#/', 'Coasts'),
  ],
);

it('the sidebars of a translation show the pages that are not translated in their places', () => {
  const sidebar = sidebars.of('/de/guides/b/' as Route);
  assert.deepEqual(drawing(sidebar?.entries ?? []), [
    'Willkommen /de/ /de/',
    'Anleitungen /de/guides/ /de/guides/',
    '  Berge /de/guides/b/ /de/guides/b/',
    '  Coasts /guides/c%23/ /guides/c#/',
    '  Nur hier /de/guides/only/ /de/guides/only/',
    'Limits /limits/ /limits/',
  ]);
  assert.deepEqual(sidebar?.order, [
    '/de/',
    '/de/guides/',
    '/de/guides/b/',
    '/guides/c#/',
    '/de/guides/only/',
    '/limits/',
  ]);
});

it('there is one for each section and one for the pages outside, each made once', () => {
  assert.equal(sidebars.of('/de/guides/' as Route), sidebars.of('/de/guides/only/' as Route));
  assert.deepEqual(sidebars.all(), [sidebars.of('/de/' as Route), sidebars.of('/de/guides/' as Route)]);
  assert.equal(sidebars.first(), sidebars.of('/de/' as Route));
  assert.equal(sidebars.of('/de/none/' as Route), undefined);
});

it('a language without listed pages has no sidebar', () => {
  const none = planTranslatedSidebars('/de/', [], []);
  assert.deepEqual([none.first(), none.of('/de/' as Route), none.all()], [undefined, undefined, []]);
});
