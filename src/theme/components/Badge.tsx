import type { ReactElement, ReactNode } from 'react';

export interface BadgeProps {
  /** Without it the badge shows what it holds. */
  readonly text?: string;
  readonly children?: ReactNode;
  readonly type?: 'tip' | 'warning' | 'danger' | 'info';
}

/** A word or two set off from the line, such as "Beta". */
export function Badge({ text, children, type = 'info' }: BadgeProps): ReactElement {
  return <span className={`badge badge-${type}`}>{text ?? children}</span>;
}
