import { policyLine } from '../../hosting/refusedLoad.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { placeAt } from '../../model/sourcePlace.ts';
import { blanked } from '../../model/text/blanked.ts';
import type { ShownSite } from './shownSite.ts';

/** A stylesheet of the site; `file` counts from the project root. */
export interface Stylesheet {
  readonly file: string;
  readonly text: string;
}

/**
 * What a stylesheet imports, and the fonts that it names, from where the policy lets nothing come from, each host once:
 * browsers leave them out. Yields `refused-source`.
 */
export function refusedStyles(
  { file, text }: Stylesheet,
  { refused, addedPolicy }: Pick<ShownSite, 'refused' | 'addedPolicy'>,
): Diagnostic[] {
  const told = new Set<string>();
  return loadsIn(withoutComments(text)).flatMap(({ directive, url, offset }) => {
    const refusal = refused({ directive, url });
    if (refusal === undefined || told.has(`${refusal.directive} ${refusal.source}`)) return [];
    told.add(`${refusal.directive} ${refusal.source}`);
    return warningOf('refused-source', {
      message: `The content security policy blocks \`${url}\`: \`${refusal.directive}\` does not allow it.`,
      place: placeAt(file, text, offset, url.length),
      hint: `put the file next to the stylesheet, or write \`${policyLine(addedPolicy, refusal)}\` in \`site/config.ts\``,
    });
  });
}

/** A text in quotes may look like a comment. */
const withoutComments = (text: string) =>
  text.replace(/"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|\/\*[\s\S]*?(?:\*\/|$)/g, (found) =>
    found.startsWith('/') ? blanked(found) : found,
  );

const loadsIn = (text: string) => [
  ...[...text.matchAll(IMPORT)].map((found) => loadOf('style-src', found, 0)),
  ...[...text.matchAll(FONT_FACE)].flatMap(({ 0: rule, index }) =>
    [...rule.matchAll(FONT)].map((found) => loadOf('font-src', found, index)),
  ),
];

const loadOf = (directive: string, { 0: written, 1: url = '', index }: RegExpExecArray, start: number) => ({
  directive,
  url,
  offset: start + index + written.indexOf(url),
});

/** Rules begin where another ends: a text in quotes may look like one. */
const IMPORT = /(?=@)(?<=(?:^|[;{}])\s*)@import\s*(?:url\(\s*)?["']?((?:https?:)?\/\/[^\s"')]+)/gi;
const FONT_FACE = /(?=@)(?<=(?:^|[;{}])\s*)@font-face\s*\{[^}]*\}/gi;
const FONT = /url\(\s*["']?((?:https?:)?\/\/[^\s"')]+)/gi;
