import type { ReactElement } from 'react';
import type { PageView } from '../model/view.ts';
import { scriptJson } from './scriptJson.ts';

/**
 * Where headings went that have left this address, for the script that leads readers of old links on. A document without
 * that script, in which the page is opened, gets it from `script`.
 */
export function MovedHeadings({
  moved,
  script = '',
  integrity,
}: {
  readonly moved: NonNullable<PageView['moved']>;
  readonly script?: string;
  readonly integrity?: string | undefined;
}): ReactElement {
  return (
    <script
      type="application/json"
      data-moved={script}
      data-integrity={integrity}
      dangerouslySetInnerHTML={{ __html: scriptJson(moved) }}
    />
  );
}
