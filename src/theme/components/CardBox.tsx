import type { ReactElement, ReactNode } from 'react';
import { BreakableText } from '../BreakableText.tsx';

export interface CardBoxProps {
  readonly title: string;
  /** Base applied. Without it the card leads nowhere. */
  readonly href?: string;
  /** The language of its text and that of its target, where they are not those of the page. */
  readonly lang?: string;
  readonly hrefLang?: string;
  readonly icon?: ReactNode;
  /** One sentence. */
  readonly children?: ReactNode;
}

/** A card. A click anywhere on it follows its link, whose name is the title alone. */
export function CardBox({ title, href, lang, hrefLang, icon, children }: CardBoxProps): ReactElement {
  const text = <BreakableText text={title} />;
  return (
    <div className="card" lang={lang}>
      {!icon ? null : (
        <div className="card-icon" aria-hidden="true">
          {icon}
        </div>
      )}
      <p className="card-title">
        {href === undefined ? (
          text
        ) : (
          <a href={href} hrefLang={hrefLang}>
            {text}
          </a>
        )}
      </p>
      <div className="card-text">{children}</div>
    </div>
  );
}
