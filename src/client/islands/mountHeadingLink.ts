import { linkCopied } from '../../model/languages/clientTexts.ts';
import { addStyles } from '../addStyles.ts';
import { announce } from '../announce.ts';
import { copiedStyles } from '../lateStyles.ts';

/** How long the link shows that it is copied. */
const COPIED_STATE_MS = 1_000;

/**
 * Makes the anchor link of a heading also copy its full address. It stays a link: where copying is refused, the address
 * bar has it.
 */
export function mountHeadingLink(link: HTMLElement): undefined {
  addStyles(copiedStyles);
  const copy = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    try {
      await navigator.clipboard.writeText((link as HTMLAnchorElement).href);
    } catch {
      return;
    }
    announce(linkCopied);
    link.classList.add('copied');
    setTimeout(() => link.classList.remove('copied'), COPIED_STATE_MS);
  };
  link.addEventListener('click', copy);
  link.addEventListener('again', (event) => {
    // By the time that the island has come, readers may have copied something else.
    if (navigator.userActivation?.isActive !== false) copy(event as MouseEvent);
  });
}
