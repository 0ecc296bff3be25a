import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import type { NavView } from '../../../src/model/view.ts';
import { NavItems } from '../../../src/theme/navigation/NavItems.tsx';

const htmlOf = (link: Partial<NavView>) =>
  renderToStaticMarkup(
    <NavItems
      items={[{ kind: 'link', text: 'Chat', href: 'https://chat.example/', external: true, ...link } as NavView]}
    />,
  );

it('a link of the navigation is its text, and says that it leaves the site', () => {
  const link = '<a href="https://chat.example/" class="nav-link external" rel="noopener">Chat</a>';
  assert.equal(htmlOf({}), `<ul class="nav-items"><li>${link}</li></ul>`);
});

it('a navigation without links is no list', () => {
  assert.equal(renderToStaticMarkup(<NavItems items={[]} />), '');
});

it('a link with an icon shows that alone, and is called by its text', () => {
  assert.match(
    htmlOf({ icon: [{ src: '/chat.svg' }] }),
    /<a href="[^"]+" class="nav-link" rel="noopener"><span title="Chat"><img src="\/chat\.svg" alt="Chat" width="20" height="20"[^>]*\/><\/span><\/a>/,
  );
  const two = htmlOf({ icon: [{ src: '/chat.svg' }, { src: '/dark.svg' }] });
  assert.match(
    two,
    /<img src="\/chat\.svg" alt="Chat"[^>]* class="on-light"[^>]*\/><img src="\/dark\.svg" alt="Chat"[^>]* class="on-dark"/,
  );
});

it('a link that stands out is a button, as it were', () => {
  assert.match(htmlOf({ highlighted: true }), /class="nav-link nav-highlighted external"/);
});

it('a menu opens without script, is heard by its label alone, and its entries may have a word behind them', () => {
  const items = [
    { text: '2.0', href: '/2/', badge: { text: 'New', type: 'tip' as const }, version: true },
    { text: '1.0', href: '/1/' },
  ];
  const html = renderToStaticMarkup(
    <NavItems items={[{ kind: 'menu', text: '2.0', label: 'Version 2.0', lang: 'en', items }]} />,
  );
  const summary =
    '<summary class="nav-link" lang="en"><span aria-hidden="true"><bdi>2.0</bdi></span><span class="visually-hidden">Version 2.0</span></summary>';
  const entries =
    '<li><a href="/2/" data-version="">2.0</a><span class="badge badge-tip">New</span></li><li><a href="/1/">1.0</a></li>';
  assert.equal(
    html,
    `<ul class="nav-items"><li><details class="nav-menu">${summary}<ul class="nav-menu-list">${entries}</ul></details></li></ul>`,
  );
});

it('a group of a menu is a list of its own, below its name', () => {
  const one = { text: 'One', href: '/1/', badge: { text: 'New' } };
  const items = [
    { text: 'Languages', lang: 'en', items: [one, { text: 'Two', href: '/2/' }] },
    { text: 'All', href: '/all/' },
  ];
  const html = renderToStaticMarkup(<NavItems items={[{ kind: 'menu', text: 'More', items }]} />);
  const links = '<li><a href="/1/">One</a><span class="badge badge-info">New</span></li><li><a href="/2/">Two</a></li>';
  assert.ok(
    html.includes(
      `<ul class="nav-menu-list"><li class="menu-group"><span class="menu-group-name" lang="en"><bdi>Languages</bdi></span><ul>${links}</ul></li><li><a href="/all/">All</a></li></ul>`,
    ),
    html,
  );
});

it('the version on screen is marked in its menu, also for the client, which marks pages there', () => {
  const items = [
    { text: '2.0', href: 'https://acme.example/', current: true },
    { text: '1.0', href: 'https://acme.example/1/' },
  ];
  assert.match(
    renderToStaticMarkup(<NavItems items={[{ kind: 'menu', text: '2.0', items }]} />),
    /<li><a href="https:\/\/acme\.example\/" data-version="" aria-current="true">2\.0<\/a><\/li><li><a href="[^"]+">1\.0<\/a>/,
  );
});
