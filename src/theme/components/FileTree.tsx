import type { ReactElement, ReactNode } from 'react';

/** Draws the list inside as folders and files; `markFileTree` has told them apart. */
export function FileTree({ children }: { readonly children?: ReactNode }): ReactElement {
  return <div className="file-tree">{children}</div>;
}
