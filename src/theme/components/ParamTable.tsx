import type { ReactElement, ReactNode } from 'react';

/** The parameters of an HTTP call, each a `Param`. */
export function ParamTable({ children }: { readonly children?: ReactNode }): ReactElement {
  return <dl className="fields">{children}</dl>;
}
