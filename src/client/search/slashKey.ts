import { readStored } from '../islands/readStored.ts';

const KEY = 'docsgen:shortcuts';

/** Whether "/" opens the search: a reader whose software types for them may have switched it off (WCAG 2.1.4). */
export const isSlashOn = (): boolean => readStored(KEY) !== 'off';

/** Keeps the reader's choice, and shows it in the search box. */
export function setSlash(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Blocked storage: the choice is forgotten with the page.
  }
  showSlash(isOn);
}

/** The sign in the search box promises only what the key does. */
export function showSlash(isOn: boolean): void {
  document.querySelector('.search-key')?.toggleAttribute('hidden', !isOn);
}
