import type { ReactElement, ReactNode } from 'react';

/** Draws the ordered list inside as a procedure: large numbers joined by a line. */
export function Steps({ children }: { readonly children?: ReactNode }): ReactElement {
  return <div className="steps">{children}</div>;
}
