import type { ReactElement } from 'react';

export interface PageThumbnailProps {
  /** Base applied; undefined: no picture. */
  readonly src: string | undefined;
}

/** Picture on a card. Decorative: the card's title says the same in words. */
export function PageThumbnail({ src }: PageThumbnailProps): ReactElement | null {
  if (src === undefined) return null;
  return <img className="page-thumbnail" src={src} alt="" width="75" height="75" loading="lazy" decoding="async" />;
}
