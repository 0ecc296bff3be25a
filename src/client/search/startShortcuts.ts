import { isSearchShortcut } from './isSearchShortcut.ts';
import { isSlashOn, showSlash } from './slashKey.ts';

/** The search field, with the element that the search keys have taken the focus from. */
export type SearchInput = HTMLInputElement & { cameFrom?: Element | null | undefined };

/** Lets the search keys focus the search box; the focus brings its island to life. */
export function startShortcuts(): void {
  showSlash(isSlashOn());
  addEventListener('keydown', (event) => {
    const input = document.querySelector<SearchInput>('#_search-input');
    // Switched off, the slash is the reader's to write everywhere.
    // Of a key that is pressed in a web component, `target` would be the component, not the field in it.
    const isWriting = !isSlashOn() || takesText(event.composedPath()[0] as Partial<HTMLElement>);
    if (!input || !isSearchShortcut(event, { isWriting })) return;
    event.preventDefault();
    // Escape in the box gives the focus back. A dialog, behind which the box takes none, may be gone.
    if (!input.cameFrom?.isConnected) input.cameFrom = document.activeElement;
    input.focus();
    input.select();
  });
}

// The document can be the target, too.
const takesText = (target: Partial<HTMLElement>) =>
  target.isContentEditable || target.matches?.('input,textarea,select');
