import { posix } from 'node:path';
import { canParseUrl } from '../model/addresses/canParseUrl.ts';
import type { Route } from '../model/brands.ts';
import { type Diagnostic, errorOf, type Place, placeAtStart, warningOf } from '../model/diagnostic.ts';
import { keyPlace, type SourceFile } from '../model/sourceFile.ts';

/** What gives a page its route: the permalink of its front matter, else its file as a whole. */
export const placeOfRoute = (source: SourceFile): Place =>
  source.keyLines.permalink === undefined ? placeAtStart(source.file) : keyPlace(source, 'permalink');

/** A permalink that is no address of a page. */
export const badPermalink = (source: SourceFile): Diagnostic =>
  errorOf('bad-permalink', {
    message: `\`${source.frontmatter.permalink}\` is not a path on this site.`,
    place: placeOfRoute(source),
    hint: permalinkMeant(source.frontmatter.permalink ?? ''),
  });

/** A route at which docsgen has files of its own. */
export const reservedRoute = (source: SourceFile, route: Route): Diagnostic =>
  errorOf('reserved-route', {
    message: `The route \`${route}\` is reserved for docsgen.`,
    place: placeOfRoute(source),
    hint: 'rename the file, or give the page a `permalink`',
  });

/** A second file for a route, which is that of `owner`. */
export const duplicateRoute = (source: SourceFile, owner: SourceFile, route: Route): Diagnostic =>
  errorOf('duplicate-route', {
    message: `The route \`${route}\` is already used by \`${owner.file}\`.`,
    place: placeOfRoute(source),
    hint: 'rename one of the two files, or give one a `permalink`',
    related: [placeOfRoute(owner)],
  });

/** A README beside the index of its folder, `owner`. */
export const unpublishedReadme = (source: SourceFile, owner: SourceFile): Diagnostic =>
  warningOf('unread-file', {
    message: `The file is no page of the site: \`${posix.basename(owner.file)}\` is the page of its folder.`,
    place: placeOfRoute(source),
    hint: 'give it a `permalink` if it is to be a page, or write `<!-- docsgen-allow unread-file: for readers of the code -->` as its first line',
    related: [placeOfRoute(owner)],
  });

/** The line that is meant by an address that is no path of the site. */
function permalinkMeant(written: string): string {
  const braces = /\{(?!token\})[^}]*\}/.exec(written)?.[0];
  if (braces !== undefined) return `write \`{token}\` in place of \`${braces}\`, or a name without braces`;
  const path = canParseUrl(written) ? new URL(written).pathname : `/${written.replace(/[?#].*$/, '')}`;
  const meant = path.replace(/\/{2,}/g, '/').replace(/(?<![/]|\.html)$/, '/');
  return /^(?:\/[\w.~-]+)+(?:\/|\.html)$/.test(meant) && !/\/\.{1,2}\//.test(meant)
    ? `permalink: ${meant}`
    : 'permalink: /a/path/   or   permalink: /a/page.html';
}
