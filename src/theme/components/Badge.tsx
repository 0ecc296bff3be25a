import type { ReactElement } from 'react';

export interface BadgeProps {
  readonly text: string;
  readonly type?: 'tip' | 'warning' | 'danger' | 'info';
}

/** A word or two set off from the line, such as "Beta". */
export function Badge({ text, type = 'info' }: BadgeProps): ReactElement {
  return <span className={`badge badge-${type}`}>{text}</span>;
}
