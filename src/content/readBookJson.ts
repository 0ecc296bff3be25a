import type { SiteElsewhere } from '../model/navigationElsewhere.ts';

/** Title and description of a book, as a `book.json` of HonKit has them. */
export function readBookJson(json: string): Pick<SiteElsewhere, 'title' | 'description'> {
  const { title, description } = Object(parsed(json)) as Readonly<Record<string, unknown>>;
  return { ...(isText(title) ? { title } : {}), ...(isText(description) ? { description } : {}) };
}

const isText = (value: unknown): value is string => typeof value === 'string' && /\S/.test(value);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // It is no book's.
  }
}
