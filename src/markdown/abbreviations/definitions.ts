import { oncePer } from '../../model/lazy.ts';
import type { SourceText } from '../../model/sourceFile.ts';

/** A short form and what it stands for, as `*[HTML]: Hyper Text Markup Language`. */
export interface Definition {
  readonly term: string;
  /** Plain text; empty where nothing stands behind the colon. */
  readonly meaning: string;
  /** What stands before that, `*[HTML]:`. */
  readonly label: string;
  /** Where it begins in the text that it was read from. */
  readonly offset: number;
}

/** As in Markdown Extra: each on a line of its own, also of a list or a quote, which indented ones go on with. */
const DEFINITION = /^([ \t>]*)(\*\[([^[\]\n]{1,99})\]:)[ \t]*(.*(?:\n[ \t]+(?!\*\[)\S.*)*)$/gm;

/** The definitions of abbreviations in a text of Markdown. */
export const definitionsIn = (text: string): readonly Definition[] =>
  [...text.matchAll(DEFINITION)].flatMap(({ 1: before = '', 2: label = '', 3: term = '', 4: meaning = '', index }) =>
    term.trim() === ''
      ? []
      : [{ term: inOneLine(term), meaning: inOneLine(meaning), label, offset: index + before.length }],
  );

/** What a text holds besides them. */
export const withoutDefinitions = (text: string): string => text.replace(DEFINITION, '').trim();

const inOneLine = (words: string) => words.trim().replace(/\s+/g, ' ');

/** Whether a file may define abbreviations, or seem to. Next to none does. */
export const mayDefine = oncePer(
  ({ body }: SourceText) =>
    body.includes('*[') && /^[ \t>]*(?:(?:[-+*]|\d+[.)]|\[\^.+\]:)[ \t]+)?\*\[[^[\]\n]+\]:/m.test(body),
);
