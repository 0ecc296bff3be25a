import type { ReactElement } from 'react';
import type { PageView } from '../model/view.ts';
import { scriptJson } from './scriptJson.ts';

/** Where headings went that have left this address, for the script that leads readers of old links on. */
export function MovedHeadings({ moved }: { readonly moved: NonNullable<PageView['moved']> }): ReactElement {
  return <script type="application/json" data-moved="" dangerouslySetInnerHTML={{ __html: scriptJson(moved) }} />;
}
