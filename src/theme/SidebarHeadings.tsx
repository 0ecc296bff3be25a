import type { ReactElement } from 'react';
import type { HeadingView } from '../model/view.ts';
import { HeadingList } from './HeadingList.tsx';

/** The page's headings as they stand below its link in the sidebar; nothing for a page without headings. */
export function SidebarHeadings({ headings }: { readonly headings: readonly HeadingView[] }): ReactElement | null {
  return headings.length === 0 ? null : <HeadingList headings={headings} className="sidebar-headings" />;
}
