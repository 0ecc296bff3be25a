type Key = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>;

/** Whether a key press asks for the search box: Ctrl or Cmd with K anywhere, "/" where the reader is not writing. */
export function isSearchShortcut(press: Key, { isWriting }: { readonly isWriting: boolean | undefined }): boolean {
  const isCommand = press.metaKey || press.ctrlKey;
  if (press.defaultPrevented || press.altKey) return false;
  // Some layouts need Shift for the slash.
  if (press.key === '/') return !isWriting && !isCommand;
  // By its place, where the keys have the letters of another script.
  return /^(Key)?k$/i.test(press.key > '~' ? press.code : press.key) && isCommand && !press.shiftKey;
}
