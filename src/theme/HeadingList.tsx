import type { ReactElement } from 'react';
import type { HeadingView } from '../model/view.ts';
import type { HeadingBranch } from './headingTree.ts';
import { headingTree } from './headingTree.ts';

export interface HeadingListProps {
  readonly headings: readonly HeadingView[];
  readonly className: string;
}

/** Links to a page's headings, each list below the heading it belongs to. */
export function HeadingList({ headings, className }: HeadingListProps): ReactElement {
  return <Branches branches={headingTree(headings)} className={className} />;
}

function Branches({
  branches,
  className,
}: {
  readonly branches: readonly HeadingBranch[];
  readonly className?: string;
}) {
  return (
    <ul className={className}>
      {branches.map(({ slug, title, children }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{title}</a>
          {children.length === 0 ? null : <Branches branches={children} />}
        </li>
      ))}
    </ul>
  );
}
