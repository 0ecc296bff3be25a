import type { ReactElement, ReactNode } from 'react';

/** Parameters of an HTTP call, each a `Param`, or properties of an object, a component or a command, each a `Prop`. */
export function FieldTable({ children }: { readonly children?: ReactNode }): ReactElement {
  return <dl className="fields">{children}</dl>;
}
