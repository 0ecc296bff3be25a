import type { SchemeImageView } from './view.ts';

/** An image of the header as a configuration writes it: a path of `site/public`, or two where one is for dark pages. */
export type SchemeImageInput = string | { readonly light: string; readonly dark: string };

/** The paths of an image, that for light pages first. */
export const imagePaths = (image: SchemeImageInput): readonly [light: string, ...dark: string[]] =>
  typeof image === 'string' ? [image] : [image.light, image.dark];

/** An image as it is shown; `hrefOf` turns a path into an address. */
export const schemeImageView = (image: SchemeImageInput, hrefOf: (path: string) => string): SchemeImageView =>
  imagePaths(image).map((path) => ({ src: hrefOf(path) }));
