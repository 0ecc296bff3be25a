import { type Diagnostic, errorOf, type Place, warningOf } from '../../model/diagnostic.ts';
import type { PageLink } from '../../model/page.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import type { LinkRemedy } from './fixLink.ts';
import { urlOfCode } from './nameOfCode.ts';

/** The code of the fault of a link or picture that leads nowhere. */
export const codeOf = ({ kind }: PageLink) => (kind === 'image' ? 'missing-asset' : 'broken-link');

/** A path with a slash too many would go unnoticed. There is no fix: it may also be an address without its scheme. */
export const protocolRelativeLink = (link: PageLink): Diagnostic =>
  warningOf('protocol-relative', {
    message: `\`${link.url}\` leads to another site: an address that begins with \`//\` goes on with the name of a host.`,
    place: link.place,
    hint: /^[\\/]+$/.test(link.url)
      ? 'write a single `/` for the home page, or the whole address'
      : `write \`https:${link.url.replaceAll('\\', '/')}\`, or a single \`/\` for a path on this site`,
  });

/** What to say of a link to a page that is not published yet. */
export const linkToDraft = (to: string): Diagnostic =>
  warningOf('unwritten-page', {
    message: `The page \`${to}\` is a draft: readers will not find it.`,
    hint: 'remove the link, or write `draft: false` in the front matter of that page',
  });

/** What to say of a link, or an entry of the navigation, to a page that is still to be written. */
export const linkToPlanned = (to: string, what: 'link' | 'entry'): Diagnostic =>
  warningOf('unwritten-page', {
    message: `The page \`${to}\` is planned, but not written yet.`,
    hint: `write the page, or remove the ${what} until it exists`,
  });

/**
 * A link to what ExDoc has documentation of. Told of once a page, which may have hundreds: they lead out of the site,
 * and what stands there mends none. `others` is how many more the page has.
 */
export const linkToCode = ({ url, place }: PageLink, others: number): Diagnostic =>
  errorOf('broken-link', {
    message: `${url} names what ExDoc has documentation of, and no page of this site${others > 0 ? `, and ${others} more links like it on this page` : ''}.`,
    place,
    hint: `write the full URL, such as \`${urlOfCode(url)}\`, or the code without a link; a plugin in \`remarkPlugins\` can write the URLs of all`,
  });

/** A path above the content folder: on disk there may well be a file, but nothing from there is published. */
export const linkOutOfContent = (link: PageLink, hint = COPY_IT): Diagnostic =>
  errorOf(codeOf(link), {
    message: `\`${link.url}\` points outside the content folder, where files are not published.`,
    place: link.place,
    hint,
  });

const COPY_IT = 'copy the file into the content folder, or link to it by full URL, such as `https://example.com/file`';

/**
 * What to do about a link from Astro's content into its folder `src`. Steps that lead out of the content folder are
 * none here: links to what stood above it there lead to what is in it.
 */
export function moveFromSource(path: string): string {
  const [, name = ''] = path.split('/');
  return `move \`src/${name}\` to \`content/${name}\`: the links to what is in it lead there as they are`;
}

/** The fault of a file that is shown or offered and does not exist. */
const missingAsset = (url: string, place: Place): Diagnostic =>
  errorOf('missing-asset', {
    message: `There is no file \`${url}\`.`,
    place,
    hint: 'put the file in `site/public` or next to the page',
  });

/** The fault of a file that the configuration names, which stands next to no page. */
export const missingPublicFile = (url: string, place: Place): Diagnostic => {
  const path = url.replace(/^(?:\.{0,2}\/)*/, '/');
  const written = path === url ? '' : `, and write \`${path}\``;
  return { ...missingAsset(url, place), hint: `put the file at \`site/public${path}\`${written}` };
};

/** A link or picture without its file. Without `meant` it leads out of the content folder, to nothing published. */
export const linkToMissingFile = (link: PageLink, meant: Partial<LinkRemedy> | undefined): Diagnostic =>
  meant === undefined ? linkOutOfContent(link) : withRemedy(missingAsset(link.url, link.place), meant);

export const linkToMissingPage = ({ url, place }: PageLink, meant: LinkRemedy): Diagnostic =>
  withRemedy(errorOf('broken-link', { message: `There is no page \`${url}\`.`, place }), meant);

/** A link to where a page or heading was, with where it is now. */
export const linkToOldAddress = (
  { url, place }: PageLink,
  code: 'broken-link' | 'broken-anchor',
  now: LinkRemedy,
): Diagnostic => withRemedy(warningOf(code, { message: `\`${url}\` is an old address.`, place }), now);

export const withRemedy = (fault: Diagnostic, { hint, fix }: Partial<LinkRemedy>): Diagnostic => ({
  ...fault,
  ...withoutUndefined({ hint, fix }),
});
