import type { ReactElement, ReactNode } from 'react';
import { BreakableText } from '../BreakableText.tsx';

export interface CardProps {
  readonly title: string;
  /** Base applied. Without it the card leads nowhere. */
  readonly href?: string;
  /** One sentence. */
  readonly children?: ReactNode;
}

/**
 * A title, mostly a link to a page, with a sentence about it; the whole card is the link's target area, its name is the
 * title alone.
 */
export function Card({ title, href, children }: CardProps): ReactElement {
  const text = <BreakableText text={title} />;
  return (
    <div className="card">
      <p className="card-title">{href === undefined ? text : <a href={href}>{text}</a>}</p>
      <div className="card-text">{children}</div>
    </div>
  );
}
