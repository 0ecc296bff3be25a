import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Route } from '../../../src/model/brands.ts';
import type { Frontmatter } from '../../../src/model/page.ts';
import { neighborsOf, sidebarPlaces } from '../../../src/routes/navigation/neighbors.ts';
import type { SidebarEntry } from '../../../src/routes/navigation/sidebars.ts';
import { recordAt } from '../../recordAt.ts';

const record = (path: string, frontmatter: Frontmatter = {}) => recordAt(path, `Title of ${path}`, frontmatter);

const { beside } = sidebarPlaces({ entries: [], order: ['/a/', '/b/', '/c/'] as Route[] });
const recordOf = (link: string) =>
  ['/a/', '/b/', '/c/', '/d/'].includes(link) ? record(link, link === '/d/' ? { label: 'D' } : {}) : undefined;
const neighbors = (path: string, frontmatter: Frontmatter = {}) => {
  const { prev, next } = neighborsOf(record(path, frontmatter), beside(path as Route), recordOf);
  return [prev?.link, next?.link];
};

describe('neighborsOf', () => {
  it('follows the order of the sidebar', () => {
    assert.deepEqual(neighbors('/a/'), [undefined, '/b/']);
    assert.deepEqual(neighbors('/b/'), ['/a/', '/c/']);
    assert.deepEqual(neighbors('/c/'), ['/b/', undefined]);
  });

  it('finds none for a page that the sidebar does not list', () => {
    assert.deepEqual(neighbors('/d/'), [undefined, undefined]);
  });

  it('lets a flag of the front matter win', () => {
    assert.deepEqual(neighbors('/b/', { prev: false }), [undefined, '/c/']);
    assert.deepEqual(neighbors('/b/', { prev: false, next: false }), [undefined, undefined]);
    assert.deepEqual(neighbors('/b/', { next: '/d/' }), ['/a/', '/d/']);
    assert.deepEqual(neighbors('/d/', { prev: '/a/' }), ['/a/', undefined]);
  });

  it('lets a landing page have those alone that it asks for', () => {
    assert.deepEqual(neighbors('/b/', { hero: {} }), [undefined, undefined]);
    assert.deepEqual(neighbors('/b/', { hero: {}, next: '/d/' }), [undefined, '/d/']);
  });

  it('labels a neighbor as navigation does, or as the flag says', () => {
    assert.equal(neighborsOf(record('/b/', { next: '/d/' }), beside('/b/' as Route), recordOf).next?.text, 'D');
    assert.deepEqual(
      neighborsOf(
        record('/b/', { next: { text: 'Away', link: 'https://a.example' } }),
        beside('/b/' as Route),
        recordOf,
      ).next,
      {
        text: 'Away',
        link: 'https://a.example',
      },
    );
  });

  it('gives the neighbor by order another text, and is none where there is none', () => {
    const around = (path: string, frontmatter: object) =>
      neighborsOf(record(path, frontmatter), beside(path as Route), recordOf);
    assert.deepEqual(around('/b/', { next: { text: 'Go on' } }).next, { text: 'Go on', link: '/c/' });
    assert.equal(around('/a/', { prev: { text: 'Back' } }).prev, undefined);
    assert.equal(around('/b/', { hero: {}, next: { text: 'Go on' } }).next, undefined);
  });

  it('has none where a flag leads nowhere', () => {
    assert.deepEqual(neighbors('/b/', { next: '/none/' }), ['/a/', undefined]);
  });
});

describe('sidebarPlaces', () => {
  const leaf = (path: string): SidebarEntry => ({ text: path, link: path, route: path as Route });
  const entries: SidebarEntry[] = [
    leaf('/'),
    {
      text: 'Group',
      items: [{ text: 'Inner', link: '/inner/', route: '/inner/' as Route, items: [leaf('/inner/deep/')] }],
    },
  ];
  const trail = (path: string, of: readonly SidebarEntry[] = entries) =>
    sidebarPlaces({ entries: of, order: [] })
      .trailTo(path as Route)
      .map(({ text }) => text);

  it('lists the entries around a page, outermost first', () => {
    assert.deepEqual(trail('/inner/deep/'), ['Group', 'Inner']);
    assert.deepEqual(trail('/inner/'), ['Group']);
    assert.deepEqual(trail('/'), []);
  });

  it('takes a page for where it is listed first', () => {
    const group = (text: string) => ({ text, items: [leaf('/twice/')] });
    assert.deepEqual(trail('/twice/', [group('One'), group('Two'), leaf('/twice/')]), ['One']);
    assert.deepEqual(trail('/twice/', [leaf('/twice/'), group('Two')]), []);
  });

  it('is empty for a page that is not listed', () => assert.deepEqual(trail('/none/'), []));
});
