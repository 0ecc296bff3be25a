import type { ReactNode } from 'react';

export interface LinkTextProps {
  readonly text: string;
  /** See `LinkView`. */
  readonly lang?: string | undefined;
}

/** The text of a link or a group; what is in another language than the page may be written in the other direction, too. */
export const LinkText = ({ text, lang }: LinkTextProps): ReactNode => (lang === undefined ? text : <bdi>{text}</bdi>);
