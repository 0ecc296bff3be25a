/** Levels of headings, below that of the title, with which a list of them can end. */
export const LISTED_LEVELS = [2, 3, 4, 5, 6] as const;

/** The lowest one that a page lists, unless it says otherwise. */
export const USUAL_LEVEL = 3;
