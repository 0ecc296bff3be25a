import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { readStretches } from '../../../src/check/inspection/readStretches.ts';
import { shownMarkup } from '../../../src/check/markup/shownMarkup.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('satteri');

/** A text after the corrections of its markup, and the hints. */
export function mendedMarkup(text: string): readonly [mended: string, hints: readonly (string | undefined)[]] {
  const source = sourceOf('a.md', text);
  const told = shownMarkup(source, readStretches(parserFor('satteri')(source), source));
  const fixes = told.flatMap(({ fix }) => fix ?? []);
  return [correctText(text, fixes).text, told.map(({ hint }) => hint)];
}
