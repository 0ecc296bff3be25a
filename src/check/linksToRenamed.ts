import { posix } from 'node:path';
import { decodeAddress } from '../model/decodeAddress.ts';
import type { Diagnostic, Fix } from '../model/diagnostic.ts';
import type { CompiledPage } from '../model/page.ts';
import { fixLink } from '../routes/fixLink.ts';
import { frontmatterUrlPlace } from '../routes/frontmatterUrlPlace.ts';

/** Pages whose links may name files. */
interface LinkingPages {
  readonly pages: Iterable<Pick<CompiledPage, 'links'>>;
  /** Path of the content folder, as for `listContent`. */
  readonly prefix: string;
  /** The text of a file, relative to the project root. */
  readonly textOf: (file: string) => string;
}

/**
 * The corrections of links by file name to files that corrections rename. They would lead to the page without that, but
 * not for those who read the files.
 */
export function linksToRenamed(diagnostics: readonly Diagnostic[], { pages, prefix, textOf }: LinkingPages): Fix[] {
  const renamed = new Map(
    diagnostics.flatMap(({ fix }) =>
      fix?.renamedTo === undefined ? [] : [[fix.place.file.slice(prefix.length), fix.renamedTo] as const],
    ),
  );
  if (renamed.size === 0) return [];
  return [...pages].flatMap(({ links }) =>
    links.flatMap((link) => {
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link.url) ?? [];
      const target = renamed.get(fileAt(decodeAddress(path), link.fromFile));
      if (target === undefined) return [];
      const definition = link.inYaml ? frontmatterUrlPlace(link, textOf(link.place.file)) : link.definition;
      return (
        fixLink(
          { ...link, ...(definition && { definition }) },
          path.replace(/[^.]*$/, () => target.slice(target.lastIndexOf('.') + 1)) + rest,
        ) ?? []
      );
    }),
  );
}

const fileAt = (path: string, fromFile: string) =>
  path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(fromFile), path);
