import type { SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { parsedJson } from '../../model/parsedJson.ts';

/** Title and description of a book, as a `book.json` of HonKit has them. */
export function readBookJson(json: string): Pick<SiteElsewhere, 'title' | 'description'> {
  const { title, description } = Object(parsedJson(json)) as Readonly<Record<string, unknown>>;
  return { ...(isText(title) ? { title } : {}), ...(isText(description) ? { description } : {}) };
}

const isText = (value: unknown): value is string => typeof value === 'string' && /\S/.test(value);
