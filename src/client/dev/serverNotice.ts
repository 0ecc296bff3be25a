import { devServer, serverStopped } from '../../model/clientTexts.ts';
import { addStyles } from '../addStyles.ts';
import { announce } from '../announce.ts';

/** Says that the dev server cannot be reached, so that nobody waits for an edit to show. Shown twice, there is one box. */
export function showServerNotice(): void {
  if (document.getElementById(ID)) return;
  addStyles(STYLES);
  const box = document.createElement('aside');
  const text = document.createElement('p');
  box.id = ID;
  box.ariaLabel = devServer;
  text.textContent = serverStopped;
  box.append(text);
  document.body.append(box);
  announce(serverStopped);
}

/** Takes the box away; harmless where there is none. */
export function hideServerNotice(): void {
  document.getElementById(ID)?.remove();
}

const ID = 'docsgen-server';

// Like the notice of being offline, which may show beside it, and which the router takes away.
const STYLES = `#${ID} {
  position: fixed;
  inset: auto var(--space-4) var(--space-4);
  z-index: 30;
  max-inline-size: 34rem;
  margin-inline: auto;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--warning-border);
  border-radius: var(--radius-lg);
  background: var(--warning-bg);
  box-shadow: var(--shadow-lg);
  color: var(--text-strong);
}`;
