import type { ReactElement, ReactNode } from 'react';
import type { Heading } from '../../model/page.ts';
import { ListIcon } from '../icons.tsx';
import { strings } from '../strings.ts';

/** A list of more headings than fit a common screen shows the lower ones of the section in view alone. */
const WHOLE_AT_MOST = 20;

/** Class of the list of headings in the "On this page" region. */
export const tocClass = (headings: readonly Heading[]): string =>
  headings.length > WHOLE_AT_MOST ? 'toc-list toc-long' : 'toc-list';

/**
 * Content of the "On this page" region around the list of headings. Where there is no room for a third column the list
 * is a native popover with its button, so that it opens without script. `after` stands below the list.
 */
export function TableOfContents({
  list,
  after,
}: {
  readonly list: ReactNode;
  readonly after: ReactNode;
}): ReactElement {
  return (
    <>
      <button type="button" className="toc-button" popoverTarget="_toc-panel">
        <ListIcon />
        {strings.onThisPage}
      </button>
      <div id="_toc-panel" className="toc-panel" popover="auto">
        <p className="toc-title">{strings.onThisPage}</p>
        {list}
        {after}
      </div>
    </>
  );
}
