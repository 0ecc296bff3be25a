import type { Diagnostic } from '../../model/diagnostic.ts';
import { folderOfFile } from '../../model/files/folderOfFile.ts';
import { lazy } from '../../model/lazy.ts';

/** Names under which other generators read a page, each with what stands in its place here. */
const NAMES: readonly (readonly [name: RegExp, here: string])[] = [
  [/(?<=^|\/)_index(?=\.mdx?$)/i, 'index'],
  [/\.(?:markdown|mdown|mkdn?|livemd|cheatmd)$/i, '.md'],
];

interface NewNamesWorld {
  /** Paths of partials that pages include, in the content folder: those are read. */
  readonly included: ReadonlySet<string>;
  /** Paths of pages in the content folder. */
  readonly pages: Iterable<string>;
  /** As for `listContent`. */
  readonly prefix: string;
}

/**
 * Faults of which those of files that are not read under their names are corrected by other ones. Of a folder that has
 * a README for its page, the author says which of the two is it.
 */
export function withNewNames(
  faults: readonly Diagnostic[],
  { included, pages, prefix }: NewNamesWorld,
): readonly Diagnostic[] {
  const readmes = lazy(() => new Map([...pages].flatMap(readmeIn)));
  return faults.map((fault) => {
    const { code, place } = fault;
    if (code !== 'unread-file' || place === undefined || included.has(place.file.slice(prefix.length))) return fault;
    const found = NAMES.find(([name]) => name.test(place.file));
    if (found === undefined) return fault;
    const path = place.file.slice(prefix.length);
    const readme = found === NAMES[0] ? readmes().get(folderOfFile(path)) : undefined;
    if (readme !== undefined) return { ...fault, hint: readmeHint(readme) };
    const renamedTo = place.file.replace(...found);
    return { ...fault, fix: { place: { ...place, endColumn: place.column }, was: '', text: '', renamedTo } };
  });
}

const readmeIn = (path: string): (readonly [folder: string, name: string])[] => {
  const folder = folderOfFile(path);
  const name = path.slice(folder.length);
  return /^readme\.mdx?$/i.test(name) ? [[folder, name]] : [];
};

const readmeHint = (name: string) =>
  `write its front matter and text in \`${name}\`, which is the page of this folder, and delete it; or rename \`${name}\`, and this file to \`index.md\``;
