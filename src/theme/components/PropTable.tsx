import type { ReactElement, ReactNode } from 'react';

/** Properties of an object, a component or a command, each a `Prop`. */
export function PropTable({ children }: { readonly children?: ReactNode }): ReactElement {
  return <dl className="fields">{children}</dl>;
}
