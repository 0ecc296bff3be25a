import type { Find } from '../../config/elsewhere/itemsHere.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { isMarkdown } from '../../model/files/markdownFile.ts';
import { renameHint } from '../../model/files/renameHint.ts';
import { allEntries, type EntryElsewhere, inSidebars, type SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { nearest } from '../../model/text/nearest.ts';

export function missingIn(site: SiteElsewhere, find: Find): readonly EntryElsewhere[] {
  const inHeaders = [site, ...(site.languages ?? [])].flatMap(({ header: { left = [], right = [] } = {} }) => [
    ...left,
    ...right,
  ]);
  const all = allEntries([...inHeaders, ...inSidebars(site)]);
  const missing = all.filter(({ target }) => target !== undefined && find(target).kind === 'missing');
  // What several languages have in common stands in one place.
  return [...new Map(missing.map((entry) => [placeKey(entry), entry])).values()];
}

const placeKey = ({ target, place }: EntryElsewhere) => JSON.stringify([target, place]);

/**
 * Whether a navigation loses no page with the entries that lead to none: they are few beside those that do, so that it
 * is read as it is meant, and no page that is not named is near what they name.
 */
export const areDispensable = (
  missing: readonly EntryElsewhere[],
  unnamed: readonly string[],
  count: number,
): boolean =>
  missing.length * 2 <= count &&
  missing.every((entry) => entry.target?.endsWith('/*') !== true && pageMeant(entry, unnamed) === undefined);

/** The page that is near what an entry names, else the only one of that name in another folder. */
function pageMeant({ target = '' }: EntryElsewhere, unnamed: readonly string[]): string | undefined {
  const written = target.replace(/#.*$/, '');
  const path = written.replace(/^[./]+/, '');
  const [word, all] = isMarkdown(path) ? [path, unnamed] : [written, unnamed.map(addressLike(target))];
  const name = nameOf(word);
  const sameName = name === '' ? [] : all.filter((one) => nameOf(one) === name);
  return nearest(word, all) ?? (sameName.length === 1 ? sameName[0] : undefined);
}

/** The last step of a path; empty where it is that of the page of a folder. */
const nameOf = (path: string) => /([^/]+)\/?$/.exec(path)?.[1]?.replace(/^(?:index|readme)?\.mdx?$/i, '') ?? '';

/**
 * Tells of an entry that leads to no page, as `sidebar-target`. `isWithout`: the navigation comes over without it;
 * `partial`: see `partialNamed`.
 */
export function missingTarget(
  entry: EntryElsewhere,
  unnamed: readonly string[],
  { isWithout, partial }: { readonly isWithout: boolean; readonly partial: string | undefined },
): Diagnostic {
  const { target = '', text, place } = entry;
  const meant = pageMeant(entry, unnamed);
  const toCome = place.file.endsWith('.md') ? `, or write \`[${text ?? ''}]()\` for a page that is to come` : '';
  return warningOf('sidebar-target', {
    message: target.endsWith('/*')
      ? `There is no page in \`${target.slice(0, -2)}\`, which the navigation shows.`
      : `There is no page \`${target}\`, which the navigation names.`,
    place,
    hint:
      partial !== undefined
        ? renameHint(partial)
        : meant === undefined
          ? `write that page, or delete the entry${toCome}${isWithout ? ': the navigation comes over without it' : ''}`
          : `did you mean \`${meant}\`?`,
  });
}

/** The address of a file as others name it there, with or without a slash before it. */
const addressLike = (target: string) => (file: string) =>
  (target.startsWith('/') ? '/' : '') + file.replace(/(?:(?:^|\/)index)?\.mdx?$/, '');

/** What is left out, for whoever has the new file and no longer the warnings. */
export const missingComments = (missing: readonly EntryElsewhere[]): string =>
  missing
    .map(
      ({ target = '', place }) =>
        `// Not carried over: \`${target.replace(/\s+/g, ' ')}\` at ${place.file}:${place.line}, which leads to no page.\n`,
    )
    .join('');
