import type { ReactElement } from 'react';
import { BreakableText } from '../BreakableText.tsx';

export interface LinkTextProps {
  readonly text: string;
  /** See `LinkView`. */
  readonly lang?: string | undefined;
}

/** The text of a link or a group. In another language than the page it may also be written in the other direction. */
export function LinkText({ text, lang }: LinkTextProps): ReactElement {
  const shown = <BreakableText text={text} />;
  return lang === undefined ? shown : <bdi>{shown}</bdi>;
}
