import type { ReactElement } from 'react';
import type { SchemeImageView } from '../model/view.ts';

export interface SchemeImageProps {
  readonly image: SchemeImageView;
  /** Width and height, in CSS pixels. */
  readonly size: number;
  readonly alt: string;
}

/** An image of the header. Of two, browsers load the one that shows. */
export function SchemeImage({ image: { src, dark }, size, alt }: SchemeImageProps): ReactElement {
  const given = { width: size, height: size, fetchPriority: 'low' } as const;
  if (dark === undefined) return <img src={src} alt={alt} {...given} />;
  return (
    <>
      <img src={src} alt={alt} {...given} className="on-light" loading="lazy" />
      <img src={dark} alt={alt} {...given} className="on-dark" loading="lazy" />
    </>
  );
}
