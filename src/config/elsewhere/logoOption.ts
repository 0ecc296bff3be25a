import type { LogoElsewhere } from '../../model/navigationElsewhere.ts';

export function logoOption({ image, replacesTitle }: LogoElsewhere) {
  if (replacesTitle !== true) return image;
  return { ...(typeof image === 'string' ? { src: image } : image), replacesTitle: true };
}
