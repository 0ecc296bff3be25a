import type { ReactElement, ReactNode } from 'react';
import type { BadgeType } from '../../model/badgeType.ts';

export interface BadgeProps {
  /** Without it the badge shows what it holds. */
  readonly text?: string;
  readonly children?: ReactNode;
  readonly type?: BadgeType;
}

/** A word or two set off from the line, such as "Beta". */
export function Badge({ text, children, type = 'info' }: BadgeProps): ReactElement {
  return <span className={`badge badge-${type}`}>{text ?? children}</span>;
}
