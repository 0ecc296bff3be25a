import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageView } from '../../../src/model/view.ts';
import { SidebarRegion, SidebarTop } from '../../../src/theme/navigation/SidebarRegion.tsx';
import { pageViewOf, siteViewOf } from '../../render/viewFixture.ts';

const site = siteViewOf('Docs');

const regionOf = (page: PageView) =>
  /<div class="sidebar-region".*<\/div>/.exec(
    renderToStaticMarkup(<SidebarRegion site={site} page={page} top="" />),
  )?.[0];

it('a page has its sidebar, or an empty place for that of the next page', () => {
  const { sidebar: _, ...alone } = pageViewOf('A');
  const place = (id: string) => `<div class="sidebar-region" data-region="sidebar" data-sidebar-id="${id}">`;
  assert.equal(regionOf(pageViewOf('A')), `${place('side')}<ul><li>sidebar</li></ul></div>`);
  assert.equal(regionOf(alone), `${place('')}</div>`);
});

it('the drawer has a name, a button that closes it, and all of the top navigation', () => {
  const html = renderToStaticMarkup(
    <SidebarRegion site={site} page={pageViewOf('A')} top={<SidebarTop site={site} />} />,
  );
  assert.match(html, /^<nav id="_sidebar" [^>]*popover="auto" aria-label="Documentation" lang="en">/);
  assert.match(html, /popoverTarget="_sidebar" popoverTargetAction="hide" aria-label="Close menu"/i);
  assert.equal(html.match(/class="nav-link/g)?.length, site.nav.left.length + site.nav.right.length);
});
