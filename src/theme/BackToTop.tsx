import type { ReactElement } from 'react';
import { ArrowUpIcon } from './icons.tsx';
import { strings } from './strings.ts';

/**
 * The way back to the title, which the styles show once the reader is far below it. The empty address is this page's
 * own, without fragment: the client goes to its top and focuses the title, and without scripts the browser goes there.
 */
export function BackToTop(): ReactElement {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to this page, by whatever address it was reached.
    <a className="to-top" href="">
      <ArrowUpIcon />
      <span>{strings.backToTop}</span>
    </a>
  );
}
