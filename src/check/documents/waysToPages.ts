import { posix } from 'node:path';
import { type Diagnostic, errorOf, warningOf } from '../../model/diagnostic.ts';
import { isIndexName } from '../../model/files/isIndexName.ts';
import { nameOfFile } from '../../model/files/nameOfFile.ts';
import type { CompiledPage } from '../../model/page.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { labelOf } from '../../routes/navigation/sidebars.ts';
import { writtenPath } from '../../routes/urlParts.ts';
import type { Reference } from './inspectDocument.ts';
import { startOfPage } from './locate.ts';
import { isSameFromAll } from './referenceTarget.ts';
import { hasFileAt, type ShownSite } from './shownSite.ts';

/** A site without a start page, to which its name leads from every page: told of once. Yields `no-start-page`. */
export function missingHome(site: ShownSite): Diagnostic[] {
  const isWanted = pagesWithAddress(site).some(([route, { document }]) =>
    document.references.some(({ url }) => site.targetOf(url, route)?.path === '/'),
  );
  if (!isWanted || site.pages.has('/') || hasFileAt('/', site)) return [];
  return [
    errorOf('no-start-page', {
      message: "The site has no page `/`, but the site's name links to it from every page.",
      hint: 'add an `index.md` to the content folder, or `permalink: /` to the front matter of the first page',
    }),
  ];
}

/** Listed pages that no other page leads to: readers find them by search alone. Yields `orphan-page`. */
export function orphans(site: ShownSite): Diagnostic[] {
  const pages = pagesWithAddress(site);
  const reached = new Set<string>(['/']);
  // Those of a sidebar stand on many pages, and are followed once.
  const followed = new Set<Reference>();
  for (const [route, { document }] of pages) {
    for (const reference of document.references) {
      const { kind, url } = reference;
      if (kind !== 'link' || followed.has(reference)) continue;
      const target = site.targetOf(url, route);
      if (target?.path === route) continue;
      if (target !== undefined) reached.add(target.path);
      if (isSameFromAll(url)) followed.add(reference);
    }
  }
  return pages
    .filter(([route, { page }]) => !reached.has(route) && isListed(page))
    .map(([route, shown]) =>
      warningOf('orphan-page', {
        message: `No page, sidebar or menu links to \`${route}\`.`,
        place: startOfPage(shown),
        hint: `add \`'${writtenPath(route)}'\` to a sidebar, link to it, or write \`unlisted: true\` in its front matter`,
        // The pages of a folder are added to a sidebar at once.
        decision: posix.dirname(startOfPage(shown).file),
      }),
    );
}

/** Listed pages that are called like others beside them: in a sidebar, both look the same. Yields `same-title`. */
export function sameTitles(site: ShownSite): Diagnostic[] {
  // The page of a folder stands with what is in that: in each section, it may be the overview.
  const listed = pagesWithAddress(site).filter(
    ([, { page }]) => isListed(page) && !isIndexName(nameOfFile(page.record.relativePath)),
  );
  const alike = groupBy(listed, ([route, { page }]) => JSON.stringify([folderOf(route), labelOf(page.record)]));
  return [...alike.values()]
    .filter(({ length }) => length > 1)
    .flatMap((all) =>
      all.map(([route, shown]) =>
        warningOf('same-title', {
          message: `\`${labelOf(shown.page.record)}\` is not the only page of this name in \`${folderOf(route)}\`: readers cannot tell them apart.`,
          place: startOfPage(shown),
          hint: 'write what each is about as `title` in its front matter, or as `label` for the sidebar',
        }),
      ),
    );
}

/** The route of the folder that lists a page. */
const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/', route.length - 2) + 1);

const pagesWithAddress = ({ pages, notFound }: ShownSite) => [...pages].filter(([route]) => !notFound.has(route));

const isListed = ({ record }: CompiledPage) => record.frontmatter.unlisted !== true;
