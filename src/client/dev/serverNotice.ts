import { devServer, serverStopped } from '../../model/languages/clientTexts.ts';
import { announce } from '../announce.ts';

/** Says, in one box, that the dev server cannot be reached: nobody is to wait for an edit to show. */
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
