import type { ReactNode } from 'react';

/** A drawing that explains something on a page. Lengths are user units: about a pixel each on a phone. */
export interface Drawing {
  /** What it shows, in a few words. */
  readonly title: string;
  /** The same in words, for readers who do not see it: everything that the drawing says. */
  readonly description: string;
  /** Sentence beside it for everybody. */
  readonly caption: string;
  readonly height: number;
  readonly shapes: ReactNode;
}

/** All drawings are this wide: text of 13 units is then at least 12 px tall on a screen 360 px wide. */
export const DRAWING_WIDTH = 320;
