import type { PageChunk } from '../../src/model/chunk.ts';

/** A page chunk for tests; what matters to a test is given. */
export const pageChunk = (parts: Partial<PageChunk> = {}): PageChunk => ({
  title: 'Guide | Site',
  client: 'client1',
  lang: 'en',
  dir: 'ltr',
  description: 'About the guide',
  noindex: false,
  main: '<article><h1 tabindex="-1">Guide</h1><h2 id="one">One</h2></article>',
  toc: '<ul><li><a href="#one">One</a></li></ul>',
  sidebarHeadings: '<ul class="sidebar-headings"><li><a href="#one">One</a></li></ul>',
  sidebar: { id: 'basics', src: '/docs/assets/sidebars/basics.js' },
  ...parts,
});

/** A document as the theme writes it, showing the start page. */
export const DOCUMENT = `<html lang="en" dir="ltr" data-base="/docs/" data-manifest-parts="2" data-client="client1"><head><title>Home</title></head><body>
<header class="site-header"><details class="nav-menu"><summary>Menu</summary><ul><li><a href="/docs/">Home</a></li></ul></details></header>
<nav id="_sidebar"><div data-region="sidebar" data-sidebar-id="basics"><ul><li><details open><summary>Basics</summary><ul>
<li><a href="/docs/" aria-current="page">Home</a><ul class="sidebar-headings"><li><a href="#start">Start</a></li></ul></li>
<li><a href="/docs/guide/">Guide</a></li></ul></details></li>
<li><details><summary>More</summary><ul><li><a href="/docs/ref/">Reference</a></li></ul></details></li></ul></div></nav>
<aside data-region="toc"><ul><li><a href="#start">Start</a></li></ul></aside>
<main id="_content" data-region="main"><h1 tabindex="-1">Home</h1><p><a id="to-guide" href="/docs/guide/"><b>Guide</b></a>
<a id="to-hash" href="/docs/guide/#one">One</a> <a id="to-ref" href="/docs/ref/">Ref</a> <a id="to-start" href="#start">Start</a>
<a id="to-self" href="/docs/">Home</a></p><h2 id="start">Start</h2></main>
<div id="_status" role="status"></div></body></html>`;
