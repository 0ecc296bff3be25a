import type { SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import { isWords } from '../../model/values/isWords.ts';
import { parsedJson } from '../../model/values/parsedJson.ts';

/** Title and description of a book, as a `book.json` of HonKit has them. */
export function readBookJson(json: string): Pick<SiteElsewhere, 'title' | 'description'> {
  const { title, description } = asRecord(parsedJson(json));
  return { ...(isWords(title) ? { title } : {}), ...(isWords(description) ? { description } : {}) };
}
