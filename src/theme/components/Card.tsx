import type { ReactElement, ReactNode } from 'react';

export interface CardProps {
  readonly title: string;
  /** Base applied. Without it the card leads nowhere. */
  readonly href?: string;
  /** One sentence. */
  readonly children?: ReactNode;
}

/** A title, mostly a link to a page, with a sentence about it; the whole card is the link's target area, its name is the title alone. */
export function Card({ title, href, children }: CardProps): ReactElement {
  return (
    <div className="card">
      <p className="card-title">{href === undefined ? title : <a href={href}>{title}</a>}</p>
      <div className="card-text">{children}</div>
    </div>
  );
}
