import { offline, offlineNotice, tryAgain } from '../../model/languages/clientTexts.ts';
import { announce } from '../announce.ts';

/**
 * Says that what was asked for cannot be had: in a box at the end of the document, and in the live region. It takes
 * neither the focus nor the page away. `retry` runs when the reader asks again, which is possible once the browser is
 * online. There is one box at most; shown again, it keeps the focus that it has by then.
 */
export function showOfflineNotice(retry: () => void): void {
  const button = document.querySelector<HTMLButtonElement>('.offline-notice button') ?? addNotice();
  button.onclick = retry;
  announce(offline);
}

/** Takes the box away; harmless where there is none. */
export function hideOfflineNotice(): void {
  document.querySelector('.offline-notice')?.remove();
}

/** Yields the button of the box. */
function addNotice(): HTMLButtonElement {
  const box = document.createElement('aside');
  const text = document.createElement('p');
  const button = document.createElement('button');
  box.className = 'offline-notice';
  box.ariaLabel = offlineNotice;
  text.textContent = offline;
  button.textContent = tryAgain;
  button.disabled = !navigator.onLine;
  addEventListener('online', () => (button.disabled = false));
  box.append(text, button);
  document.body.append(box);
  return button;
}
