import { isSearchShortcut } from './isSearchShortcut.ts';
import { isSlashOn, showSlash } from './slashKey.ts';

/** The search field, with the element that the search keys have taken the focus from. */
export type SearchInput = HTMLInputElement & { cameFrom?: Element | null | undefined };

/** Lets the search keys focus the search box; the focus brings its island to life. */
export function startShortcuts(): void {
  showSlash(isSlashOn());
  document.addEventListener('keydown', (event) => {
    const isOff = event.key === '/' && !isSlashOn();
    const input = document.querySelector<SearchInput>('[data-island="SearchBox"] input');
    if (isOff || !input || !isSearchShortcut(event, { isWriting: isWriting(event.target as Partial<HTMLElement>) }))
      return;
    event.preventDefault();
    // Escape in the box gives the focus back.
    input.cameFrom ??= document.activeElement;
    input.focus();
    input.select();
  });
}

// The document can be the target, too.
const isWriting = (target: Partial<HTMLElement>) =>
  !!target.isContentEditable || !!target.matches?.('input,textarea,select');
