/** What records of pages have besides that which all pages are made from. */
export type RecordField = 'lastUpdated' | 'lastAuthor' | 'wordCount';

const FIELDS: readonly RecordField[] = ['lastUpdated', 'lastAuthor', 'wordCount'];

/**
 * Which of these fields the sources of components name. Where none does, words are not counted, and a change of them or
 * of a date does not change what components get of a page: no other page has to be made anew for it.
 */
export const namedFields = (sources: readonly string[]): readonly RecordField[] =>
  FIELDS.filter((field) => sources.some((text) => text.includes(field)));
