import type { Diagnostic } from '../../model/diagnostic.ts';
import type { DiagnosticCode } from '../../model/diagnosticCodes.ts';
import { formatPlace } from './formatPlace.ts';

/** How often the same is said in full. A site that comes from another generator may have hundreds of a kind. */
export const SAID_IN_FULL = 5;

/** Diagnostics with one in place of the many that one decision mends: nobody looks at the place of each. */
export function sameOnce(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const placesOf = new Map<string, Set<string>>();
  for (const diagnostic of diagnostics) {
    const decision = decisionOf(diagnostic);
    if (decision !== undefined)
      placesOf.set(decision, (placesOf.get(decision) ?? new Set()).add(placeCounted(diagnostic)));
  }
  if (placesOf.size === 0) return diagnostics;
  const told = new Set<string>();
  return diagnostics.flatMap((diagnostic) => {
    const decision = decisionOf(diagnostic);
    const others = decision === undefined ? 0 : (placesOf.get(decision)?.size ?? 0) - 1;
    if (decision === undefined || others < SAID_IN_FULL) return [diagnostic];
    if (told.has(decision)) return [];
    told.add(decision);
    const where = elsewhereOf(diagnostic.code).replace('…', String(others));
    return {
      ...diagnostic,
      message: `${diagnostic.message} It is the same ${where}, which \`docsgen check --json\` names.`,
    };
  });
}

const decisionOf = ({ code, decision }: Diagnostic) => decision && JSON.stringify([code, decision]);

const elsewhereOf = (code: DiagnosticCode) => ELSEWHERE[code] ?? ON_PAGES;

const ON_PAGES = 'on … more pages';

const ELSEWHERE: Partial<Record<DiagnosticCode, string>> = {
  'orphan-page': 'with … more pages in its folder',
  'unknown-component': 'in … more places',
  'unknown-language': 'in … more code blocks',
};

/** Of what is counted by pages, the page; of any other, the place. */
function placeCounted({ code, place }: Diagnostic): string {
  if (place === undefined) return '';
  return elsewhereOf(code).includes('pages') ? place.file : formatPlace(place);
}

/** What a diagnostic says, wherever that is. */
export const wordsOf = ({ code, message, hint, related }: Diagnostic): string =>
  JSON.stringify([code, message, hint, related]);
