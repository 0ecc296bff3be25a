import { posix } from 'node:path';
import { slugOf } from '../../markdown/headings/slugOf.ts';
import { type Piece, replaced } from '../../markdown/pieces.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { withoutEnding } from '../../model/files/markdownFile.ts';
import type { SourceFile, SourceText } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';

/** Files of a site by what wikis call them: pages without their ending, others with it. */
interface WikiNames {
  /** The path in the content folder; undefined for what no file or several are called. */
  readonly find: (name: string, from: string) => string | undefined;
}

/** `paths` are those of pages and of files that pages show, in the content folder. */
export function wikiNames(paths: Iterable<string>): WikiNames {
  const named = new Map<string, string[]>();
  for (const path of paths) {
    const steps = nameOf(path).split('/');
    // A name may have as many of the folders as its writer thought needed.
    for (let at = steps.length - 1; at >= 0; at -= 1) {
      const name = steps.slice(at).join('/');
      named.set(name, [...(named.get(name) ?? []), path]);
    }
  }
  return {
    find(name, from) {
      const all = named.get(nameOf(name).replace(/^(?:\.{0,2}\/)+/, '')) ?? [];
      const beside = all.filter((path) => posix.dirname(path) === posix.dirname(from));
      const whole = all.filter((path) => nameOf(path) === nameOf(name));
      return [all, whole, beside].find(({ length }) => length === 1)?.[0];
    },
  };
}

/** Wikis have hyphens in the names of files for spaces, and take letters of any case. */
const nameOf = (path: string) => withoutEnding(path).toLowerCase().normalize('NFC').replaceAll(/[ _]/g, '-');

/**
 * Tells of each link of a wiki that leads to a page of the site, with the link in Markdown as its correction. May yield
 * `unread-markup`.
 */
export const wikiLinkFaults = (
  links: readonly Piece[],
  source: LinkingSource,
  names: WikiNames,
): readonly Diagnostic[] => unreadLinks(links, source, (written) => linkMeant(written, source.relativePath, names));

/** A page with links that no parser here reads. */
export type LinkingSource = Pick<SourceFile, 'file' | 'body' | 'relativePath'>;

/** Tells of each of some links that means one in Markdown, as `meantBy` yields that. */
export const unreadLinks = (
  links: readonly Piece[],
  source: SourceText,
  meantBy: (written: string) => string | undefined,
): readonly Diagnostic[] =>
  links.flatMap((link) => {
    const meant = meantBy(link.text);
    if (meant === undefined) return [];
    return warningOf('unread-markup', {
      message: `Readers see \`${link.text}\` as plain text.`,
      place: placeIn(source, link.offset, link.text.length),
      hint: `write \`${meant}\``,
      fix: replaced(link, meant, source),
    });
  });

function linkMeant(written: string, from: string, names: WikiNames): string | undefined {
  const isEmbedded = written.startsWith('!');
  const [first = '', second, ...more] = written.replace(/^!?\[\[|\]\]$/g, '').split(/\\?\|/);
  if (more.length > 0) return undefined;
  if (isEmbedded) return pictureMeant(first.trim(), second, { from, names });
  const address = addressOf(first, { from, names });
  if (address !== undefined) return linkOf(second ?? first.replace(/^#/, '').replaceAll('#', ' > '), address);
  // Wikis of GitHub have the text before the page.
  const behind = second === undefined ? undefined : addressOf(second, { from, names });
  return behind === undefined ? undefined : linkOf(first, behind);
}

interface Around {
  readonly from: string;
  readonly names: WikiNames;
}

function pictureMeant(name: string, size: string | undefined, { from, names }: Around): string | undefined {
  const path = PICTURE.test(name) ? names.find(name, from) : undefined;
  if (path === undefined) return undefined;
  const [, width, height] = /^(\d+)(?:x(\d+))?$/.exec(size?.trim() ?? '') ?? [];
  const alt = withoutEnding(posix.basename(name)).replace(PICTURE, '').replaceAll(/[-_]+/g, ' ');
  if (/[[\]<>"&]/.test(alt + path)) return undefined;
  const address = relative(from, path);
  if (width === undefined) return `![${size?.trim() || alt}](${bracketed(address)})`;
  const sizes = `width="${width}"${height === undefined ? '' : ` height="${height}"`}`;
  return `<img src="${address}" alt="${alt}" ${sizes}>`;
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$/i;

function addressOf(written: string, { from, names }: Around): string | undefined {
  const [name = '', ...headings] = written.trim().split('#');
  const heading = headings.at(-1);
  // A `^` names a block, which has no address here, and nothing names no heading.
  if (heading?.startsWith('^') || headings.some((one) => one.trim() === '')) return undefined;
  const anchor = heading === undefined ? '' : `#${slugOf(heading)}`;
  if (name === '') return anchor === '' ? undefined : anchor;
  const path = names.find(name.trim(), from);
  return path === undefined ? undefined : relative(from, path) + anchor;
}

function relative(from: string, path: string): string {
  // What ends a path in an address, or begins a sign in it, is none of the name.
  const address = posix.relative(posix.dirname(from), path).replaceAll(/[?#]|%(?=[\dA-F]{2})/gi, encodeURIComponent);
  return address.startsWith('.') ? address : `./${address}`;
}

/** The address of a page, or of a place in it, from a page. */
export const addressOfTarget = ({ path, anchor }: { readonly path: string; readonly anchor: string }, from: string) =>
  (path === from && anchor !== '' ? '' : relative(from, path)) + (anchor === '' ? '' : `#${anchor}`);

/** A link with a text; undefined for a text or address that it cannot have. */
export const linkTo = (text: string, target: { readonly path: string; readonly anchor: string }, from: string) =>
  linkOf(text, addressOfTarget(target, from));

const bracketed = (address: string) => (/[\s()]/.test(address) ? `<${address}>` : address);

const linkOf = (text: string, address: string) =>
  text.trim() === '' || /[[\]]/.test(text) || /[<>]/.test(address)
    ? undefined
    : `[${text.trim()}](${bracketed(address)})`;
