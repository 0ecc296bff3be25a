import { isWords } from '../../model/isWords.ts';
import type { SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { parsedJson } from '../../model/parsedJson.ts';

/** Title and description of a book, as a `book.json` of HonKit has them. */
export function readBookJson(json: string): Pick<SiteElsewhere, 'title' | 'description'> {
  const { title, description } = Object(parsedJson(json)) as Readonly<Record<string, unknown>>;
  return { ...(isWords(title) ? { title } : {}), ...(isWords(description) ? { description } : {}) };
}
