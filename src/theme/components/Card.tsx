import type { ReactElement, ReactNode } from 'react';
import type { SafeHtml } from '../../model/brands.ts';
import { CardBox } from './CardBox.tsx';

export interface CardProps {
  readonly title: string;
  /** Base applied. Without it the card leads nowhere. */
  readonly href?: string;
  /** A character or a drawing above the title; nobody hears it. */
  readonly icon?: ReactNode;
  /** The same in a page, where the build has made it. */
  readonly iconHtml?: SafeHtml;
  /** One sentence. */
  readonly children?: ReactNode;
}

/** A title, mostly a link to a page, with a sentence about it. */
export function Card({ title, href, icon, iconHtml, children }: CardProps): ReactElement {
  const shown = iconHtml === undefined ? icon : <span dangerouslySetInnerHTML={{ __html: iconHtml }} />;
  return (
    <CardBox title={title} icon={shown} {...(href === undefined ? {} : { href })}>
      {children}
    </CardBox>
  );
}
