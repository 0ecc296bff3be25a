import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import type { CodeFile } from './siteCode.ts';
import { usesIn } from './usesIn.ts';

/** The property of an element; what a component does with one of that name, nobody knows. */
const USE = /style(?==\{)(?<=<[a-z][\w-]*\s(?:[^<]{0,400}\s)?style)/g;

/**
 * Elements of components that have styles of their own, which the policy of pages blocks: readers see them without. May
 * yield `inline-style`.
 */
export const styledElements = (files: readonly CodeFile[]): Diagnostic[] =>
  usesIn(files, USE).map(({ place }) =>
    warningOf('inline-style', {
      message: '`style` has no effect: the content security policy blocks styles in pages.',
      place,
      hint: 'write a class, and style it in `site/site.css`',
    }),
  );
