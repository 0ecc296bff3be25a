import type { Find, TargetHere } from '../../config/elsewhere/itemsHere.ts';
import { withoutSlashes } from '../../model/addresses/withoutSlashes.ts';
import type { Route } from '../../model/brands.ts';
import { foldersAlong } from '../../model/files/folderOfFile.ts';
import { withoutEnding } from '../../model/files/markdownFile.ts';
import { lazy } from '../../model/lazy.ts';
import { asTarget } from '../../redirects/targetPath.ts';
import { folderParts } from '../../routes/navigation/planFolderSidebars.ts';
import { labelOf } from '../../routes/navigation/sidebars.ts';
import type { NavigationWorld } from './navigationIn.ts';
import { partialNamed } from './partialNamed.ts';

/** What is known of the pages that a navigation may name, with what finds them. */
export interface FindingWorld extends NavigationWorld {
  readonly find: Find;
}

/**
 * Finds the pages that another generator's navigation names. Paths in its files are those of files in the content
 * folder; settings that are code name addresses, and that of a folder leads nowhere.
 */
export function finderFor(world: NavigationWorld, { isCode }: { readonly isCode: boolean }): Find {
  const { resolve, page, drafts, sourceOf: sources } = world;
  const named = lazy(() => routesBySlug(world));
  const partsOf = lazy(() => folderReader(world));
  return (target) => {
    // It leads to the top of the page that is open: the entry has no page of its own yet.
    if (target === '#') return { kind: 'draft' };
    if (target.endsWith('/*')) return partsOf()(`/${target.slice(0, -1).replace(/^[./]+/, '')}`);
    const inContent = target.replace(/^\/+/, './');
    const bySlug = isCode ? named().get(slugOf(target)) : undefined;
    // Corrections rename those that are MDX.
    const spellings = [
      target,
      inContent,
      inContent.replace(/\.md(?=#|$)/, '.mdx'),
      // Names of files are no addresses: those of `c#.md` and `why?.md` would end at the sign.
      inContent.replaceAll(/[#?](?=[^/]*\.mdx?(?:#|$))/g, encodeURIComponent),
      ...(bySlug === undefined ? [] : [bySlug]),
      // Here files of such names are no pages: they are renamed.
      ...(partialNamed(target, world) === undefined
        ? [inContent.replace(/(?<=^|\/)_(?=[^/]*\.mdx?(?:#|$))/i, '')]
        : []),
    ];
    const [found = resolve(target, 'SUMMARY.md')] = spellings
      .map((one) => resolve(one, 'SUMMARY.md'))
      .filter(({ kind }) => kind !== 'missing');
    if (found.kind === 'external') return { kind: 'link', link: found.href };
    if (found.kind === 'asset') return { kind: 'link', link: found.path };
    if (found.kind === 'page') {
      const record = page(found.path)?.record;
      const link = asTarget(found.path) + (found.hash === '' ? '' : `#${found.hash}`);
      return record === undefined ? { kind: 'link', link } : { kind: 'page', link, label: labelOf(record) };
    }
    if (found.kind !== 'missing') return { kind: 'missing' };
    if (drafts.has(found.path)) return { kind: 'draft' };
    const folder = found.path.replace(/\/*$/, '/');
    const hasPages = folder !== '/' && [...sources.keys()].some((route) => route.startsWith(folder));
    return hasPages && !isCode ? { kind: 'folder', link: folder } : { kind: 'missing' };
  };
}

/**
 * Routes by their other names: addresses in Starlight, which are in lower case and without most signs, and what
 * Docusaurus calls a page, without the numbers of its path, and with the `id` of its front matter.
 */
function routesBySlug({ sourceOf: sources, textOf }: NavigationWorld): ReadonlyMap<string, Route> {
  const named = [...sources].flatMap(([route, source]) => {
    const path = withoutNumbers(withoutEnding(source.relativePath));
    const names = [route, path, path.replace(/(?:^|\/)index$/, '')];
    const line = source.keyLines.id;
    const id = line === undefined ? undefined : idIn(textOf(source.file) ?? '', line);
    return [...names, ...(id === undefined ? [] : [path.replace(/[^/]*$/, id)])].map(
      (name) => [slugOf(name), route] as const,
    );
  });
  // Of two pages of a name, the first that has it for its address.
  return new Map(named.reverse());
}

const idIn = (text: string, line: number) =>
  /^id:[ \t]*["']?([^"'#]+?)["']?[ \t]*$/.exec(text.split(/\r\n?|\n/)[line - 1] ?? '')?.[1];

/** A path as Docusaurus has it: `02-api/01-setup` → `api/setup`. Dates and versions stay. */
const withoutNumbers = (path: string) =>
  path
    .split('/')
    .map((step) => (/^\d+[-_.]\d/.test(step) ? step : step.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '')))
    .join('/');

const slugOf = (path: string) =>
  withoutSlashes(path.toLowerCase())
    .replaceAll(/[^\p{L}\p{N}/_ -]/gu, '')
    .replaceAll(' ', '-');

/** Reads what is in folders, each by the beginning of its routes. */
function folderReader({ page, sourceOf: sources }: NavigationWorld): (prefix: string) => TargetHere {
  const records = [...sources.keys()].flatMap((route) => page(route)?.record ?? []);
  const listed = records.filter(({ frontmatter }) => frontmatter.unlisted !== true);
  const folders = listed.flatMap(({ path }) => foldersAlong(path).slice(1));
  const prefixes = new Map(folders.flatMap((one) => [withoutNumbers(one), one].map((name) => [slugOf(name), one])));
  return (prefix) => {
    const own = prefix === '/' ? '/' : prefixes.get(slugOf(prefix));
    return own === undefined ? { kind: 'missing' } : { kind: 'folder', link: own, inside: folderParts(own, listed) };
  };
}
