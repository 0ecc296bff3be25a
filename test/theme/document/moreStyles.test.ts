import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { PageView, SiteView } from '../../../src/model/view.ts';
import { moreStyles } from '../../../src/theme/document/moreStyles.ts';
import { pageViewOf, siteViewOf } from '../../render/viewFixture.ts';

it('a page loads one more stylesheet at most: that of landing pages, which has the components too, or that of components', () => {
  const plain = siteViewOf('Docs');
  const site: SiteView = {
    ...plain,
    assets: { ...plain.assets, landing: '/landing.css', components: '/components.css' },
  };
  const around: SiteView = { ...site, layout: {} };
  const of = (view: Partial<PageView>, where = site) => moreStyles({ ...pageViewOf('A'), ...view }, where);
  const hero = { actions: [] };
  assert.equal(of({}), undefined);
  assert.equal(of({ hasComponents: true }), '/components.css');
  assert.equal(of({}, around), '/components.css');
  assert.equal(of({ hero }), '/landing.css');
  assert.equal(of({ hero, hasComponents: true }, around), '/landing.css');
});
