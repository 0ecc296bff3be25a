import { pathAlike } from '../../model/addresses/pathAlike.ts';
import type { Fix, Place } from '../../model/diagnostic.ts';
import { withoutEnding } from '../../model/files/markdownFile.ts';
import type { MeantFile } from '../../routes/links/meantFile.ts';
import type { PageState } from '../pageState.ts';
import { type NamedPartial, partialPath } from './partialPart.ts';

/** What to do about a file that is included and not there. */
interface IncludeRemedy {
  readonly hint: string;
  readonly fix?: Fix;
}

/** For a partial that is not there: the ending or the folder that its path lacks, or the page that it is. */
export function partialRemedy({ src, part }: NamedPartial, place: Place, state: PageState): IncludeRemedy | undefined {
  const { context, source } = state;
  const behind = part === '' ? '' : `#${part}`;
  const meant = meantPartials(src).find(
    (path) => context.partial(partialPath(path, source.relativePath)) !== undefined,
  );
  if (meant !== undefined)
    return {
      hint: `write \`<Include src="${meant}${behind}" />\``,
      ...fixWord(src, endingOf(src, state), place),
    };
  if (src === '' || context.resolve(src, source.relativePath).kind !== 'page') return undefined;
  const named = src.replace(/[^/]*$/, (name) => `_${name}`);
  return { hint: `that file is a page: rename it to \`${named}\`, and write \`<Include src="${named}${behind}" />\`` };
}

const ENDINGS = ['.mdx', '.md'];

/** A path with the other ending of Markdown, or with one where it has none; undefined where that leads nowhere, too. */
function endingOf(src: string, { context, source }: PageState): string | undefined {
  const trunk = withoutEnding(src);
  const [ending, another] = ENDINGS.filter(
    (one) => context.partial(partialPath(trunk + one, source.relativePath)) !== undefined,
  );
  return ending === undefined || another !== undefined ? undefined : trunk + ending;
}

/** A file that is named and not there: as it is written, and relative to the content folder. */
export interface MissingFile {
  readonly file: string;
  readonly path: string;
  readonly kind: 'partial' | 'code';
}

/** What to write for an included file that is not there, named at `place`: where it has moved, or what is near. */
export function includeRemedy(missing: MissingFile, place: Place, state: PageState): IncludeRemedy | undefined {
  const { file, path, kind } = missing;
  const moved = remedyBeforeMove(missing, place, state);
  if (moved !== undefined || file === '') return moved;
  return remedyOf(state.context.includeMeant(path, kind), missing, { place, state });
}

/** The same where it is named from the place that the file naming it has moved from. */
export function remedyBeforeMove(missing: MissingFile, place: Place, state: PageState): IncludeRemedy | undefined {
  const { file, path, kind } = missing;
  if (file === '' || file.startsWith('/')) return undefined;
  const meant = state.context.includeBeforeMove(path, kind, state.source.relativePath);
  return remedyOf(meant, missing, { place, state });
}

function remedyOf(
  meant: MeantFile | undefined,
  { file }: MissingFile,
  { place, state: { source } }: { readonly place: Place; readonly state: PageState },
): IncludeRemedy | undefined {
  if (meant === undefined) return undefined;
  const text = pathAlike(file, meant.path.slice(1), source.relativePath);
  if (!meant.isAlike) return { hint: `did you mean \`${text}\`?` };
  return { hint: `write \`${text}\``, ...fixWord(file, text, place) };
}

/** The correction that writes another word; none where the word does not stand in the source as it is known. */
export function fixWord(word: string, text: string | undefined, place: Place): { readonly fix?: Fix } {
  if (text === undefined || (place.endColumn ?? 0) - place.column !== word.length) return {};
  return { fix: { place, was: word, text } };
}

/** With the `_`, the ending and the folder that a path may lack. */
function meantPartials(src: string): string[] {
  const named = src.replace(/_?([^/]*)$/, '_$1');
  return [named, `/${partialPath(named, '')}`].flatMap((path) => [
    path,
    ...ENDINGS.map((ending) => withoutEnding(path) + ending),
  ]);
}
