import type { ReactElement, ReactNode } from 'react';

export interface TabProps {
  readonly label: string;
  readonly disabled?: boolean;
  /** Shown first unless the address or a kept choice says otherwise. */
  readonly default?: boolean;
  readonly children?: ReactNode;
}

/** One tab of `Tabs`, which reads its properties and shows its children; alone it is just its children. */
export function Tab({ children }: TabProps): ReactElement {
  return <>{children}</>;
}
