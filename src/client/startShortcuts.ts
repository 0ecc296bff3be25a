import type { Islands } from './createIslands.ts';
import { isSearchShortcut } from './isSearchShortcut.ts';
import { readStored } from './readStored.ts';

/** Lets the search keys focus the search box. A reader whose software types for them can switch "/" off (WCAG 2.1.4). */
export function startShortcuts(islands: Islands | undefined): void {
  document.addEventListener('keydown', (event) => {
    const isOff = event.key === '/' && readStored('docsgen:shortcuts') === 'off';
    const box = document.querySelector<HTMLElement>('[data-island="SearchBox"]');
    const input = box?.querySelector('input');
    if (isOff || !box || !input || !isSearchShortcut(event, { isWriting: isWriting(event.target) })) return;
    event.preventDefault();
    islands?.hydrate(box);
    input.focus();
    input.select();
  });
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
