import { posix } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import { formatPlace } from './formatPlace.ts';

/** How often the same is said in full. A site that comes from another generator may have hundreds of a kind. */
export const SAID_IN_FULL = 5;

/**
 * Diagnostics with one in place of those of an unknown key on many pages, of an unknown language of many code blocks, of a
 * component to be exported that stands in many places, of an attribute that is removed on many pages, or of many pages in a
 * folder that nothing leads to.
 * Another generator's stands on all of them: one decision mends it, and nobody looks at the place of each.
 */
export function sameOnce(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const placesOf = new Map<string, Set<string>>();
  for (const diagnostic of diagnostics) {
    const place = placeOfSame(diagnostic);
    if (place === undefined) continue;
    const kind = kindOf(diagnostic);
    placesOf.set(kind, (placesOf.get(kind) ?? new Set()).add(place));
  }
  if (placesOf.size === 0) return diagnostics;
  const told = new Set<string>();
  return diagnostics.flatMap((diagnostic) => {
    const kind = kindOf(diagnostic);
    const others = (placesOf.get(kind)?.size ?? 0) - 1;
    if (others < SAID_IN_FULL || placeOfSame(diagnostic) === undefined) return [diagnostic];
    if (told.has(kind)) return [];
    told.add(kind);
    const where = SAME_ELSEWHERE[diagnostic.code]?.replace('…', String(others));
    return [
      {
        ...diagnostic,
        message: `${diagnostic.message} It is the same ${where}, which \`docsgen check --json\` names.`,
      },
    ];
  });
}

/** What is mended by one decision: the pages of a folder are added to a sidebar at once, a component is exported. */
function kindOf(diagnostic: Diagnostic): string {
  const { code, message, place } = diagnostic;
  if (code === 'orphan-page') return JSON.stringify([code, posix.dirname(place?.file ?? '')]);
  // How often it stands on a page, and what that is to be called, is said of each.
  const isOfHtml = code === 'dropped-html' || code === 'unsafe-html';
  return isOfHtml ? JSON.stringify([code, /^`[^`]*`/.exec(message)?.[0]]) : wordsOf(diagnostic);
}

const SAME_ELSEWHERE: Partial<Record<Diagnostic['code'], string>> = {
  'dropped-html': 'on … more pages',
  'orphan-page': 'with … more pages in its folder',
  'unknown-component': 'in … more places',
  'unknown-key': 'on … more pages',
  'unknown-language': 'in … more code blocks',
  'unsafe-html': 'on … more pages',
};

/** Where that stands which is told of once: a key counts once a page, and so does an attribute. */
function placeOfSame(diagnostic: Diagnostic): string | undefined {
  const { code, place, hint, fix } = diagnostic;
  if (place === undefined || SAME_ELSEWHERE[code] === undefined) return undefined;
  if (isRemovedAttribute(diagnostic)) return place.file;
  if (code === 'unsafe-html') return undefined;
  // What is written in place of another component is written at each.
  const isComponent = code === 'unknown-component' || code === 'dropped-html';
  if (isComponent && (fix !== undefined || hint?.startsWith('export it') !== true)) return undefined;
  return code === 'unknown-key' ? place.file : formatPlace(place);
}

/** Looks, which no page of Markdown has; not what could run code, each of which is to be seen. */
const isRemovedAttribute = ({ code, message, hint, fix }: Diagnostic) =>
  (code === 'dropped-html' || code === 'unsafe-html') &&
  fix === undefined &&
  hint?.startsWith('delete it') === true &&
  /^`[\w-]+`(?: of `<[^`]+>`)? is removed/.test(message);

/** What a diagnostic says, wherever that is. */
export const wordsOf = ({ code, message, hint, related }: Diagnostic): string =>
  JSON.stringify([code, message, hint, related]);
