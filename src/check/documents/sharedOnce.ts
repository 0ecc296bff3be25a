import type { Diagnostic } from '../../model/diagnostic.ts';

/**
 * The faults with one in place of those that pages share and that stand in none of their sources, such as one in a
 * layout: the first of them, which says on how many more pages it is.
 */
export function sharedOnce(
  faults: readonly Diagnostic[],
  placed: (fault: Diagnostic, count: number) => Diagnostic = (fault) => fault,
): Diagnostic[] {
  const counts = new Map<string, { readonly first: Diagnostic; others: number }>();
  const kept = faults.filter((fault) => {
    const { code, message, place } = fault;
    if (place?.line !== 1 || place.column !== 1) return true;
    const known = counts.get(`${code} ${message}`);
    if (known === undefined) counts.set(`${code} ${message}`, { first: fault, others: 0 });
    else known.others += 1;
    return known === undefined;
  });
  return kept.map((fault) => {
    const { first, others = 0 } = counts.get(`${fault.code} ${fault.message}`) ?? {};
    if (first !== fault) return fault;
    const pages = others === 1 ? 'one more page' : `${others} more pages`;
    return placed(
      others === 0 ? fault : { ...fault, message: `${fault.message} It is the same on ${pages}.` },
      others + 1,
    );
  });
}
