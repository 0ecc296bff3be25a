import type { Fix } from '../../model/diagnostic.ts';
import type { Frontmatter } from '../../model/page.ts';
import type { SourceText } from '../../model/sourceFile.ts';

/** What to write instead of a piece of markup. */
export interface MarkupRemedy {
  readonly hint: string;
  /** What needs no judgment to be written instead. */
  readonly meant?: string | undefined;
  /** The correction, by where the markup stands, that is more than other words in its place. */
  readonly fixAt?: (offset: number, source: SourceText) => Fix | undefined;
}

/** What needs no judgment: the hint says what the correction writes, and why where that is given. */
export const replacement = (meant: string, why?: string): MarkupRemedy => ({
  hint: `write \`${meant}\`${why === undefined ? '' : `: ${why}`}`,
  meant,
});

/** Markup of another generator that readers see as it is written, or whose effect is missing. */
export interface ForeignMarkup {
  readonly pattern: RegExp;
  /** Not looked for in `.mdx`, where braces are expressions. */
  readonly isInMarkdownAlone?: true;
  /** Where it is looked for; in texts and headings, unless given. A `program` is code that holds no templates. */
  readonly place?: 'heading' | 'url' | 'code' | 'info' | 'fence' | 'comment' | 'rust' | 'program' | 'html';
  /** Only where it begins an item of a list. */
  readonly isOfItem?: true;
  /** Only where it stands in the column of a list's signs, see `itemBeside.ts`. */
  readonly isAmongItems?: true;
  /** Other generators read it in raw HTML, too. */
  readonly isInHtml?: true;
  /** What readers see instead, where it is not the markup itself. */
  readonly effect?: string;
  /** What nothing corrects is told of once a page: a page may hold hundreds. */
  readonly isToldOnce?: true;
  /** Between the tags of `rawStretches.ts`, it is meant as it is written. */
  readonly isOutsideRaw?: true;
  /** What to write instead; words alone are its hint. */
  readonly remedy: string | ((written: string, inner: string, around: MarkupPlace) => MarkupRemedy);
}

/** Markup that has something in common. */
export const sharing = (common: Partial<ForeignMarkup>, all: readonly ForeignMarkup[]): readonly ForeignMarkup[] =>
  all.map((markup) => ({ ...common, ...markup }));

/** Where a piece of markup stands. */
export interface MarkupPlace {
  readonly offset: number;
  readonly body: string;
  readonly frontmatter: Frontmatter;
}
