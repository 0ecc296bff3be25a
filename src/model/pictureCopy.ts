/** Smaller copies of a picture, of which a browser takes the one that it needs. */
export interface PictureCopies {
  /** Names the picture's bytes, and how they are made smaller. */
  readonly sum: string;
  /** In pixels, ascending. */
  readonly widths: readonly number[];
}

/** How wide pages show a picture at the most: the article's width, `--article` of the styles. */
export const PICTURE_WIDTH = '44rem';

export const copyPath = (sum: string, width: number): string => `assets/pictures/${width}.${sum}.webp`;
