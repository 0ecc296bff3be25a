import type { ReactElement, ReactNode } from 'react';

/** Lays its `Card`s out in as many columns as fit. */
export function CardGrid({ children }: { readonly children?: ReactNode }): ReactElement {
  return <div className="card-grid">{children}</div>;
}
