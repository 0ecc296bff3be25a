import type { PageChunk } from '../../model/chunk.ts';
import { addStylesheet } from './addStylesheet.ts';
import type { ShowPage } from './createPageLoader.ts';
import { markCurrent } from './markCurrent.ts';
import { setHead } from './setHead.ts';
import { keepOpenGroups, openKeptGroups } from './sidebarGroups.ts';

// This module is loaded with the first page that is opened, apart from the entry: it must share no module with it,
// or the bundler would split what they share into a file that the entry waits for.

/**
 * Loads the styles of a page, and yields what puts it on screen, at the address that the address bar has by then.
 * `sidebarHtml` is undefined when the section's sidebar is there already. Rejects when the site has been built anew
 * with other styles, islands or scripts: those of the document would not fit the page.
 */
export async function preparePage(chunk: PageChunk, sidebarHtml: string | undefined): Promise<ShowPage> {
  if (chunk.client !== document.documentElement.dataset['client']) throw new Error('The page is of another build');
  if (chunk.styles) await addStylesheet(chunk.styles);
  return () => commitPage(chunk, sidebarHtml);
}

/** Leaves focus and scroll alone; yields the sidebar's link to the page. */
function commitPage(chunk: PageChunk, sidebarHtml: string | undefined): Element | undefined {
  setHead(chunk);
  region('main').innerHTML = chunk.main;
  region('toc').innerHTML = chunk.toc;
  const sidebar = region('sidebar');
  const id = chunk.sidebar?.id ?? '';
  if (sidebarHtml !== undefined || !id) {
    keepOpenGroups(sidebar);
    sidebar.innerHTML = sidebarHtml ?? '';
    sidebar.dataset['sidebarId'] = id;
    openKeptGroups(sidebar);
  }
  markNav(chunk.navHref);
  addMovedScript();
  return markCurrent(sidebar, location.pathname, chunk.sidebarHeadings);
}

/** Where headings have left the page, the script that leads on from them; it goes on by itself, page after page. */
function addMovedScript(): void {
  const { moved: src, integrity = '' } = document.querySelector<HTMLElement>('[data-moved]')?.dataset ?? {};
  if (!src || document.querySelector(`script[src="${src}"]`)) return;
  const script = Object.assign(document.createElement('script'), { src, integrity });
  // The next page asks again for one that has not come.
  script.onerror = () => script.remove();
  document.head.append(script);
}

function markNav(href: string | undefined): void {
  for (const link of document.querySelectorAll(':is(.site-header, .sidebar-top) li > a:not([data-version])')) {
    if (link.getAttribute('href') === href) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Throws when the document lacks the region: the router then leaves the page to the browser. */
function region(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
  if (!found) throw new Error(`The document has no region "${name}"`);
  return found;
}
