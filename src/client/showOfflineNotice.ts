import { offline, offlineNotice, tryAgain } from '../model/clientTexts.ts';
import { announce } from './announce.ts';

/**
 * Says that the page asked for cannot be had: in a box at the end of the document, and in the live region.
 * It takes neither the focus nor the page away. `retry` runs when the reader asks again, which is possible
 * once the browser is online. Yields what removes the box.
 */
export function showOfflineNotice(retry: () => void): () => void {
  const box = document.createElement('aside');
  const text = document.createElement('p');
  const button = document.createElement('button');
  box.className = 'offline-notice';
  box.ariaLabel = offlineNotice;
  text.textContent = offline;
  button.type = 'button';
  button.textContent = tryAgain;
  button.onclick = retry;
  button.disabled = !navigator.onLine;
  addEventListener('online', () => (button.disabled = false), { once: true });
  box.append(text, button);
  document.body.append(box);
  announce(offline);
  return () => box.remove();
}
