import assert from 'node:assert/strict';
import { it } from 'node:test';
import { layoutPlaceFor } from '../../../src/build/elsewhere/layoutPlaces.ts';

it('places of other generators lead to the one that is nearest here', () => {
  const places = [
    'doc-before',
    'afterDocFooter',
    'sidebar-nav-after',
    'aside-outline-after',
    'Banner',
    'bottom',
    'afterNavMenu',
  ];
  assert.deepEqual(places.map(layoutPlaceFor), [
    'beforeContent',
    'afterContent',
    'afterSidebar',
    'afterToc',
    'announcement',
    'footer',
    'header',
  ]);
  for (const name of ['home-hero-before', 'footer', 'constructor']) assert.equal(layoutPlaceFor(name), undefined);
});
