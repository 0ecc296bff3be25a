import { keepVisible } from './keepVisible.ts';

const KEY = 'docsgen:sidebar';

/**
 * Leaves the sidebar where the reader had it, also over a full load, and shows the current page in it, which matters
 * where the page loaded is of another section. The page itself does not move.
 */
export function startSidebar(): void {
  const sidebar = document.querySelector('[data-sidebar-id]');
  if (!sidebar) return;
  const showCurrent = () => keepVisible(sidebar.querySelector('[aria-current]'));
  try {
    // The browser takes what is no number for the top.
    sidebar.scrollTop = sessionStorage[KEY];
    addEventListener('pagehide', () => {
      sessionStorage[KEY] = sidebar.scrollTop;
    });
  } catch {
    // Storage is blocked: each full load begins at the top.
  }
  showCurrent();
  // On a phone it has no place before its drawer is opened.
  sidebar.parentElement?.addEventListener('toggle', showCurrent);
}
