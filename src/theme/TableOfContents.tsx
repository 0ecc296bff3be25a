import type { ReactElement } from 'react';
import type { HeadingView } from '../model/view.ts';
import { HeadingList } from './HeadingList.tsx';
import { ListIcon } from './icons.tsx';
import { strings } from './strings.ts';

/** A list of more headings than fit a common screen shows the lower ones of the section in view alone. */
const WHOLE_AT_MOST = 20;

/**
 * Content of the "On this page" region; nothing for a page without headings. Where there is no room for a third
 * column the list is a native popover with its button, so that it opens without script.
 */
export function TableOfContents({ headings }: { readonly headings: readonly HeadingView[] }): ReactElement | null {
  if (headings.length === 0) return null;
  return (
    <>
      <button type="button" className="toc-button" popoverTarget="toc-panel">
        <ListIcon />
        {strings.onThisPage}
      </button>
      <div id="toc-panel" className="toc-panel" popover="auto">
        <p className="toc-title">{strings.onThisPage}</p>
        <HeadingList
          headings={headings}
          className={headings.length > WHOLE_AT_MOST ? 'toc-list toc-long' : 'toc-list'}
        />
      </div>
    </>
  );
}
