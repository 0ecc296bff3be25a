import { type Diagnostic, sortDiagnostics, warningOf } from '../../model/diagnostic.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { type PageState, placeOf } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';

/**
 * Of findings, the part of their message that tells what is removed: a page may have hundreds that are mended once or
 * not missed.
 */
const repeatable = new WeakMap<Diagnostic, string>();

/** A finding that is told in two parts: what is removed, and why. */
type Repeatable = Omit<Diagnostic, 'severity' | 'message' | 'place'> & {
  readonly what: string;
  readonly why: string;
  readonly word: string;
};

/** Warns of what is told once a page, with the number of the others. */
export function reportOnce(state: PageState, node: TreeNode, { code, what, why, word, ...told }: Repeatable): void {
  const diagnostic = warningOf(code, { ...told, message: `${what}: ${why}.`, place: placeOf(state, node, word) });
  repeatable.set(diagnostic, what);
  state.diagnostics.push(diagnostic);
}

/** Of findings alike, those that a page may have hundreds of are told of once, the others one by one. */
export function toldOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  // The parser of HTML repeats an element that is not closed.
  const alike = groupBy(
    sortDiagnostics(diagnostics),
    ({ message, place, hint }) => `${place?.file} ${message} ${hint}`,
  );
  return [...alike.values()].flatMap((all) => {
    const [first] = all;
    const what = first && repeatable.get(first);
    if (first === undefined || what === undefined || all.length === 1) return all;
    const why = first.message.slice(what.length);
    return [{ ...first, message: `${what}, and ${all.length - 1} more like it on this page${why}` }];
  });
}
