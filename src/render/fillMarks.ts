import { randomUUID } from 'node:crypto';
import { type SafeHtml, safeHtml } from '../model/brands.ts';

// Private-use characters, which React leaves alone. An author could write them too, to pull HTML into an attribute;
// no author can write what is made up at the start of the program and never published.
const OPEN = `\uE000${randomUUID()}:`;
const CLOSE = '\uE001';
const MARK = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'g');

/** A mark that stands for finished HTML while React renders what is around it. */
export const mark = (name: string | number): string => `${OPEN}${name}${CLOSE}`;

/** Puts the finished HTML in the place of its marks; what only looks like one stays. */
export const fillMarks = (html: string, pieces: (name: string) => string | undefined): SafeHtml =>
  safeHtml(html.replace(MARK, (whole, name: string) => pieces(name) ?? whole));

/** Parts HTML at its marks: what is before the first one, its name, what is between it and the next, and so on. */
export const splitAtMarks = (html: string): string[] => html.split(MARK);
