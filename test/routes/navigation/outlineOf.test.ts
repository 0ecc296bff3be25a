import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Route } from '../../../src/model/brands.ts';
import { outlineOf } from '../../../src/routes/navigation/outlineOf.ts';
import type { SidebarEntry } from '../../../src/routes/navigation/sidebars.ts';

const page = (route: string): SidebarEntry => ({ text: route, link: route, route: route as Route });
const sidebar = (entries: readonly SidebarEntry[]) => ({ entries, order: [] });

it('an outline has every page once: loose ones, groups in order, then those in no sidebar', () => {
  const sidebars = [
    sidebar([
      page('/'),
      { ...page('/b/'), text: 'B', items: [page('/b/1/'), { text: 'Deep', items: [page('/b/2/')] }] },
      page('/c/'),
    ]),
    sidebar([
      { text: 'C', items: [page('/c/'), page('/b/1/'), page('/gone/')] },
      { text: 'Again', items: [page('/b/2/')] },
      { text: 'Out', link: 'https://b.example' },
    ]),
  ];
  const routes = ['/', '/b/', '/b/1/', '/b/2/', '/c/', '/z/'] as Route[];
  assert.deepEqual(outlineOf(sidebars, routes, '/' as Route), [
    { title: undefined, routes: ['/'] },
    { title: 'B', routes: ['/b/', '/b/1/', '/b/2/'] },
    { title: 'C', routes: ['/c/'] },
    { title: undefined, routes: ['/z/'] },
  ]);
});

it('an outline begins with the start page, also where no sidebar has it', () => {
  const sidebars = [sidebar([page('/c/'), { text: 'B', items: [page('/b/')] }])];
  assert.deepEqual(outlineOf(sidebars, ['/', '/b/', '/c/', '/z/'] as Route[], '/' as Route), [
    { title: undefined, routes: ['/', '/c/'] },
    { title: 'B', routes: ['/b/'] },
    { title: undefined, routes: ['/z/'] },
  ]);
});
