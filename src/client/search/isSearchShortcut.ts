type Key = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>;

/** Whether a key press asks for the search box: Ctrl or Cmd with K anywhere, "/" alone where the reader is not writing. */
export function isSearchShortcut(press: Key, { isWriting }: { readonly isWriting: boolean }): boolean {
  const isCommand = press.metaKey || press.ctrlKey;
  if (press.defaultPrevented || press.altKey) return false;
  // Some layouts need Shift for the slash.
  if (press.key === '/') return !isWriting && !isCommand;
  return press.key.toLowerCase() === 'k' && isCommand && !press.shiftKey;
}
