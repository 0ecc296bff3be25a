import { lineAt, type Piece, replaced } from '../../markdown/pieces.ts';
import { type Diagnostic, type Fix, joinFixes, warningOf } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';
import type { Stretch } from '../inspection/readStretches.ts';
import { RAW_TAG } from './rawStretches.ts';

/**
 * The tags of Jekyll, Eleventy and others that keep braces in code from being run: nothing runs here, and readers see
 * them. A correction deletes all of a block. May yield `unread-markup`.
 */
export function rawInCode(source: SourceFile, stretches: readonly Stretch[]): Diagnostic[] {
  const { body, format } = source;
  if (format !== 'md') return [];
  return stretches.flatMap(({ kind, start, end }) => {
    const isCode = kind === 'fence' || kind === 'code';
    const code = isCode ? body.slice(start, end) : '';
    const tags = code.includes('raw') && !IN_TEMPLATES.test(code) ? [...code.matchAll(RAW_TAG)] : [];
    const [first] = tags;
    // A sample of such a template may have one of them, to be shown.
    if (first === undefined || tags.length % 2 === 1 || !tags.every(([, word], at) => word === WORDS[at % 2]))
      return [];
    const fix = joinFixes(tags.map(({ 0: tag, index }) => deletion({ offset: start + index, text: tag }, source)));
    return warningOf('unread-markup', {
      message: `Readers see \`${first[0]}\` as plain text.`,
      place: placeIn(source, start + first.index, first[0].length),
      hint: 'delete it, and the tag that ends it: braces in code are text',
      fix,
    });
  });
}

const WORDS = ['raw', 'endraw'];

/** Code of languages that have this tag themselves, and of pages. */
const IN_TEMPLATES = /^[`~]{3,}[ \t]*(?:liquid|jinja\w*|j2|twig|django|nunjucks|njk|md|mdx|markdown)\b/;

/** Deletes a tag, with its line where nothing else stands there. */
function deletion(tag: Piece, source: SourceFile): Fix {
  const line = lineAt(source.body, tag.offset);
  // A line may be very long: its blanks are not tried again from each of them.
  const others = line.text.replace(tag.text, '').replace(/^[ \t>]*/, '');
  const isAlone = others.trim() === '';
  return replaced(isAlone ? line : tag, '', source);
}
