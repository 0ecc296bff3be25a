import { type SafeHtml, safeHtml } from '../model/brands.ts';

// Private-use characters: React leaves them alone, and no text of a page has them.
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** A mark that stands for finished HTML while React renders what is around it. */
export const mark = (name: string | number): string => `${OPEN}${name}${CLOSE}`;

/** Puts the finished HTML in the place of its marks; what only looks like one stays. */
export const fillMarks = (html: string, pieces: (name: string) => string | undefined): SafeHtml =>
  safeHtml(html.replace(/\uE000([^\uE001]*)\uE001/g, (whole, name: string) => pieces(name) ?? whole));
