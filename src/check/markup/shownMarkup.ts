import { HEADING_ATTRIBUTES } from '../../markdown/headings/headingAttributes.ts';
import { lineStart } from '../../markdown/pieces.ts';
import { type Diagnostic, type Fix, warningOf } from '../../model/diagnostic.ts';
import { lazy, once } from '../../model/lazy.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import type { Stretch } from '../inspection/readStretches.ts';
import { FOREIGN_ADDRESSES } from '../markupElsewhere/foreignAddresses.ts';
import { FOREIGN_BRACES } from '../markupElsewhere/foreignBraces.ts';
import { FOREIGN_BRACKETS } from '../markupElsewhere/foreignBrackets.ts';
import { FOREIGN_CODE } from '../markupElsewhere/foreignCode.ts';
import { FOREIGN_HEADINGS } from '../markupElsewhere/foreignHeadings.ts';
import type { ForeignMarkup, MarkupRemedy } from '../markupElsewhere/foreignMarkup.ts';
import { FOREIGN_MDX } from '../markupElsewhere/foreignMdx.ts';
import { FOREIGN_SIGNS } from '../markupElsewhere/foreignSigns.ts';
import { FULL_WIDTH_SIGNS } from './fullWidthSigns.ts';
import { itemBeside } from './itemBeside.ts';
import { type MarkupPiece, piecesOf } from './markupPieces.ts';
import { NEAR_EMPHASIS } from './nearEmphasis.ts';
import { NEAR_MARKUP } from './nearMarkup.ts';
import { rawStretches } from './rawStretches.ts';

/**
 * Markup of other generators in the middle of a text, which readers see as it is written: the pages of a site that
 * comes from there are full of it. And Markdown that is nearly written. What nothing corrects is told of once a page.
 * May yield `unread-markup`.
 */
export function shownMarkup(source: SourceFile, stretches: readonly Stretch[]): Diagnostic[] {
  const { body, format, frontmatter } = source;
  const kinds = ALL_MARKUP.filter(({ isInMarkdownAlone }) => !isInMarkdownAlone || format === 'md');
  // A page has many pieces, and few kinds of them.
  const lookedForIn = once((language: string | undefined) =>
    once((kind: MarkupPiece['kind']) => kinds.filter((markup) => isLookedForIn(kind, language, markup))),
  );
  const found: FoundMarkup[] = [];
  // A piece may be looked at with what follows it.
  const taken = new Set<number>();
  const ends = new Map<ForeignMarkup, number>();
  const isRaw = lazy(() => rawStretches(body));
  for (const { kind, from, text, start, language } of stretches.flatMap((stretch) => piecesOf(stretch, body))) {
    // Most of a page is text, and most of that plain.
    if (kind === 'text' && !MAY_BE_MARKUP.test(text)) continue;
    for (const markup of lookedForIn(language)(kind)) {
      for (const { 0: written, 1: inner = '', index } of matchesOf(text, markup.pattern)) {
        const offset = from + index;
        if (taken.has(offset) || offset < (ends.get(markup) ?? 0)) continue;
        if (markup.isOfItem && !ITEM_START.test(body.slice(lineStart(body, offset), offset))) continue;
        if (markup.isAmongItems && itemBeside(body, offset) === undefined) continue;
        if (markup.isOutsideRaw && isRaw()(offset)) continue;
        if (kind === 'text' && isToldByBuild(written, offset, { start, body })) continue;
        // Readers do not see these, and the anchor among them works.
        if (kind === 'heading' && HEADING_ATTRIBUTES.exec(text.slice(index))?.index === 0) continue;
        taken.add(offset);
        ends.set(markup, offset + written.length);
        const { remedy: given } = markup;
        const remedy =
          typeof given === 'string' ? { hint: given } : given(written, inner, { offset, body, frontmatter });
        found.push({ markup, written, offset, remedy, fix: remedy.fixAt?.(offset, source) });
      }
    }
  }
  // The same again is told of with the first, unless each has a correction.
  const sameAs = ({ markup, remedy, written, offset, fix }: FoundMarkup) =>
    remedy.meant !== undefined || fix !== undefined ? offset : markup.isToldOnce ? wayOf(remedy) : written;
  return [...groupBy(found, ({ markup }) => markup).values()]
    .flatMap((all) => [...groupBy(all, sameAs).values()])
    .flatMap(([one, ...more]) => (one === undefined ? [] : [{ ...one, others: more.length }]))
    .sort((a, b) => a.offset - b.offset)
    .map(tell);

  function tell({ markup, written, remedy: { hint, meant }, offset, others, fix }: ToldMarkup): Diagnostic {
    const [line = ''] = written.split('\n');
    const more = others > 0 ? `, and ${others} more like it on this page` : '';
    const place = placeIn(source, offset, line.length);
    return warningOf('unread-markup', {
      message: `${markup.effect === undefined ? `Readers see \`${line.trim()}\` as plain text` : `\`${line}\` has no effect: ${markup.effect}`}${more}.`,
      place,
      hint,
      fix: meant === undefined ? fix : { place, was: written, text: meant },
    });
  }
}

/** What stands earlier takes a place that several match. */
export const ALL_MARKUP = [
  ...FOREIGN_BRACES,
  ...FOREIGN_BRACKETS,
  ...FOREIGN_SIGNS,
  ...FOREIGN_HEADINGS,
  ...FOREIGN_ADDRESSES,
  ...FOREIGN_MDX,
  ...FOREIGN_CODE,
  ...FULL_WIDTH_SIGNS,
  ...NEAR_MARKUP,
  ...NEAR_EMPHASIS,
];

/** Some of it stands in every text that any of the patterns for texts finds something in. */
export const MAY_BE_MARKUP =
  /[{[<:%^+=$\\`\uff03\uff5c\uff40\uff3d]|\]\(|\*\*|\p{P}\*|~~|__|--|\|[ \t:]*[-\u2013\u2014]|(?:^\s?|\n[ \t>]*)[\u2013\u2014\u2022][ \t]|[.)][\p{Lu}\p{Lo}]/u;

/** Signs of quotes and list items, an item's last. */
const ITEM_START = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t>]+)+$/;

/** As `matchAll` does. Nearly all texts have none, and are asked without a copy of the pattern. */
function matchesOf(text: string, pattern: RegExp): Iterable<RegExpMatchArray & { readonly index: number }> {
  pattern.lastIndex = 0;
  const has = pattern.test(text);
  pattern.lastIndex = 0;
  return has ? text.matchAll(pattern) : [];
}

interface FoundMarkup {
  readonly markup: ForeignMarkup;
  readonly written: string;
  readonly offset: number;
  readonly remedy: MarkupRemedy;
  readonly fix: Fix | undefined;
}

interface ToldMarkup extends FoundMarkup {
  /** How many more are told of with it. */
  readonly others: number;
}

/** What is mended in another way is told of by itself. */
const wayOf = ({ hint }: MarkupRemedy) => hint.replaceAll(/`[^`]*`/g, '');

const isLookedForIn = (kind: MarkupPiece['kind'], language: string | undefined, { place, isInHtml }: ForeignMarkup) => {
  if (kind === 'pre') return isInHtml === true;
  if (kind === 'html') return isInHtml === true || place === 'html';
  if (kind === 'info') return place === 'info';
  if (kind === 'url' || kind === 'property') return place === 'url';
  if (kind === 'code') return place === 'code';
  if (language === undefined) return place === undefined || place === kind;
  // A sample of Markdown shows how others write it.
  if (place === 'comment') return !/^(?:md|mdx|markdown)$/.test(language);
  if (place === 'program') return !TEMPLATED.test(language);
  return place === 'fence' || (place === 'rust' && /^(?:rust|rs)$/.test(language));
};

/** Languages whose code may hold such braces itself, and code of no named one. */
const TEMPLATED =
  /^(?:te?xt|plaintext|mdx?|markdown|qmd|rmd|html?|liquid|jinja\w*|j2|twig|django|nunjucks|njk|vue|svelte|astro|hbs|handlebars|mustache|php|blade|erb|ejs|go.*|te?mpl\w*|tpl|diff)?$/i;

/**
 * The build tells of others' marks of places, at the start of a paragraph of tags in braces and of formulas, and of
 * attributes of a container whose opening is none.
 */
function isToldByBuild(
  written: string,
  offset: number,
  { start, body }: { readonly start: number; readonly body: string },
): boolean {
  const before = () => body.slice(lineStart(body, offset), offset);
  if (offset !== start) return /^\{[ \t]*[#.]/.test(written) && /^[ \t>]*:{3,}[^[\]]*$/.test(before());
  return (
    (/^\{:?\s*#/.test(written) && body.startsWith('[]()', offset - 4)) ||
    (/^(?:\{[{%]|\$\$)/.test(written) && /^[ \t>*+\-\d.)]*$/.test(before()))
  );
}
