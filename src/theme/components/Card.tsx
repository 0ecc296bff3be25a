import type { ReactElement, ReactNode } from 'react';
import { CardBox } from './CardBox.tsx';

export interface CardProps {
  readonly title: string;
  /** Base applied. Without it the card leads nowhere. */
  readonly href?: string;
  /** One sentence. */
  readonly children?: ReactNode;
}

/** A title, mostly a link to a page, with a sentence about it. */
export function Card({ title, href, children }: CardProps): ReactElement {
  return (
    <CardBox title={title} {...(href === undefined ? {} : { href })}>
      {children}
    </CardBox>
  );
}
