import { posix } from 'node:path';
import { anchorsOf } from '../../model/addresses/anchorsOf.ts';
import { pathAlike } from '../../model/addresses/pathAlike.ts';
import { isMarkdown } from '../../model/files/markdownFile.ts';
import { translationOf } from '../../model/languages/translationOf.ts';
import { oncePer } from '../../model/lazy.ts';
import type { CompiledPage, PageLink } from '../../model/page.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { resolveUrl } from '../resolveUrl.ts';
import { routeOf, routesAt, trunkMeant, trunkOf } from '../routeOf.ts';
import { endOf, pathOf, writtenPath } from '../urlParts.ts';
import type { LinkWorld } from './checkLinks.ts';
import { type LinkRemedy, writeInstead } from './fixLink.ts';

/**
 * What to write for a link to an old address: where that redirects to, with the heading if it is there; undefined for
 * any other link.
 */
export function addressNow(link: PageLink, world: LinkWorld): LinkRemedy | undefined {
  const { hash = '' } = link.target ?? {};
  const { to, from } = movedIn(link, world, world.redirects);
  if (to === undefined) return undefined;
  const page = world.pages.get(to);
  const isWhole = !link.url.includes('?') && (hash === '' || (page !== undefined && anchorsOf(page).has(hash)));
  if (!isWhole) return { hint: `write \`${to.replaceAll(' ', '%20')}\`` };
  return writeInstead(link, page === undefined ? to : namedAlike(from, to, world));
}

/** What to write for a link to a page or file that has moved without a redirect; undefined for any other link. */
export function addressAfterMove(link: PageLink, world: LinkWorld): LinkRemedy | undefined {
  const { to, from } = movedIn(link, world, world.moves());
  if (to === undefined) return undefined;
  // A heading that did not go along is told of at the new address.
  const { hint, fix } = writeInstead(link, namedAlike(from, to, world));
  return { hint: `${hint}: it has moved there`, fix };
}

/**
 * Where a link leads now by a list of moves; undefined for one that is not in it. A relative link of a translation also
 * leads where it would as one of the original, `from`: see `resolveUrl`.
 */
function movedIn(
  link: PageLink,
  { translations = [] }: LinkWorld,
  moves: ReadonlyMap<string, string>,
): { readonly to: string | undefined; readonly from: PageLink } {
  const path = link.target?.path ?? '';
  const to = movedTo(path, moves);
  const prefix = translationOf(`/${link.fromFile}`, translations)?.prefix;
  if (to !== undefined || prefix === undefined || link.url.startsWith('/') || !path.startsWith(prefix))
    return { to, from: link };
  const step = prefix.length - 1;
  return { to: movedTo(path.slice(step), moves), from: { ...link, fromFile: link.fromFile.slice(step) } };
}

/** Where a path leads now by a list of moves, whichever way it is spelled; undefined for one that is not in it. */
export function movedTo(path: string, moves: ReadonlyMap<string, string>): string | undefined {
  const trunk = trunkMeant(path);
  return [path, trunk, ...routesAt(trunk), `${trunk}/index.html`]
    .map((spelling) => moves.get(spelling))
    .find((to) => to !== undefined);
}

/** Where a path leads now; what redirects say counts before moves. */
const pathNow = (path: string, { moves, redirects }: LinkWorld) => movedTo(path, redirects) ?? movedTo(path, moves());

/** Where all pages below a folder are now, `/guides/` for `/docs/guides/`; undefined where they are not below one. */
export function folderNow(folder: string, world: LinkWorld): string | undefined {
  const moved = allMoves(world).filter(([from]) => from.startsWith(folder));
  const places = moved.map(([from, to]) => {
    const rest = from.slice(folder.length);
    return to.endsWith(`/${rest}`) ? to.slice(0, to.length - rest.length) : undefined;
  });
  return new Set(places).size === 1 ? places[0] : undefined;
}

/** What to write for a relative link of a page that has moved: what it led to from where the page was. */
export function meantBeforeMove(link: PageLink, page: CompiledPage, world: LinkWorld): LinkRemedy | undefined {
  if (/^[\\/#?]/.test(link.url) || link.fromFile !== page.record.relativePath) return undefined;
  for (const file of filesBefore(page, world)) {
    const found = resolveUrl(link.url, file, world);
    const isThere = found.kind === 'page' || found.kind === 'asset';
    // What it led to may have moved as well.
    const path = isThere ? found.path : found.kind === 'missing' ? pathNow(found.path, world) : undefined;
    if (path === undefined || !(isThere || world.pages.has(path) || world.hasAsset(path))) continue;
    return writeInstead(link, namedAlike(link, path, world));
  }
  return undefined;
}

/** The files that a page may have been in. Groups are no part of addresses: it may have been in one at its own, too. */
function filesBefore(page: CompiledPage, world: LinkWorld): string[] {
  const before = formerAddressesOf(page, world);
  const inGroups = groupFoldersOf(world.routeOfFile);
  return [
    ...before.flatMap((trunk) => [`${trunk}.md`, `${trunk}/index.md`]),
    ...[...before, trunkOf(page.record.path).slice(1)].flatMap((trunk) =>
      [...inGroups]
        .flatMap((folder) => [`${folder}/${posix.basename(trunk)}.md`, `${folder}/index.md`])
        .filter((file) => trunkOf(routeOf(file)) === `/${trunk}`),
    ),
  ];
}

const groupFoldersOf = oncePer(
  (routeOfFile: LinkWorld['routeOfFile']): ReadonlySet<string> =>
    new Set([...routeOfFile.keys()].map((file) => posix.dirname(file)).filter((folder) => folder.includes('('))),
);

/**
 * What to write for a picture that front matter names from the content folder, and that has moved with its page: it
 * stands beside the page as it did before.
 */
export function pictureTakenAlong(link: PageLink, page: CompiledPage, world: LinkWorld): LinkRemedy | undefined {
  if (link.kind !== 'image' || link.fromFile !== '' || link.target === undefined) return undefined;
  const folder = posix.dirname(page.record.relativePath);
  for (const address of formerAddressesOf(page, world))
    for (const before of [posix.dirname(`/${address}`), `/${address}`]) {
      const inFolder = posix.relative(before, link.target.path);
      const path = posix.join('/', folder, inFolder);
      if (inFolder.startsWith('..') || !world.hasAsset(path)) continue;
      return writeInstead(link, path + endOf(link.url));
    }
  return undefined;
}

/** The addresses that a page had before, without the slash at their beginning and without their endings. */
const formerAddressesOf = ({ record }: CompiledPage, { moves, redirects }: LinkWorld): string[] =>
  [moves(), redirects]
    .flatMap((list) => movesByTarget(list).get(record.path) ?? [])
    .map(([from]) => trunkOf(from).slice(1));

/** Each relative link that is broken asks for those of its page. */
const movesByTarget = oncePer((moves: ReadonlyMap<string, string>) => groupBy(moves, ([, to]) => to));

/** Old addresses with those of now; what redirects say comes last, and so counts. */
const allMoves = ({ moves, redirects }: LinkWorld) => [...moves(), ...redirects];

/** The URL of a page or file of the site, in the way in which a link names its own: by route, or by file. */
export function namedAlike(link: PageLink, path: string, { pages }: LinkWorld): string {
  const rest = endOf(link.url);
  const page = pages.get(path);
  if (page !== undefined && !isMarkdown(pathOf(link.url))) return writtenPath(path) + rest;
  return writtenPath(pathAlike(link.url, page?.record.relativePath ?? path.slice(1), link.fromFile)) + rest;
}
