import type { ENGLISH } from './englishTexts.ts';

/** The name of a text, by which a site may say it in its own language. */
export type TextName = keyof typeof ENGLISH;

/** Texts of a language, or a site's own; those without a value stay English. */
export type OwnTexts = { readonly [Name in TextName]?: string };

/** A text with something put in place of each name in braces. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** The names in braces of a text. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
