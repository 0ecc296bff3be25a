import { posix } from 'node:path';
import { decodeAddress } from '../../model/addresses/decodeAddress.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CompiledPage, PageLink } from '../../model/page.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { fixLink } from '../../routes/links/fixLink.ts';
import { frontmatterUrlPlace } from '../../routes/links/frontmatterUrlPlace.ts';

/** Pages whose links may name files. */
interface LinkingPages {
  readonly pages: Iterable<Pick<CompiledPage, 'links'>>;
  /** Path of the content folder, as for `listContent`. */
  readonly prefix: string;
  /** The text of a file, relative to the project root. */
  readonly textOf: (file: string) => string;
}

/**
 * Diagnostics whose corrections rename files, with the corrections of links that name those. They would lead to the
 * page without that, but not for those who read the files.
 */
export function withLinksToRenamed(diagnostics: readonly Diagnostic[], linking: LinkingPages): Diagnostic[] {
  const renamed = new Map(
    diagnostics.flatMap(({ fix }) =>
      fix?.renamedTo === undefined ? [] : [[fix.place.file.slice(linking.prefix.length), fix.renamedTo] as const],
    ),
  );
  if (renamed.size === 0) return [...diagnostics];
  const links = groupBy(
    [...linking.pages].flatMap((page) => page.links.flatMap((link) => linkFix(link, renamed, linking))),
    ({ target }) => target,
  );
  return diagnostics.map((one) => {
    const { fix } = one;
    if (fix?.renamedTo === undefined) return one;
    return { ...one, fix: { ...fix, beside: (links.get(fix.renamedTo) ?? []).map((link) => link.fix) } };
  });
}

function linkFix(link: PageLink, renamed: ReadonlyMap<string, string>, { textOf }: LinkingPages) {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link.url) ?? [];
  const file = fileAt(decodeAddress(path), link.fromFile);
  const target = renamed.get(file);
  if (target === undefined) return [];
  const definition = link.inYaml ? frontmatterUrlPlace(link, textOf(link.place.file)) : link.definition;
  const fix = fixLink({ ...link, ...(definition && { definition }) }, renamedPath(path, file, target) + rest);
  return fix === undefined ? [] : [{ target, fix }];
}

/** A path with the new name of its file. Where that has another ending alone, the rest stays as it is written. */
const renamedPath = (path: string, from: string, to: string) =>
  stemOf(from) === stemOf(to)
    ? path.replace(/[^.]*$/, to.slice(to.lastIndexOf('.') + 1))
    : path.replace(/[^/]*$/, posix.basename(to));

const stemOf = (file: string) => posix.basename(file, posix.extname(file));

const fileAt = (path: string, fromFile: string) =>
  path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(fromFile), path);
