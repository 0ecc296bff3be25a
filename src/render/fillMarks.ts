import { randomUUID } from 'node:crypto';
import { type SafeHtml, safeHtml } from '../model/brands.ts';

// Made up at the start of the program and never published: what an author could write, too, could pull HTML into an
// attribute. All of it is ASCII, which React leaves alone: what is cut from a string with a single character beyond
// Latin-1, and all that is joined with it, takes two bytes a character in V8, and twice the time.
// As small letters, digits and dashes it has no place where a long name is broken.
const OPEN = `docsgen-${randomUUID()}=`;
const CLOSE = ';';
const MARK = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'g');

/** How every mark begins. Enough of it to know one that was cut off, or written in capitals and made small again. */
export const MARK_START: string = OPEN.slice(0, 16);

/** A mark that stands for finished HTML while React renders what is around it. */
export const mark = (name: string | number): string => `${OPEN}${name}${CLOSE}`;

/** Puts the finished HTML in the place of its marks; what only looks like one stays. */
export const fillMarks = (html: string, pieces: (name: string) => string | undefined): SafeHtml =>
  safeHtml(html.replace(MARK, (whole, name: string) => pieces(name) ?? whole));

/** Parts HTML at its marks: what is before the first one, its name, what is between it and the next, and so on. */
export const splitAtMarks = (html: string): string[] => html.split(MARK);
