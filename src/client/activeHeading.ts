/** Where a heading stands on the screen. */
export interface HeadingPosition {
  /** Decoded id. */
  readonly slug: string;
  /** Pixels from where a heading comes to rest below the header; negative once it has passed. */
  readonly top: number;
}

/** What decides besides the positions of the headings. */
export interface SpySituation {
  /** The page cannot scroll any further. */
  readonly atEnd: boolean;
  /** Slug that the address names, or "". */
  readonly named: string;
  /** The reader scrolled, rather than followed a link. */
  readonly byReader: boolean;
}

/** Specification, section 9. */
const ACTIVATION_OFFSET_PX = 10;

/**
 * Slug of the section in view, by positions in document order: the last heading that has passed the line; undefined
 * above the first. At the end of the page, where the last headings cannot reach the line, it is the last heading,
 * unless the address names one of those that cannot, or the one that a link has just led to.
 */
export function activeHeading(
  positions: readonly HeadingPosition[],
  { atEnd, named, byReader }: SpySituation,
): string | undefined {
  const passed = positions.findLastIndex(({ top }) => top <= ACTIVATION_OFFSET_PX);
  if (!atEnd) return positions[passed]?.slug;
  const candidates = positions.slice(byReader ? passed + 1 : Math.max(passed, 0));
  return (candidates.find(({ slug }) => slug === named) ?? positions.at(-1))?.slug;
}
