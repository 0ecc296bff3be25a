type Key = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>;

/** Whether a key press asks for the search box: Ctrl or Cmd with K anywhere, "/" alone where the reader is not writing. */
export function isSearchShortcut(press: Key, { isWriting }: { readonly isWriting: boolean }): boolean {
  const { key, metaKey, ctrlKey, altKey, shiftKey, defaultPrevented } = press;
  if (defaultPrevented || altKey) return false;
  // Some layouts need Shift for the slash.
  if (key === '/') return !isWriting && !metaKey && !ctrlKey;
  return key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !shiftKey;
}
