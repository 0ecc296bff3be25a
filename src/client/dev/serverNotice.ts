import { devServer, serverStopped } from '../../model/clientTexts.ts';
import { announce } from '../announce.ts';

/** Says that the dev server cannot be reached, so that nobody waits for an edit to show. Shown twice, there is one box. */
export function showServerNotice(): void {
  if (document.querySelector('.server-notice')) return;
  const box = document.createElement('aside');
  const text = document.createElement('p');
  box.className = 'server-notice';
  box.ariaLabel = devServer;
  text.textContent = serverStopped;
  box.append(text);
  document.body.append(box);
  announce(serverStopped);
}

/** Takes the box away; harmless where there is none. */
export function hideServerNotice(): void {
  document.querySelector('.server-notice')?.remove();
}
