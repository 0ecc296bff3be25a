import type { LogoElsewhere } from '../../model/navigationElsewhere.ts';

/** A logo of another generator as the option has it. */
export function logoOption({ image, replacesTitle }: LogoElsewhere) {
  if (replacesTitle !== true) return image;
  return { ...(typeof image === 'string' ? { src: image } : image), replacesTitle: true };
}
