import type { ComponentProps, ReactElement } from 'react';
import type { HeroImage } from '../model/page.ts';

interface SchemeImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'className' | 'loading'> {
  /** One image, or one for light pages and one for dark ones, each with what is known of it. */
  readonly images: readonly HeroImage[];
  readonly alt: string;
}

/** An image that may be another on dark pages: of two, browsers load the one that shows. */
export const SchemeImage = ({ images, alt, ...shared }: SchemeImageProps): ReactElement => (
  <>
    {images.map((image, index) => (
      <img key={image.src} {...image} alt={alt} {...shared} {...(images.length > 1 ? BY_SCHEME[index] : {})} />
    ))}
  </>
);

const BY_SCHEME = [
  { className: 'on-light', loading: 'lazy' },
  { className: 'on-dark', loading: 'lazy' },
] as const;
