import type { Diagnostic } from '../../model/diagnostic.ts';

/** Names under which other generators read a page, each with what stands in its place here. */
const NAMES: readonly (readonly [name: RegExp, here: string])[] = [
  [/(?<=^|\/)_index(?=\.mdx?$)/i, 'index'],
  [/\.(?:markdown|mdown|mkdn?)$/i, '.md'],
];

/**
 * Faults of which those of files that are not read under their names are corrected by other ones. `included` are the
 * paths of partials that pages include, in the content folder: those are read. `prefix` as for `listContent`.
 */
export function withNewNames(
  faults: readonly Diagnostic[],
  { included, prefix }: { readonly included: ReadonlySet<string>; readonly prefix: string },
): readonly Diagnostic[] {
  return faults.map((fault) => {
    const { code, place } = fault;
    if (code !== 'unread-file' || place === undefined || included.has(place.file.slice(prefix.length))) return fault;
    const found = NAMES.find(([name]) => name.test(place.file));
    if (found === undefined) return fault;
    const renamedTo = place.file.replace(...found);
    return { ...fault, fix: { place: { ...place, endColumn: place.column }, was: '', text: '', renamedTo } };
  });
}
